import { schemaOf } from '../../codegen/tables/from-entities.ts';
import type { Schema } from '../../codegen/tables/schema.ts';
import {
  type Definition,
  date,
  enumeration,
  enumerations,
  group,
  integer,
  ip,
  list,
  many,
  one,
  secureId,
  text,
  timestamp,
  title,
} from '../../openapi/define.ts';
import { modelOf, people } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const status = { set: { open: { ...words, tone: 'info' }, shut: { ...words, tone: 'error' } } } as const;

const shopOf = (fields: Definition['fields'], more: Partial<Definition> = {}): Definition => ({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: { title: title(), ...fields },
  calls: ['list', 'read', 'create', 'edit'],
  ...more,
});

const found: Partial<Definition> = { find: true, list: { columns: ['title'] } };

const asEvents = (partition: 'day' | 'month'): Partial<Definition> => ({
  events: { partition },
  calls: ['list', 'read'],
});

export const schema = (shop?: Definition, key = 'shop'): Schema =>
  schemaOf(modelOf({ ...people, ...(shop && { [key]: shop }) }).entities);

const options = (ids: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, { ...words, ...(id !== undefined && { id }) }]));

export interface Case {
  before: Definition;
  after: Definition | undefined;
  /** Name of the entity afterwards, where it is another. */
  key?: string;
  /** Columns of the row that is there before, and what a question afterwards must answer. */
  row?: Record<string, unknown>;
  ask?: string;
  answer?: Record<string, unknown>;
}

