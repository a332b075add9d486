import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { isReadable } from '../fields.ts';
import { value } from '../../database/statement.ts';
import type { Collection, Values } from '../model.ts';

/** Finding records by the ids that people know them by. */

/** Returns the id that was typed: `12` or `#12`. */
export const idIn = (typed: string): number | null => {
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Returns the columns of the public ids by which a record can be looked up. */
export const publicIds = ({ stored }: Collection, caller: Caller): string[] =>
  [...stored.values()].flatMap(({ field, column }) =>
    field.kind === 'secureId' && field.filterable && isReadable(field, caller) ? [column] : [],
  );

/** Records that a search names directly. */
export interface IdMatch {
  condition(row: string): RawBuilder<unknown>;
  /** A select of their ids. */
  ids: RawBuilder<unknown>;
  /** Whether the search can only be an id, like `#12`; texts are then not searched. */
  isAlone: boolean;
  /** What determines the text of the condition. */
  shape: string;
  values: Values;
}

const publicId = /^[\w-]{20,64}$/;

/** Whether this may be the public id of a record. */
export const isPublicId = (typed: string): boolean => publicId.test(typed);

/** Returns what a search names by an id or a public id; undefined if it can be neither. */
export const idMatch = (collection: Collection, search: unknown, caller: Caller): IdMatch | undefined => {
  const typed = typeof search === 'string' ? search.trim() : '';
  const id = idIn(typed);
  const columns = isPublicId(typed) ? publicIds(collection, caller) : [];
  if (id === null && columns.length === 0) return undefined;
  const condition = (row: string): RawBuilder<unknown> =>
    sql.join(
      [
        ...(id === null ? [] : [sql`${sql.ref(`${row}.id`)} = ${value('search id')}::bigint`]),
        ...columns.map((column) => sql`${sql.ref(`${row}.${column}`)} = ${value('search name')}::text`),
      ],
      sql` or `,
    );
  const isAlone = id !== null && typed.startsWith('#');
  return {
    condition,
    ids: sql`select named.id from ${sql.table(collection.table)} as named where ${condition('named')}`,
    isAlone,
    shape: JSON.stringify([id !== null, columns, isAlone]),
    values: { ...(id !== null && { 'search id': id }), ...(columns.length > 0 && { 'search name': typed }) },
  };
};

/** Matches what was found by text or named by id. */
export const orIdMatch = (found: RawBuilder<unknown>, row: string, named: IdMatch | undefined): RawBuilder<unknown> =>
  named ? sql`(${found} or ${named.condition(row)})` : found;
