import { type RawBuilder, sql } from 'kysely';
import { formatDate } from '../../domain/time/dates.ts';
import { filterShape } from '../../openapi/traits.ts';
import { hasSearchText, searchColumn, searchView } from '../../openapi/finding.ts';
import { timestamp } from '../database/values.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { refusedParameter } from '../failure.ts';
import { isReadable } from './fields.ts';
import { seenWithSql } from './columns.ts';
import type { Collection, Values } from './model.ts';
import { type IdMatch, idMatch, orIdMatch } from './search/ids.ts';
import { value } from '../database/statement.ts';

/** How the parameters of a list narrow it. */
export interface Narrowing {
  /** What determines the statement's text: the parameters present, and the values of those that hooks use. */
  shape: string;
  /** Names of the parameters that filter by a field. */
  filters: readonly string[];
  /** Whether records of other entities affect the result, according to the hooks. */
  looksBeyond: boolean;
  /** Values for the statement. */
  values: Values;
  condition(row: string): RawBuilder<unknown> | undefined;
}

interface Filter {
  condition(row: string): RawBuilder<unknown>;
  value(given: unknown): unknown;
}

const same = (given: unknown): unknown => given;

/** Whether a parameter names a single value, so that an index can return the rows in order. */
const isSingle = (given: unknown): given is readonly [unknown] => Array.isArray(given) && given.length === 1;

/** Returns the filter behind a parameter name, such as `status`, `createdAtFrom`; undefined if it isn't a filter. */
const filterOf = (collection: Collection, parameter: string, given: unknown, caller: Caller): Filter | undefined => {
  const [, name = parameter, end] = /^(.+)(From|To)$/.exec(parameter) ?? [];
  const shaped = (field: string, shape: string): boolean => {
    const found = collection.entity.fields[field];
    return found !== undefined && isReadable(found, caller) && filterShape(found) === shape;
  };
  if (shaped(parameter, 'values')) {
    const filter = equal(collection, parameter, isSingle(given));
    const seen = (row: string) => seenWithSql(collection.model(), collection, parameter, caller, row);
    if (!seen('t')) return filter;
    return { ...filter, condition: (row) => sql`(${filter.condition(row)} and ${seen(row)})` };
  }
  return end && shaped(name, 'range') ? ranged(collection, name, parameter, end === 'From') : undefined;
};

const equal = (collection: Collection, name: string, single: boolean): Filter => {
  const joined = collection.joined.get(name);
  const given = value(name);
  if (joined) {
    return {
      condition: (row) =>
        sql`${sql.ref(`${row}.id`)} in (select owner_id from ${sql.table(joined.table)} where target_id = any(${given}::bigint[]))`,
      value: same,
    };
  }
  const among = collection.hooks.among?.[name];
  if (among) {
    const type = sql.raw(collection.entity.fields[name]?.kind === 'enumeration' ? 'text[]' : 'bigint[]');
    return { condition: (row) => among(row, sql`${given}::${type}`), value: same };
  }
  const stored = collection.stored.get(name);
  if (!stored) throw new Error(`${collection.key}.${name} is filtered by and has no column`);
  const several = stored.type.endsWith('[]');
  if (single && !several) {
    return {
      condition: (row) => sql`${sql.ref(`${row}.${stored.column}`)} = ${given}::${sql.raw(stored.type)}`,
      value: (values) => (isSingle(values) ? values[0] : values),
    };
  }
  const type = sql.raw(several ? stored.type : `${stored.type}[]`);
  return {
    condition: (row) =>
      sql`${sql.ref(`${row}.${stored.column}`)} ${sql.raw(several ? '&&' : '= any')}(${given}::${type})`,
    value: same,
  };
};

/**
 * Times are whole seconds in the API and finer in the database, so "up to" a second includes all of it. The database
 * adds the second, since the API's last second has no successor.
 */
const ranged = (collection: Collection, name: string, parameter: string, from: boolean): Filter => {
  const stored = collection.stored.get(name);
  if (!stored) throw new Error(`${collection.key}.${name} is filtered by and has no column`);
  const moment = stored.type === 'timestamptz';
  const bound = sql`${value(parameter)}::${sql.raw(stored.type)}`;
  const compared = from ? sql`>= ${bound}` : moment ? sql`< ${bound} + interval '1 second'` : sql`<= ${bound}`;
  return {
    condition: (row) => sql`${sql.ref(`${row}.${stored.column}`)} ${compared}`,
    value: (given) => (moment ? timestamp(Number(given)) : given),
  };
};

