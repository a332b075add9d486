import { sql } from 'kysely';
import { type DimensionName, dimensions, type FilterName, isTime } from '../../../domain/statistics/dimensions.ts';
import type { Language } from '../../../domain/text/words.ts';
import { optionValue } from '../../../openapi/kinds.ts';
import { counted } from '../../../openapi/statistics.ts';
import { labelSql } from '../../collections/labels.ts';
import { collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { isoCountries } from '../../reference/countries.ts';
import { isoLanguages } from '../../reference/languages.ts';
import type { Value } from './dimension-sql.ts';

/** Display titles of dimension values. A caller who may see a reference may see the title of its target. */
export type Titles = ReadonlyMap<DimensionName, ReadonlyMap<Value, string>>;

const lists = { country: isoCountries, language: isoLanguages } as const;

/** Returns the titles of a closed set, known in advance; undefined for records, text and time. */
export const fixedTitles = (name: FilterName, language: Language): ReadonlyMap<Value, string> | undefined => {
  const dimension = dimensions[name];
  switch (dimension.kind) {
    case 'country':
    case 'language':
      return new Map(lists[dimension.kind].map(({ id, title }) => [id, title[language]]));
    case 'option': {
      const field = counted[dimension.entity].fields[dimension.field];
      const options = field?.kind === 'enumeration' ? Object.entries(field.options) : [];
      return new Map(options.map((entry) => [optionValue(entry), entry[1][language]]));
    }
    default:
      return undefined;
  }
};

const recordTitles = async (db: Reader, model: Model, entity: string, ids: readonly number[]) => {
  const target = collectionNamed(model, entity);
  const { rows } = await sql<{ id: number; title: string }>`
    select t.id::float8 as id, ${labelSql(target, 't')} as title from ${sql.table(target.table)} as t
    where t.id = any(${ids}::bigint[])`.execute(db);
  return new Map<Value, string>(rows.map(({ id, title }) => [Number(id), title]));
};

/** Returns which of an entity's records, given by their ids, have the search in their title. */
export const idsCalled = async (
  db: Reader,
  model: Model,
  entity: string,
  ids: readonly number[],
  search: string,
): Promise<ReadonlySet<Value>> => {
  const target = collectionNamed(model, entity);
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number }>`
    select t.id::float8 as id from ${sql.table(target.table)} as t
    where t.id = any(${ids}::bigint[]) and ${labelSql(target, 't')} ilike ${pattern}`.execute(db);
  return new Set(rows.map(({ id }) => Number(id)));
};

/** Returns the titles of the given values of each dimension. */
export const titlesOf = async (
  db: Reader,
  model: Model,
  values: ReadonlyMap<DimensionName, readonly Value[]>,
  language: Language,
): Promise<Titles> => {
  const found = new Map<DimensionName, ReadonlyMap<Value, string>>();
  for (const [name, some] of values) {
    if (isTime(name)) continue;
    const dimension = dimensions[name];
    const ids = some.filter((value) => typeof value === 'number');
    const titles =
      dimension.kind === 'record' ? await recordTitles(db, model, dimension.entity, ids) : fixedTitles(name, language);
    if (titles) found.set(name, titles);
  }
  return found;
};

/** Returns the titles of a row's values by group name; values that are their own title are left out. */
export const titlesIn = (
  titles: Titles,
  values: Readonly<Partial<Record<DimensionName, Value>>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const title = value === undefined ? undefined : titles.get(name as DimensionName)?.get(value);
      return title ? [[name, title]] : [];
    }),
  );
