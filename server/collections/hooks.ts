import type { RawBuilder } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { EntityTypes } from '../generated/records.ts';
import type { Change as AnyChange, Reader, Work } from './model.ts';

export type { Reader, Work } from './model.ts';

/** Name of an entity in code. */
export type EntityName = keyof EntityTypes;

type Stored<E extends EntityName> = EntityTypes[E]['record'];
type Beside<E extends EntityName> = EntityTypes[E]['beside'];

/** Fields of an entity that are not stored with its record. */
export type BesideName<E extends EntityName> = E extends EntityName ? keyof Beside<E> & string : never;
type FieldName<E extends EntityName> = BesideName<E> | (keyof Stored<E> & string);

/**
 * One record of an entity that a call makes or changes. `before` has all that is stored, what the hooks need, and of the
 * other fields those that were sent.
 */
export type Change<E extends EntityName, Needed extends BesideName<E> = never> = AnyChange<
  EntityTypes[E]['item'],
  Stored<E> & Partial<Beside<E>> & Pick<Beside<E>, Needed>,
  Partial<Stored<E> & Beside<E>>
>;

/** A change that hooks of another entity make, which know these fields of the record alone. */
export type DependentChange<E extends EntityName, Known extends keyof Stored<E>> = AnyChange<
  EntityTypes[E]['item'],
  Pick<Stored<E>, Known>,
  Partial<Stored<E> & Beside<E>>
>;

/** What the hooks of an entity are, beside what they need. */
export interface Rules<E extends EntityName, Needed extends BesideName<E>> {
  /** SQL of fields that have no column, or that are not shown as they are stored; `row` is the name under which the record's row goes. */
  computed?: Readonly<Partial<Record<FieldName<E>, (row: string) => RawBuilder<unknown>>>>;
  /**
   * Conditions by which lists are narrowed to rows whose computed field is one of the ids `given`, an array, for fields
   * that have no column to compare.
   */
  among?: Readonly<Partial<Record<FieldName<E>, (row: string, given: RawBuilder<unknown>) => RawBuilder<unknown>>>>;
  /** Entities whose records decide what `among` and `narrow` find: what was counted holds until one of those changes. */
  looksInto?: readonly EntityName[];
  /**
   * Fields whose records the rules look into when a record is given to them: these are locked, so that what was seen of
   * them holds until the call is over. Those that the definition itself asks something of are locked anyway.
   */
  holds?: readonly FieldName<E>[];
  /**
   * Narrows the list by the definition's `queryParameters`; `asked` has those that were given. Undefined for no
   * narrowing. The statement is kept for each combination of values, so there should be few.
   */
  narrow?(asked: Readonly<EntityTypes[E]['query']>, row: string): RawBuilder<unknown> | undefined;
  /**
   * Before the definition's rules are checked, and after references are held: fills in, forbids (by pushing to `broken`
   * or throwing a Failure). It may read and changes nothing in the database, so that a call which needs no transaction
   * gets none.
   */
  validate?(changes: readonly Change<E, Needed>[], work: Work<Reader>): Promise<void> | void;
  /** The same where the database is changed or locked. */
  beforeWrite?(changes: readonly Change<E, Needed>[], work: Work): Promise<void> | void;
  /** After the records were written, with their ids. */
  afterWrite?(changes: readonly Change<E, Needed>[], work: Work): Promise<void> | void;
  /** What follows once the transaction is kept; failing undoes nothing. */
  afterCommit?(changes: readonly Change<E, Needed>[], caller: Caller): Promise<void> | void;
}

/**
 * Rules of one entity alone, that its definition can't say. All are optional; each runs inside the call's transaction,
 * after permission and contract were checked. Where `before` should have fields beyond the stored ones, `Needs` is the
 * type of the list of them that stands under `needs`.
 */
export type Hooks<E extends EntityName, Needs extends readonly BesideName<E>[] = readonly []> = Rules<
  E,
  Needs[number]
> &
  (Needs extends readonly [] ? { needs?: Needs } : { needs: Needs });
