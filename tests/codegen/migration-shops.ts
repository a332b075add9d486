import { schemaOf } from '../../codegen/tables/from-entities.ts';
import type { Schema } from '../../codegen/tables/schema.ts';
import { type Definition, title } from '../../openapi/define.ts';
import { modelOf, people } from './models.ts';

export const words = { en: 'Words', ru: 'Слова' };
export const status = { set: { open: { ...words, tone: 'info' }, shut: { ...words, tone: 'error' } } } as const;

/** An entity with these fields beside its title. */
export const shopOf = (fields: Definition['fields'], more: Partial<Definition> = {}): Definition => ({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: { title: title(), ...fields },
  calls: ['list', 'read', 'create', 'edit'],
  ...more,
});

/** What makes its records be found by the palette. */
export const found: Partial<Definition> = { find: true, list: { columns: ['title'] } };

/** What makes it keep events. */
export const asEvents = (partition: 'day' | 'month'): Partial<Definition> => ({
  events: { partition },
  calls: ['list', 'read'],
});

/** The tables of people and, under this name, the shop. */
export const schema = (shop?: Definition, key = 'shop'): Schema =>
  schemaOf(modelOf({ ...people, ...(shop && { [key]: shop }) }).entities);

/** Options with ids, or without. */
export const options = (ids: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, { ...words, ...(id !== undefined && { id }) }]));

/** What a migration begins with and leads to. */
export interface Case {
  before: Definition;
  after: Definition | undefined;
  /** Name of the entity afterwards, where it is another. */
  key?: string;
  /** Columns of the row that is there before, and what a question afterwards must answer. */
  row?: Record<string, unknown>;
  /** What else was done before. */
  first?: string;
  ask?: string;
  answer?: Record<string, unknown>;
}
