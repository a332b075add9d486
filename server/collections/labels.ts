import { type RawBuilder, sql } from 'kysely';
import { isSchedule } from '../../domain/time/schedule.ts';
import { scheduleText } from '../../domain/time/schedule-text.ts';
import { isWords, type Language } from '../../domain/text/words.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, optionValue } from '../../openapi/kinds.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { fieldSql } from './columns.ts';
import { type Collection, collectionNamed, type Model } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { me, value } from '../database/statement.ts';

/** How fields are read for people: titles instead of ids, labels instead of codes, times in the reader's zone. */

/** The label of the record aliased as `row`. */
export const labelSql = ({ entity, stored }: Collection, row: string): RawBuilder<unknown> => {
  const columns = entity.displayFields.flatMap((name) => stored.get(name)?.column ?? []);
  return sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
};

/** Condition on the row `r` that the caller may see it. */
const isVisibleSql = (model: Model, target: Collection, caller: Caller): RawBuilder<unknown> =>
  rowsSql(model, target, simplified(accessOf(target, caller)), caller, 'r');

/**
 * Condition on the row `r`, to which a record refers that the caller reaches, that they get its name, whether or not
 * they reach it itself: an offer that was paused is called the same. Affiliates get no name of another person.
 */
export const isNamedSql = ({ key }: Collection, caller: Caller): RawBuilder<unknown> =>
  key === 'user' && !isStaff(caller) ? sql`r.id = ${me}::bigint` : sql`true`;

/** Name of the record with this id if it may be told (a condition on `r`), otherwise the id. */
const nameSql = (target: Collection, id: RawBuilder<unknown>, isTold: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select ${labelSql(target, 'r')} from ${sql.table(target.table)} as r where r.id = ${id} and ${isTold}), ${id}::text)`;

/** The same for several ids. */
const namesSql = (target: Collection, ids: RawBuilder<unknown>, isTold: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array(
    select ${nameSql(target, sql.ref('one.id'), isTold)}
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
  const target = collectionNamed(model, entity);
  return sql`array(
    select concat_ws(' ', ${nameSql(target, id, isNamedSql(target, caller))}, one.pair ->> ${sql.lit(of)})
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
    case 'reverse': {
      const target = collectionNamed(model, field.entity);
      return namesSql(target, plain, isVisibleSql(model, target, caller));
    }
    case 'many':
    case 'tags': {
      const target = collectionNamed(model, field.kind === 'tags' ? 'tag' : field.entity);
      return namesSql(target, plain, isNamedSql(target, caller));
    }
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
