import {
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
} from '../../openapi/define.ts';
import { findingCases } from './finding-cases.ts';
import { asEvents, type Case, options, shopOf, status, words } from './migration-shops.ts';

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
  ...findingCases,
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
