import type { RawBuilder } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { EntityTypes } from '../generated/records.ts';
import type { Change as AnyChange, Reader, Work } from './model.ts';

export type { Reader, Work } from './model.ts';

/** Name of an entity in code. */
export type EntityName = keyof EntityTypes;

type Stored<E extends EntityName> = EntityTypes[E]['record'];
type Beside<E extends EntityName> = EntityTypes[E]['beside'];

/** Fields of an entity that aren't stored with its record. */
export type BesideName<E extends EntityName> = E extends EntityName ? keyof Beside<E> & string : never;
type FieldName<E extends EntityName> = BesideName<E> | (keyof Stored<E> & string);

/**
 * One record of an entity that a call creates or changes. `before` has all that is stored, what the hooks need, and
 * those of the other fields that were sent.
 */
export type Change<E extends EntityName, Needed extends BesideName<E> = never> = AnyChange<
  EntityTypes[E]['item'],
  Stored<E> & Partial<Beside<E>> & Pick<Beside<E>, Needed>,
  Partial<Stored<E> & Beside<E>>
>;

/** A change made by another entity's hooks, which know only these fields of the record. */
export type DependentChange<E extends EntityName, Known extends keyof Stored<E>> = AnyChange<
  EntityTypes[E]['item'],
  Pick<Stored<E>, Known>,
  Partial<Stored<E> & Beside<E>>
>;

/** An entity's hooks, apart from what they need. */
export interface Rules<E extends EntityName, Needed extends BesideName<E>> {
  /** SQL of fields that have no column or aren't shown as stored; `row` is the alias of the record's row. */
  computed?: Readonly<Partial<Record<FieldName<E>, (row: string) => RawBuilder<unknown>>>>;
  /**
   * Conditions that narrow lists to rows whose computed field is one of the ids or, of enumerations, has one of the values
   * `given`, an array, for fields that have no column to compare.
   */
  among?: Readonly<Partial<Record<FieldName<E>, (row: string, given: RawBuilder<unknown>) => RawBuilder<unknown>>>>;
  /** Entities whose records decide what `among` and `narrow` find: counts stay valid until one of those changes. */
  looksInto?: readonly EntityName[];
  /**
   * Fields whose records the rules read when a record refers to them: these are locked, so that what was read holds
   * until the call is over. Those that the definition itself constrains are locked anyway.
   */
  holds?: readonly FieldName<E>[];
  /**
   * Narrows the list by the definition's `queryParameters`; `asked` has those that were given. Undefined for no
   * narrowing. The statement is cached for each combination of values, so there should be few.
   */
  narrow?(asked: Readonly<EntityTypes[E]['query']>, row: string): RawBuilder<unknown> | undefined;
  /**
   * Runs before the definition's rules are checked, and after references are locked: fills in values, or forbids (by
   * pushing to `broken` or throwing a Failure). It may read but must not change the database, so that a call that needs
   * no transaction gets none.
   */
  validate?(changes: readonly Change<E, Needed>[], work: Work<Reader>): Promise<void> | void;
  /** The same for hooks that change or lock something in the database. */
  beforeWrite?(changes: readonly Change<E, Needed>[], work: Work): Promise<void> | void;
  /** Runs after the records were written, with their ids. */
  afterWrite?(changes: readonly Change<E, Needed>[], work: Work): Promise<void> | void;
  /** Runs after the transaction is committed; failing undoes nothing. */
  afterCommit?(changes: readonly Change<E, Needed>[], caller: Caller): Promise<void> | void;
}

/**
 * Rules of one entity that its definition can't express. All are optional; each runs inside the call's transaction,
 * after permission and contract were checked. If `before` should have fields beyond the stored ones, `Needs` is the
 * type of the list of them given as `needs`.
 */
export type Hooks<E extends EntityName, Needs extends readonly BesideName<E>[] = readonly []> = Rules<
  E,
  Needs[number]
> &
  (Needs extends readonly [] ? { needs?: Needs } : { needs: Needs });