const searchedColumns = ({ stored }: Collection, caller: Caller): string[] =>
  [...stored.values()].flatMap(({ field, column }) =>
    field.searchable && !field.contact && isReadable(field, caller) ? [column] : [],
  );

const wordsIn = (text: unknown): string[] => String(text).split(/\s+/).filter(Boolean);

/**
 * The same in the search text that the database stores for the palette: ignoring accents, and using the index if it
 * helps.
 * @param patterns from the search words that few records match
 */
const searchingText = ({ table }: Collection, patterns: readonly string[], named?: IdMatch): Filter => ({
  condition: (row) => {
    const text = sql.ref(`${row}.${searchColumn}`);
    const sought = sql`${text} like all(array(
      select '%' || regexp_replace(btrim(sluice_search_text(word)), '([\\\\%_])', '\\\\\\1', 'g') || '%' from unnest(${value('search')}::text[]) as word))`;
    if (patterns.length === 0) return orIdMatch(sought, row, named);
    const like = patterns.map((_, place) => sql`${sql.id(searchColumn)} like ${value(`pattern ${place}`)}`);
    // Named records are added to the same list: a separate condition would lose the index.
    const further = named ? sql` union all ${named.ids}` : sql``;
    return sql`${orIdMatch(sought, row, named)} and ${sql.ref(`${row}.id`)} = any(array(
      select id from ${sql.table(searchView(table))} where ${sql.join(like, sql` and `)} and sluice_alone()${further}))`;
  },
  value: wordsIn,
});

/** Every word must occur somewhere in the searched fields. */
const searching = (collection: Collection, caller: Caller, named?: IdMatch): Filter => ({
  condition: (row) => {
    const texts = searchedColumns(collection, caller).map((column) => sql.ref(`${row}.${column}`));
    return orIdMatch(sql`concat_ws(E'\\n', ${sql.join(texts)}) ilike all(${value('search')}::text[])`, row, named);
  },
  value: (text) => wordsIn(text).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
});

const dayName = 'caller’s day';

/** The value that hooks narrow by if it matters which day it is to the caller: '2026-11-21', by their time zone. */
export const callersDay = value(dayName);

const dayOf = ({ timezone }: Caller): string =>
  formatDate(Math.floor(Date.now() / 1000), timezone).replaceAll('.', '-');

const notFilters = new Set(['with', 'fields', 'withMeta', 'orderBy', 'limit', 'offset']);

/**
 * Reads the parameters that narrow a list. The contract has already rejected unknown ones and wrong types; what remains
 * is to keep callers from filtering or searching by what they may not see.
 * @param patterns from the words of `search` that few records match
 */
export const narrowing = (
  collection: Collection,
  query: Readonly<Values>,
  caller: Caller,
  patterns: readonly string[] = [],
): Narrowing => {
  const named = idMatch(collection, query['search'], caller);
  const searched = (): Filter => {
    if (named?.isAlone) return { condition: named.condition, value: wordsIn };
    return hasSearchText(collection.entity)
      ? searchingText(collection, patterns, named)
      : searching(collection, caller, named);
  };
  const asked = Object.fromEntries(
    Object.entries(query).filter(([name]) => Object.hasOwn(collection.entity.queryParameters, name)),
  );
  const names = Object.keys(query).filter((name) => !notFilters.has(name) && !Object.hasOwn(asked, name));
  const filters = names.map((name): [string, Filter] => {
    const filter = name === 'search' ? searched() : filterOf(collection, name, query[name], caller);
    if (!filter) throw refusedParameter('unknownParameter', name);
    return [name, filter];
  });
  return {
    shape: JSON.stringify([
      names.map((name) => [name, isSingle(query[name])]),
      asked,
      isStaff(caller),
      patterns.length,
      named?.shape,
    ]),
    filters: names,
    looksBeyond: Object.keys(asked).length > 0 || names.some((name) => collection.hooks.among?.[name] !== undefined),
    values: Object.fromEntries([
      ...filters.map(([name, filter]) => [name, filter.value(query[name])]),
      ...patterns.map((pattern, place) => [`pattern ${place}`, pattern]),
      ...Object.entries(named?.values ?? {}),
      // Counts are of this day, too.
      ...(Object.keys(asked).length > 0 ? [[dayName, dayOf(caller)]] : []),
    ]),
    condition: (row) => {
      const own = collection.hooks.narrow?.(asked, row);
      const conditions = [...filters.map(([, filter]) => filter.condition(row)), ...(own ? [own] : [])];
      return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
    },
  };
};
