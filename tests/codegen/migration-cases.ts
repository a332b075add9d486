import {
  boolean,
  date,
  decimal,
  enumeration,
  entityName,
  enumerations,
  type Field,
  group,
  integer,
  ip,
  list,
  many,
  one,
  secureId,
  text,
  texts,
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
  ...Object.entries<[before: Field, after: Field, was: unknown, is: unknown]>({
    'text that became a number': [text(words), integer(words), '12', 12],
    'text that is no number': [text(words), integer(words), 'x', null],
    'text that became a number that has a default': [
      text(words),
      integer({ ...words, required: true, default: 7 }),
      'x',
      7,
    ],
    'text that became an exact number': [text(words), decimal(words), '1.50', '1.50000000'],
    'an exact number that became a whole one': [decimal(words), integer(words), '5', 5],
    'an exact number with a fraction': [decimal(words), integer(words), '5.5', null],
    'text that became yes or no': [text(words), boolean(words), 'true', true],
    'text that became a day': [text(words), date(words), '2026-01-02', '2026-01-02'],
    'text that only looks like a day': [text(words), date(words), '2026-02-31', null],
    'a moment that became a day': [timestamp(words), date(words), '2026-01-02T23:00:00Z', '2026-01-02'],
    'several texts that became one': [texts(words), text(words), ['a'], 'a'],
    'several texts of which none is the one': [texts(words), text(words), ['a', 'b'], null],
    'several options that became one': [
      enumerations({ ...words, options: options({ red: undefined }) }),
      enumeration({ ...words, options: options({ red: 4 }) }),
      ['red'],
      4,
    ],
  }).map(([what, [before, after, was, is]]): [string, Case] => [
    `${what}: what could be converted, and the rest kept beside`,
    {
      before: shopOf({ a: before }),
      after: shopOf({ a: after }),
      row: { a: was },
      ask: 'select to_jsonb(a) as a, retired_a is not null as kept from shops',
      answer: { a: after.kind === 'decimal' ? Number(is) : is, kept: true },
    },
  ]),
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
    'an option with ids inside a list',
    {
      before: shopOf({ a: list({ x: enumeration({ ...words, options: options({ red: undefined }) }) }, words) }),
      after: shopOf({ a: list({ x: enumeration({ ...words, options: options({ red: 4 }) }) }, words) }),
      row: { a: '[{"x":"red"},{"x":null},{}]' },
      ask: 'select a from shops',
      answer: { a: [{ x: 4 }, {}, {}] },
    },
  ],
  [
    'fields inside a list that are new and required, or became so, get their defaults',
    {
      before: shopOf({ a: list({ x: text(words), y: integer(words) }, words), b: group({ x: text(words) }, words) }),
      after: shopOf({
        a: list(
          {
            x: text({ ...words, required: true, default: 'none' }),
            y: integer(words),
            z: integer({ ...words, required: true, default: 5 }),
            w: texts({ ...words, required: true, default: ['a'] }),
            v: text(words),
          },
          words,
        ),
        b: group({ x: text(words), y: decimal({ ...words, required: true, default: '1.50' }) }, words),
      }),
      row: { a: '[{"x":"kept","y":1},{"x":null},{"y":null}]', b: null },
      ask: 'select a, b from shops',
      answer: {
        a: [
          { x: 'kept', y: 1, z: 5, w: ['a'] },
          { x: 'none', z: 5, w: ['a'] },
          { x: 'none', y: null, z: 5, w: ['a'] },
        ],
        b: null,
      },
    },
  ],
  [
    'fields inside a list that hold all their values in another type',
    {
      before: shopOf({
        a: list({ n: integer(words), d: date(words), b: boolean(words), s: text(words), e: integer(words) }, words),
      }),
      after: shopOf({
        a: list({ n: text(words), d: timestamp(words), b: text(words), s: texts(words), e: decimal(words) }, words),
      }),
      row: { a: '[{"n":1,"d":"2026-01-02","b":true,"s":"x","e":7},{"n":null}]' },
      ask: 'select a from shops',
      answer: { a: [{ n: '1', d: 1767312000, b: 'true', s: ['x'], e: '7' }, { s: [] }] },
    },
  ],
  [
    'fields inside a list whose values do not all fit, or that went: the former list is kept beside',
    {
      before: shopOf({ a: list({ x: text(words), gone: text(words), same: text(words) }, words) }),
      after: shopOf({ a: list({ x: integer({ ...words, required: true, default: 7 }), same: text(words) }, words) }),
      row: { a: '[{"x":"12","gone":"y","same":"z"},{"x":"abc"}]' },
      ask: 'select a, retired_a from shops',
      answer: {
        a: [{ x: 12, same: 'z' }, { x: 7 }],
        retired_a: [{ x: '12', gone: 'y', same: 'z' }, { x: 'abc' }],
      },
    },
  ],
  [
    'a group that is always there loses a field',
    {
      before: shopOf({ a: group({ x: text(words), y: text(words) }, { ...words, required: true }) }),
      after: shopOf({ a: group({ y: text(words) }, { ...words, required: true }) }),
      row: { a: '{"x":"1","y":"2"}' },
      ask: 'select a, retired_a from shops',
      answer: { a: { y: '2' }, retired_a: { x: '1', y: '2' } },
    },
  ],
  [
    'fields inside lists inside groups are renamed, filled and retyped as well',
    {
      before: shopOf({ a: group({ rows: list({ old: text(words), n: integer(words) }, words) }, words) }),
      after: shopOf({
        a: group(
          {
            rows: list(
              {
                new: text({ ...words, renamedFrom: 'old' }),
                n: text(words),
                more: boolean({ ...words, required: true, default: true }),
              },
              words,
            ),
          },
          words,
        ),
      }),
      row: { a: '{"rows":[{"old":"x","n":1},{"n":2}]}' },
      ask: 'select a from shops',
      answer: {
        a: {
          rows: [
            { new: 'x', n: '1', more: true },
            { n: '2', more: true },
          ],
        },
      },
    },
  ],
  [
    'lists inside lists keep their order',
    {
      before: shopOf({ a: list({ rows: list({ old: text(words) }, words) }, words) }),
      after: shopOf({ a: list({ rows: list({ new: text({ ...words, renamedFrom: 'old' }) }, words) }, words) }),
      row: { a: '[{"rows":[{"old":"b"},{"old":"a"}]},{"rows":[]},{}]' },
      ask: 'select a from shops',
      answer: { a: [{ rows: [{ new: 'b' }, { new: 'a' }] }, { rows: [] }, {}] },
    },
  ],
  [
    'a name inside a list that another field has now',
    {
      before: shopOf({ a: list({ price: integer(words) }, words) }),
      after: shopOf({
        a: list({ price: decimal(words), cents: integer({ ...words, renamedFrom: 'price' }) }, words),
      }),
      row: { a: '[{"price":5}]' },
      ask: 'select a from shops',
      answer: { a: [{ cents: 5 }] },
    },
  ],
  [
    'a name that another field has now',
    {
      before: shopOf({ price: integer({ ...words, filterable: true }), code: text({ ...words, unique: true }) }),
      after: shopOf({
        price: decimal({ ...words, filterable: true }),
        cents: integer({ ...words, filterable: true, renamedFrom: 'price' }),
        code: text({ ...words, unique: true }),
        formerCode: text({ ...words, unique: true, renamedFrom: 'code' }),
      }),
      row: { price: 5, code: 'x' },
      ask: 'select price, cents, code, former_code from shops',
      answer: { price: null, cents: 5, code: null, former_code: 'x' },
    },
  ],
  [
    'a name that another field of many has now',
    {
      before: shopOf({ guests: many('user', words) }),
      after: shopOf({ guests: many('user', words), hosts: many('user', { ...words, renamedFrom: 'guests' }) }),
      row: { id: 3 },
      first: 'insert into shops_guests (tenant_id, owner_id, target_id) values (7, 3, 1)',
      ask: 'select (select count(*)::int from shops_guests) as guests, (select target_id from shops_hosts) as host',
      answer: { guests: 0, host: '1' },
    },
  ],
  [
    'a name that SQL keeps for itself, of a field that became required',
    {
      before: shopOf({ order: integer(words), group: list({ old: text(words) }, words) }),
      after: shopOf({
        order: integer({ ...words, required: true, default: 1 }),
        group: list({ new: text({ ...words, renamedFrom: 'old' }) }, words),
      }),
      row: { order: null, group: '[{"old":"x"}]' },
      ask: 'select "order", "group" from shops',
      answer: { order: 1, group: [{ new: 'x' }] },
    },
  ],
  [
    'one reference that became several under another name',
    {
      before: shopOf({ owner: one('user', words) }),
      after: shopOf({ keepers: many('user', { ...words, renamedFrom: 'owner' }) }),
      row: { owner_id: 1 },
      ask: 'select target_id from shops_keepers',
      answer: { target_id: '1' },
    },
  ],
  [
    'several references that became one, where there was one',
    {
      before: shopOf({ keepers: many('user', words), guests: many('user', words) }),
      after: shopOf({ owner: one('user', { ...words, renamedFrom: 'keepers' }), guests: one('user', words) }),
      row: { id: 3 },
      first: `insert into users (id, name) values (2, 'Bob');
        insert into shops_keepers (tenant_id, owner_id, target_id) values (7, 3, 2);
        insert into shops_guests (tenant_id, owner_id, target_id) values (7, 3, 1), (7, 3, 2)`,
      ask: 'select owner_id, guests_id, (select count(*)::int from retired_shops_guests) as kept from shops',
      answer: { owner_id: '2', guests_id: null, kept: 2 },
    },
  ],
  [
    'a renamed field is renamed in the history as well',
    {
      before: shopOf({ a: text(words) }),
      after: shopOf({ b: text({ ...words, renamedFrom: 'a' }) }),
      row: { id: 3 },
      first: `insert into history (entity, record_id, version, action, changes) values
        ('shop', 3, 2, 'edit', '{"a":["x",null],"title":["y","z"]}'), ('user', 3, 2, 'edit', '{"a":[1,2]}')`,
      ask: 'select jsonb_object_agg(entity, changes) as changes from history',
      answer: { changes: { shop: { b: ['x', null], title: ['y', 'z'] }, user: { a: [1, 2] } } },
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
    'events under another path: partitions go on being made',
    {
      before: shopOf({ size: integer(words) }, asEvents('month')),
      after: shopOf({ size: integer(words) }, { ...asEvents('month'), path: 'user/stores' }),
      row: { id: 41, size: 3, created_at: '2026-02-03T04:05:06Z' },
      ask: `select id, size, sluice_make_partitions('stores', now() + interval '3 months') >= 3 as made,
        sluice_drop_partitions('stores', now() - interval '400 years') as dropped,
        (select array_agg(name::text) from partitioned where name <> 'history') as known,
        (select count(*)::int from pg_class where relname like 'shops%' and relkind in ('r', 'p', 'S')) as behind from stores`,
      answer: { id: '41', size: 3, made: true, dropped: 0, known: ['stores'], behind: 0 },
    },
  ],
  [
    'another name of the entity in what is said of its records',
    {
      before: shopOf({ about: entityName({ ...words, of: 'notes' }), entity: text(words) }),
      after: shopOf({ about: entityName({ ...words, of: 'notes' }), entity: text(words) }),
      key: 'store',
      row: { id: 3, about: 'shop', entity: 'shop' },
      first: "insert into history (entity, record_id, version, action) values ('shop', 3, 2, 'edit')",
      ask: 'select about, shops.entity, history.entity as in_history from shops, history',
      answer: { about: 'store', entity: 'shop', in_history: 'store' },
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
    'records are counted by status once an entity gets statuses',
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
