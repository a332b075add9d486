import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { isReadable } from '../fields.ts';
import { value } from '../../database/statement.ts';
import type { Collection, Values } from '../model.ts';

/** Finding records by the ids that people know them by. */

/** The id that was typed: `12` or `#12`. */
export const idIn = (typed: string): number | null => {
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** The columns of the public ids by which a record may be asked for. */
export const publicIds = ({ stored }: Collection, caller: Caller): string[] =>
  [...stored.values()].flatMap(({ field, column }) =>
    field.kind === 'secureId' && field.filterable && isReadable(field, caller) ? [column] : [],
  );

/** Records that a search names outright. */
export interface IdMatch {
  condition(row: string): RawBuilder<unknown>;
  /** A select of their ids. */
  ids: RawBuilder<unknown>;
  /** Whether it says nothing but an id, as `#12` does; no text is searched for that then. */
  isAlone: boolean;
  /** What decides the text of the condition. */
  shape: string;
  values: Values;
}

const publicId = /^[\w-]{20,64}$/;

/** What a search names by an id or a public id; undefined where it can be neither. */
export const idMatch = (collection: Collection, search: unknown, caller: Caller): IdMatch | undefined => {
  const typed = typeof search === 'string' ? search.trim() : '';
  const id = idIn(typed);
  const columns = publicId.test(typed) ? publicIds(collection, caller) : [];
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

/** What was found by a text, or named. */
export const orIdMatch = (found: RawBuilder<unknown>, row: string, named: IdMatch | undefined): RawBuilder<unknown> =>
  named ? sql`(${found} or ${named.condition(row)})` : found;
