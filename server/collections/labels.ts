import { type RawBuilder, sql } from 'kysely';
import { isSchedule } from '../../domain/schedule.ts';
import { scheduleText } from '../../domain/schedule-text.ts';
import type { Language } from '../../domain/words.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, optionValue } from '../../openapi/kinds.ts';
import type { Caller } from '../access/caller.ts';
import { fieldSql } from './columns.ts';
import { type Collection, collectionNamed, type Model } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { value } from '../database/statement.ts';

/** How fields are read for people: titles instead of ids, labels instead of codes, times in the reader's zone. */

/** By what people know the record that goes under `row`. */
export const labelSql = ({ entity, stored }: Collection, row: string): RawBuilder<unknown> => {
  const columns = entity.displayFields.flatMap((name) => stored.get(name)?.column ?? []);
  return sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
};

/** Condition on the row `r` that the caller may see it. */
export const isVisibleSql = (model: Model, target: Collection, caller: Caller): RawBuilder<unknown> =>
  rowsSql(model, target, simplified(accessOf(target, caller)), caller, 'r');

/** Name of the record with this id, if the caller may see it; the id alone of another one. */
const nameSql = (model: Model, target: Collection, id: RawBuilder<unknown>, caller: Caller): RawBuilder<unknown> =>
  sql`coalesce((select ${labelSql(target, 'r')} from ${sql.table(target.table)} as r where r.id = ${id} and ${isVisibleSql(model, target, caller)}), ${id}::text)`;

/** The same of several. */
const namesSql = (model: Model, target: Collection, ids: RawBuilder<unknown>, caller: Caller): RawBuilder<unknown> =>
  sql`array(
    select ${nameSql(model, target, sql.ref('one.id'), caller)}
    from unnest(${ids}) with ordinality as one (id, place) order by one.place)`;

/**
 * A field's value for people, for a row that goes under `row`: text, a number, a truth, or several of them; of a reference
 * the id, whose name `names.ts` knows.
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

const shownOne = (field: Field, read: unknown, language: Language): string => {
  if (read === null || read === undefined) return '';
  if (field.kind === 'boolean') return truths[language][read === true ? 1 : 0];
  if (field.kind === 'enumeration') {
    const option = Object.entries(field.options).find((entry) => optionValue(entry) === read)?.[1];
    return option?.[language] ?? String(read);
  }
  if (field.kind === 'schedule' && isSchedule(read)) return scheduleText(read, language);
  return typeof read === 'object' ? JSON.stringify(read) : String(read);
};

const isBlock = (field: Field): boolean => fieldsInside(field) !== undefined || field.kind === 'parameters';

/** What `shownSql` read, in the reader's language. */
export const displayText = (field: Field, read: unknown, language: Language): string =>
  Array.isArray(read) && !isBlock(field)
    ? read.map((one) => shownOne(field, one, language)).join('; ')
    : shownOne(field, read, language);
