import { type RawBuilder, sql } from 'kysely';
import { isSchedule } from '../../domain/schedule.ts';
import { scheduleText } from '../../domain/schedule-text.ts';
import { isWords, type Language } from '../../domain/words.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, optionValue } from '../../openapi/kinds.ts';
import type { Caller } from '../access/caller.ts';
import { fieldSql } from './columns.ts';
import { type Collection, collectionNamed, type Model } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { value } from '../database/statement.ts';

/** How fields are read for people: titles instead of ids, labels instead of codes, times in the reader's zone. */

/** The label of the record aliased as `row`. */
export const labelSql = ({ entity, stored }: Collection, row: string): RawBuilder<unknown> => {
  const columns = entity.displayFields.flatMap((name) => stored.get(name)?.column ?? []);
  return sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
};

/** Condition on the row `r` that the caller may see it. */
export const isVisibleSql = (model: Model, target: Collection, caller: Caller): RawBuilder<unknown> =>
  rowsSql(model, target, simplified(accessOf(target, caller)), caller, 'r');

/** Name of the record with this id if the caller may see it, otherwise the id. */
const nameSql = (model: Model, target: Collection, id: RawBuilder<unknown>, caller: Caller): RawBuilder<unknown> =>
  sql`coalesce((select ${labelSql(target, 'r')} from ${sql.table(target.table)} as r where r.id = ${id} and ${isVisibleSql(model, target, caller)}), ${id}::text)`;

/** The same for several ids. */
const namesSql = (model: Model, target: Collection, ids: RawBuilder<unknown>, caller: Caller): RawBuilder<unknown> =>
  sql`array(
    select ${nameSql(model, target, sql.ref('one.id'), caller)}
    from unnest(${ids}) with ordinality as one (id, place) order by one.place)`;

/** Rows that are each a record and a value that belongs to it, such as an amount in a currency. */
const pairsIn = (field: Field): { entity: string; key: string; of: string } | undefined => {
  const [first, second, ...others] = field.kind === 'list' ? Object.entries(field.fields) : [];
  if (!first || !second || others.length > 0 || first[1].kind !== 'one') return undefined;
  return { entity: first[1].entity, key: first[0], of: second[0] };
};

/** Such rows as texts: `USD 30.5`. */
const pairsSql = (
  model: Model,
  { entity, key, of }: NonNullable<ReturnType<typeof pairsIn>>,
  rows: RawBuilder<unknown>,
  caller: Caller,
): RawBuilder<unknown> => {
  const id = sql`(one.pair ->> ${sql.lit(key)})::bigint`;
  return sql`array(
    select concat_ws(' ', ${nameSql(model, collectionNamed(model, entity), id, caller)}, one.pair ->> ${sql.lit(of)})
    from jsonb_array_elements(${rows}) with ordinality as one (pair, place) order by one.place)`;
};

/**
 * A field's value for people, for the row aliased as `row`: text, a number, a boolean, or several of them; for a
 * reference the id, whose name `names.ts` looks up.
 */
export const displaySql = (
  model: Model,
  collection: Collection,
  name: string,
  caller: Caller,
  row: string,
): RawBuilder<unknown> => {
  const field = collection.entity.fields[name];
  const plain = fieldSql(model, collection, name, caller, row);
  const pairs = field && pairsIn(field);
  if (pairs) return pairsSql(model, pairs, plain, caller);
  switch (field?.kind) {
    case 'timestamp':
      return sql`to_char(${plain} at time zone ${value('zone')}::text, 'YYYY-MM-DD HH24:MI:SS')`;
    case 'many':
    case 'reverse':
      return namesSql(model, collectionNamed(model, field.entity), plain, caller);
    case 'tags':
      return namesSql(model, collectionNamed(model, 'tag'), plain, caller);
    default:
      return plain;
  }
};

const truths = { en: ['no', 'yes'], ru: ['нет', 'да'] } as const;

/** Returns how to show a single non-empty value of a field. */
const shownOne = (field: Field, language: Language): ((read: unknown) => string) => {
  if (field.kind === 'boolean') return (read) => truths[language][read === true ? 1 : 0];
  if (field.kind === 'enumeration') {
    const labels = new Map<unknown, string>(
      Object.entries(field.options).map((entry) => [optionValue(entry), entry[1][language]]),
    );
    return (read) => labels.get(read) ?? String(read);
  }
  return (read) => {
    if (typeof read !== 'object') return String(read);
    if (field.kind === 'schedule' && isSchedule(read)) return scheduleText(read, language);
    if (field.kind === 'parameters' && field.block === 'words' && isWords(read)) return read[language];
    return JSON.stringify(read);
  };
};

const isBlock = (field: Field): boolean =>
  (fieldsInside(field) !== undefined && pairsIn(field) === undefined) || field.kind === 'parameters';

/** Returns a function that shows in a language what `displaySql` read. Created once, for files of a million rows. */
export const textReader = (field: Field, language: Language): ((read: unknown) => string) => {
  const one = shownOne(field, language);
  const shown = (read: unknown): string => (read === null || read === undefined ? '' : one(read));
  return isBlock(field) ? shown : (read) => (Array.isArray(read) ? read.map(shown).join('; ') : shown(read));
};