export const cases: [string, Case][] = [
  [
    'a new entity beside others',
    { before: shopOf({}), after: shopOf({ owner: one('user', words), guests: many('user', words) }) },
  ],
  [
    'new events beside other entities',
    {
      before: shopOf({}),
      after: shopOf({ at: ip({ ...words, filterable: true }), code: secureId() }, asEvents('day')),
    },
  ],
  [
    'records that become events keep their rows and numbers',
    {
      before: shopOf({ owner: one('user', words), size: integer({ ...words, filterable: true }) }),
      after: shopOf({ owner: one('user', words), size: integer({ ...words, filterable: true }) }, asEvents('month')),
      row: { id: 41, owner_id: 1, size: 3, created_at: '2026-02-03T04:05:06.789Z' },
      ask: `select id, owner_id, size, created_at = '2026-02-03T04:05:06.789Z' as same, retired_version, nextval('shops_number') as next,
        (select count(*)::int from shops_p20260201) as found from shops`,
      answer: { id: '41', owner_id: '1', size: 3, same: true, retired_version: 1, next: '42', found: 1 },
    },
  ],
  [
    'a renamed field keeps its values',
    {
      before: shopOf({ a: text({ ...words, unique: true, filterable: true }) }),
      after: shopOf({ b: text({ ...words, unique: true, filterable: true, renamedFrom: 'a' }) }),
      row: { a: 'kept' },
      ask: 'select b from shops',
      answer: { b: 'kept' },
    },
  ],
  [
    'a renamed reference keeps its values',
    {
      before: shopOf({ a: one('user', words) }),
      after: shopOf({ b: one('user', { ...words, renamedFrom: 'a' }) }),
      row: { a_id: 1 },
      ask: 'select b_id from shops',
      answer: { b_id: '1' },
    },
  ],
  [
    'a removed field is kept beside',
    {
      before: shopOf({ a: text({ ...words, required: true, filterable: true }) }),
      after: shopOf({}),
      row: { a: 'kept' },
      ask: 'select retired_a from shops',
      answer: { retired_a: 'kept' },
    },
  ],
  [
    'whole numbers that became text',
    {
      before: shopOf({ a: integer({ ...words, filterable: true }) }),
      after: shopOf({ a: text({ ...words, filterable: true }) }),
      row: { a: 12 },
      ask: 'select a from shops',
      answer: { a: '12' },
    },
  ],
  [
    'days that became moments',
    {
      before: shopOf({ a: date(words) }),
      after: shopOf({ a: timestamp(words) }),
      row: { a: '2026-01-02' },
      ask: 'select extract(epoch from a)::int as a from shops',
      answer: { a: 1767312000 },
    },
  ],
  [
    'addresses that became text',
    {
      before: shopOf({ a: ip(words) }),
      after: shopOf({ a: text(words) }),
      row: { a: '203.0.113.9' },
      ask: 'select a from shops',
      answer: { a: '203.0.113.9' },
    },
  ],
  [
    'text that became a number is kept beside',
    {
      before: shopOf({ a: text(words) }),
      after: shopOf({ a: integer(words) }),
      row: { a: 'x' },
      ask: 'select a, retired_a from shops',
      answer: { a: null, retired_a: 'x' },
    },
  ],
  [
    'options that got ids',
    {
      before: shopOf({
        a: enumeration({ ...words, required: true, options: options({ red: undefined, blue: undefined }) }),
      }),
      after: shopOf({ a: enumeration({ ...words, required: true, options: options({ red: 4, blue: 5 }) }) }),
      row: { a: 'blue' },
      ask: 'select a from shops',
      answer: { a: 5 },
    },
  ],
  [
    'an option with an id that went: its records keep it beside',
    {
      before: shopOf({ a: enumeration({ ...words, options: options({ red: 4, blue: 5 }) }) }),
      after: shopOf({ a: enumeration({ ...words, options: options({ blue: 6 }) }) }),
      row: { a: 4 },
      ask: 'select a, retired_a from shops',
      answer: { a: null, retired_a: 4 },
    },
  ],
  [
    'several options that got ids, in their order',
    {
      before: shopOf({ a: enumerations({ ...words, options: options({ red: undefined, blue: undefined }) }) }),
      after: shopOf({ a: enumerations({ ...words, options: options({ red: 4, blue: 5 }) }) }),
      row: { a: ['blue', 'red'] },
      ask: 'select a from shops',
      answer: { a: [5, 4] },
    },
  ],
  [
    'one option that became several',
    {
      before: shopOf({ a: enumeration({ ...words, options: options({ red: undefined }) }) }),
      after: shopOf({ a: enumerations({ ...words, options: options({ red: undefined }) }) }),
      row: { a: 'red' },
      ask: 'select a from shops',
      answer: { a: ['red'] },
    },
  ],
  [
    'one reference that became several',
    {
      before: shopOf({ owner: one('user', words) }),
      after: shopOf({ owner: many('user', words) }),
      row: { owner_id: 1 },
      ask: 'select target_id from shops_owner',
      answer: { target_id: '1' },
    },
  ],
  [
    'a field that became required gets its default',
    {
      before: shopOf({ a: integer(words) }),
      after: shopOf({ a: integer({ ...words, required: true, default: 5 }) }),
      row: { a: null },
      ask: 'select a from shops',
      answer: { a: 5 },
    },
  ],
  [
    'renamed fields inside lists and groups',
    {
      before: shopOf({
        a: list({ old: text(words), same: text(words) }, words),
        b: group({ old: text(words) }, words),
      }),
      after: shopOf({
        a: list({ new: text({ ...words, renamedFrom: 'old' }), same: text(words) }, words),
        b: group({ new: text({ ...words, renamedFrom: 'old' }) }, words),
      }),
      row: { a: '[{"old":"x","same":"y"},{"same":"z"}]', b: '{"old":"w"}' },
      ask: 'select a, b from shops',
      answer: { a: [{ new: 'x', same: 'y' }, { same: 'z' }], b: { new: 'w' } },
    },
  ],
  [
    'a group that became a list',
    {
      before: shopOf({ a: group({ x: text(words) }, words) }),
      after: shopOf({ a: list({ x: text(words) }, words) }),
      row: { a: '{"x":"y"}' },
      ask: 'select a from shops',
      answer: { a: [{ x: 'y' }] },
    },
  ],
  [
    'records that can be found from now on',
    {
      before: shopOf({}),
      after: shopOf({}, found),
      row: { title: 'Кафе «Ёж»' },
      ask: "select search_text from shops_search where search_text like '% ezh %'",
      answer: { search_text: ' kafe u000ab ezh u000bb ' },
    },
  ],
  [
    'records that can be found no longer',
    {
      before: shopOf({}, found),
      after: shopOf({}),
      row: {},
      ask: 'select title from shops',
      answer: { title: 'Shop' },
    },
  ],
  [
    'records that are found by another field too',
    {
      before: shopOf({ city: text(words) }, found),
      after: shopOf({ city: text({ ...words, searchable: true }) }, found),
      row: { city: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop riga ' },
    },
  ],
  [
    'a renamed field by which records are found',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({ b: text({ ...words, searchable: true, renamedFrom: 'a' }) }, found),
      row: { a: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop riga ' },
    },
  ],
  [
    'a field by which records were found and that changed its type',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({ a: integer(words) }, found),
      row: { a: 'Riga' },
      ask: 'select shops_search.search_text, retired_a from shops_search join shops using (id)',
      answer: { search_text: ' shop ', retired_a: 'Riga' },
    },
  ],
  [
    'a removed field by which records were found',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({}, found),
      row: { a: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop ' },
    },
  ],
  [
    'another path of records that can be found',
    {
      before: shopOf({}, found),
      after: shopOf({}, { ...found, path: 'user/stores' }),
      row: {},
      ask: 'select search_text from stores_search',
      answer: { search_text: ' shop ' },
    },
  ],
  [
    'a removed entity whose records could be found',
    {
      before: shopOf({}, found),
      after: undefined,
      row: {},
      ask: 'select title from retired_shops',
      answer: { title: 'Shop' },
    },
  ],
  [
    'another path',
    {
      before: shopOf({ guests: many('user', words), owner: one('user', words) }),
      after: shopOf({ guests: many('user', words), owner: one('user', words) }, { path: 'user/stores' }),
      row: { owner_id: 1 },
      ask: 'select owner_id from stores',
      answer: { owner_id: '1' },
    },
  ],
  [
    'another name of the entity',
    {
      before: shopOf({}, { status, calls: ['list', 'status'] }),
      after: shopOf({}, { status, calls: ['list', 'status'] }),
      key: 'store',
      row: {},
      ask: 'select entity, sum(rows)::int as rows from totals group by 1',
      answer: { entity: 'store', rows: 1 },
    },
  ],
  [
    'statuses that came are counted',
    {
      before: shopOf({}),
      after: shopOf({}, { status, calls: ['list', 'status'] }),
      row: {},
      ask: 'select status, sum(rows)::int as rows from totals group by 1',
      answer: { status: 'open', rows: 1 },
    },
  ],
  [
    'a removed entity is kept',
    {
      before: shopOf({ guests: many('user', words), owner: one('user', words) }),
      after: undefined,
      row: { owner_id: 1 },
      ask: 'select owner_id from retired_shops',
      answer: { owner_id: '1' },
    },
  ],
];
