import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationSteps, nextSnapshot } from '../../codegen/migration/difference.ts';
import { snapshotAt } from '../../codegen/migration/snapshot.ts';
import { stepSql } from '../../codegen/migration/sql.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import type { Schema } from '../../codegen/tables/schema.ts';
import {
  boolean,
  type Definition,
  enumeration,
  enumerations,
  group,
  integer,
  list,
  many,
  one,
  parameters,
  text,
  timestamp,
  title,
} from '../../openapi/define.ts';
import { modelOf, people } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };

const shopOf = (fields: Definition['fields'], more: Partial<Definition> = {}): Definition => ({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: { title: title(), ...fields },
  calls: ['list', 'read', 'create', 'edit'],
  ...more,
});

const schema = (shop: Definition | undefined, key = 'shop'): Schema =>
  schemaOf(modelOf({ ...people, ...(shop && { [key]: shop }) }).entities);

const between = (before: Schema, after: Schema) => {
  const migration = migrationSteps(before, after);
  return { ...migration, sql: migration.steps.map(stepSql).join('\n') };
};

const colour = (options: Record<string, { id?: number }>, more: object = {}) =>
  enumeration({
    ...words,
    ...more,
    options: Object.fromEntries(Object.entries(options).map(([key, option]) => [key, { ...words, ...option }])),
  });

/** What a shop was and is, and the SQL between: all of it. */
const changes: [string, { before: Definition['fields']; after: Definition['fields']; want: string }][] = [
  ['no difference', { before: { a: text(words) }, after: { a: text(words) }, want: '' }],
  ['a label', { before: { a: text(words) }, after: { a: text({ ...words, en: 'Other', maxLength: 9 }) }, want: '' }],
  ['an optional field', { before: {}, after: { a: text(words) }, want: 'alter table shops add column a text;' }],
  [
    'a required field with a default',
    {
      before: {},
      after: { a: integer({ ...words, required: true, default: 7 }) },
      want: 'alter table shops add column a integer not null default 7;',
    },
  ],
  [
    'a name that SQL keeps for itself',
    { before: {}, after: { group: text(words) }, want: 'alter table shops add column "group" text;' },
  ],
  [
    'a filterable field',
    {
      before: {},
      after: { a: integer({ ...words, filterable: true }) },
      want: 'alter table shops add column a integer;\ncreate index concurrently shops_a_index on shops (tenant_id, a, id);',
    },
  ],
  [
    'uniqueness',
    {
      before: { a: text(words) },
      after: { a: text({ ...words, unique: true }) },
      want: 'create unique index concurrently shops_a_unique on shops (tenant_id, lower(a));',
    },
  ],
  [
    'a reference',
    {
      before: {},
      after: { owner: one('user', words) },
      want: [
        'alter table shops add column owner_id bigint;',
        'alter table shops add constraint shops_owner_id_reference',
        '  foreign key (tenant_id, owner_id) references users;',
        'create index concurrently shops_owner_id_index on shops (tenant_id, owner_id, id);',
      ].join('\n'),
    },
  ],
  [
    'a renamed field, its index with it',
    {
      before: { a: integer({ ...words, filterable: true }) },
      after: { b: integer({ ...words, filterable: true, renamedFrom: 'a' }) },
      want: [
        "update history set changes = changes - 'a' || jsonb_build_object('b', changes -> 'a') where entity = 'shop' and changes ? 'a';",
        'alter table shops rename column a to b;',
        'alter index shops_a_index rename to shops_b_index;',
      ].join('\n'),
    },
  ],
  [
    'a renamed reference, its constraint with it',
    {
      before: { a: one('user', { ...words, filterable: false }) },
      after: { b: one('user', { ...words, filterable: false, renamedFrom: 'a' }) },
      want: [
        "update history set changes = changes - 'a' || jsonb_build_object('b', changes -> 'a') where entity = 'shop' and changes ? 'a';",
        'alter table shops rename column a_id to b_id;',
        'alter table shops rename constraint shops_a_id_reference to shops_b_id_reference;',
        'alter index shops_a_id_index rename to shops_b_id_index;',
      ].join('\n'),
    },
  ],
  [
    'a removed field, its data kept',
    {
      before: { a: text({ ...words, required: true }) },
      after: {},
      want: 'alter table shops alter column a drop not null, alter column a drop default;\nalter table shops rename column a to retired_a;',
    },
  ],
  [
    'a type that holds every old value',
    {
      before: { a: integer(words) },
      after: { a: text(words) },
      want: 'alter table shops alter column a drop default;\nalter table shops alter column a type text using a::text;',
    },
  ],
  [
    'a type that does not: the old values are kept beside',
    {
      before: { a: text(words) },
      after: { a: integer(words) },
      want: [
        'alter table shops alter column a drop not null, alter column a drop default;',
        'alter table shops rename column a to retired_a;',
        'alter table shops add column a integer;',
        "update shops set a = case when retired_a ~ '^-?[0-9]+$' and pg_input_is_valid(retired_a, 'integer') then retired_a::integer end;",
      ].join('\n'),
    },
  ],
  [
    'ids of options',
    {
      before: { a: colour({ red: {}, blue: {} }) },
      after: { a: colour({ red: { id: 1 }, blue: { id: 2 }, green: { id: 3 } }) },
      want: "alter table shops alter column a drop default;\nalter table shops alter column a type integer using case a when 'red' then 1 when 'blue' then 2 end;",
    },
  ],
  ['a further option', { before: { a: colour({ red: {} }) }, after: { a: colour({ red: {}, blue: {} }) }, want: '' }],
  [
    'one option that became several',
    {
      before: { a: colour({ red: {} }) },
      after: { a: enumerations({ ...words, options: { red: words } }) },
      want: [
        'alter table shops alter column a drop default;',
        "alter table shops alter column a type text[] using case when case a when 'red' then 'red' end is null then '{}' else array[case a when 'red' then 'red' end] end;",
        "alter table shops alter column a set default '{}';",
        "update shops set a = '{}' where a is null;",
        'alter table shops alter column a set not null;',
      ].join('\n'),
    },
  ],
  [
    'a field that became required',
    {
      before: { a: integer(words) },
      after: { a: integer({ ...words, required: true, default: 5 }) },
      // The many rows first, while nobody waits; the few that came in between once the table is locked.
      want: [
        'update shops set a = 5 where a is null;',
        'alter table shops alter column a set default 5;',
        'update shops set a = 5 where a is null;',
        'alter table shops alter column a set not null;',
      ].join('\n'),
    },
  ],
  [
    'a field that is required no more',
    {
      before: { a: text({ ...words, required: true }) },
      after: { a: text(words) },
      want: 'alter table shops alter column a drop not null;',
    },
  ],
  [
    'another default',
    {
      before: { a: boolean(words) },
      after: { a: boolean({ ...words, default: true }) },
      want: 'alter table shops alter column a set default true;',
    },
  ],
  [
    'a renamed field inside a group',
    {
      before: { a: group({ old: text(words) }, words) },
      after: { a: group({ new: text({ ...words, renamedFrom: 'old' }) }, words) },
      want: "update shops set a = case jsonb_typeof(a) when 'object' then a - array['old'] || (select coalesce(jsonb_object_agg(name, value) filter (where value is not null), '{}') from (values ('new', a -> 'old')) as given (name, value)) else a end where a is not null;",
    },
  ],
];

describe('the way from one set of definitions to the next', () => {
  test.each(changes)('%s', (_, { before, after, want }) => {
    expect(between(schema(shopOf(before)), schema(shopOf(after))).sql).toBe(want);
  });

  test('says what takes long, and what is made up', () => {
    const { notes } = between(
      schema(shopOf({ a: integer(words), b: integer(words), c: text(words) })),
      schema(
        shopOf({
          a: integer({ ...words, required: true, default: 5 }),
          b: text(words),
          c: integer({ ...words, required: true, default: 5 }),
        }),
      ),
    );
    expect(notes).toEqual([
      'shops.a gets its default in all records without a value.',
      'All rows of shops are rewritten for b; until that is done, nobody reads or writes them.',
      'shops.c is kept as retired_c.',
      'shops.c starts with its default where a former value can’t be converted.',
    ]);
  });

  test('says what it keeps', () => {
    const { notes } = between(schema(shopOf({ a: text(words) })), schema(shopOf({})));
    expect(notes).toEqual(['shops.a is kept as retired_a.']);
  });

  test('never takes a name for kept data that is taken', () => {
    const [first, without] = [schema(shopOf({ a: text(words) })), schema(shopOf({}))];
    const once = nextSnapshot(first, without, migrationSteps(first, without));
    const again = nextSnapshot(once, first, migrationSteps(once, first));
    expect(between(again, without).sql).toContain('rename column a to retired_a_2');
  });

  test('a field of one that became one of many takes its values along', () => {
    const { sql } = between(
      schema(shopOf({ owner: one('user', words) })),
      schema(shopOf({ owner: many('user', words) })),
    );
    expect(sql).toContain(
      'insert into shops_owner (tenant_id, owner_id, target_id)\nselect tenant_id, id, owner_id from shops where owner_id is not null;',
    );
    expect(sql).toContain('rename column owner_id to retired_owner_id');
    expect(sql.indexOf('insert into')).toBeLessThan(sql.indexOf('rename column owner_id'));
  });

  test('a renamed field of many renames its table, with what hangs on it', () => {
    const { sql } = between(
      schema(shopOf({ guests: many('user', words) })),
      schema(shopOf({ visitors: many('user', { ...words, renamedFrom: 'guests' }) })),
    );
    expect(sql).toBe(
      [
        "update history set changes = changes - 'guests' || jsonb_build_object('visitors', changes -> 'guests') where entity = 'shop' and changes ? 'guests';",
        'alter table shops_guests rename constraint shops_guests_key to shops_visitors_key;',
        'alter table shops_guests rename constraint shops_guests_owner_id_reference to shops_visitors_owner_id_reference;',
        'alter table shops_guests rename constraint shops_guests_target_id_reference to shops_visitors_target_id_reference;',
        'alter table shops_guests rename to shops_visitors;',
        'alter index shops_guests_target_index rename to shops_visitors_target_index;',
      ].join('\n'),
    );
  });

  test('another path renames the table', () => {
    const { sql } = between(schema(shopOf({})), schema(shopOf({}, { path: 'user/stores' })));
    expect(sql).toContain('alter table shops rename to stores;');
    expect(sql).not.toContain('create table');
  });

  test('another name of an entity is another name in all that is said of its records', () => {
    const { sql } = between(schema(shopOf({})), schema(shopOf({}), 'store'));
    expect(sql).toContain("call sluice_rename_entity('shop', 'store');");
    expect(sql).toContain("execute function sluice_totals('store');");
  });

  test('what touches many rows comes before the tables are locked', () => {
    const { steps } = between(
      schema(shopOf({ a: integer(words), b: integer(words), old: text(words) })),
      schema(
        shopOf({
          a: text(words),
          b: integer({ ...words, required: true, default: 5 }),
          now: text({ ...words, renamedFrom: 'old' }),
        }),
      ),
    );
    expect(steps.map((step) => [step.do, 'column' in step ? step.column : ''].join(' ').trim())).toEqual([
      'renameField',
      'fill b',
      'renameColumn old',
      'retype a',
      'setDefault b',
      'fill b',
      'requireColumn b',
    ]);
  });

  test('a renamed field is renamed in scheduled changes as well', () => {
    const change = {
      ...shopOf({ given: parameters('x', words), changes: parameters('x', words) }),
      path: 'user/plans',
    };
    const [before, after] = [text(words), text({ ...words, renamedFrom: 'a' })].map((field, place) =>
      schemaOf(
        modelOf({ ...people, shop: shopOf({ [place === 0 ? 'a' : 'b']: field }), scheduledChange: change }).entities,
      ),
    );
    expect(between(before!, after!).sql).toContain(
      "update plans set given = case when given ? 'a' then given - 'a' || jsonb_build_object('b', given -> 'a') else given end, changes = case when changes ? 'a' then changes - 'a' || jsonb_build_object('b', changes -> 'a') else changes end where target = 'shop' and (given ? 'a' or changes ? 'a');",
    );
  });

  test('a removed entity is kept out of reach', () => {
    const { sql, notes } = between(schema(shopOf({ guests: many('user', words) })), schema(undefined));
    expect(sql).toContain('alter table shops rename to retired_shops;\nrevoke all on retired_shops from sluice_app;');
    expect(sql).toContain('alter table shops_guests rename to retired_shops_guests;');
    expect(sql).toContain("delete from totals where entity = 'shop';");
    expect(notes).toContain('Table shops is kept as retired_shops.');
  });

  test('records are counted by status once an entity gets statuses', () => {
    const status = { set: { open: { ...words, tone: 'info' as const } } };
    const { sql } = between(schema(shopOf({})), schema(shopOf({}, { status, calls: ['list', 'status'] })));
    expect(sql).toContain("sluice_totals('shop', 'status')");
    expect(sql).toContain("select tenant_id, 'shop', status, count(*), 1 from shops group by 1, 3;");
  });
});

test('a snapshot that only names the fields inside JSON leads on: new ones are known, and the others stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-snapshot-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = schema(shopOf({ a: list({ old: text(words), x: text(words) }, words) }));
  const columns = before.tables['shops']!.columns;
  await mkdir(join(folder, 'codegen'));
  await writeFile(
    join(folder, 'codegen/snapshot.json'),
    JSON.stringify(before, (key, value: unknown) =>
      key === 'inside' && value === columns['a']!.inside ? { form: 'list', names: ['old', 'x'], renamed: {} } : value,
    ),
  );
  const read = (await snapshotAt(pathToFileURL(`${folder}/`)))!.schema;
  const to = (fields: Definition['fields']) => between(read, schema(shopOf({ a: list(fields, words) }))).sql;
  const x = text({ ...words, required: true });
  expect(to({ old: text(words), x })).toBe('');
  expect(to({ new: text({ ...words, renamedFrom: 'old' }), x })).toContain("('new', entry -> 'old')");
  expect(to({ old: text(words), x, y: integer({ ...words, required: true, default: 1 }) })).toContain(
    "('y', to_jsonb(1::integer))",
  );
});

/** What can't be done without a person. */
const obstacles: [string, { before: Definition['fields']; after: Definition['fields']; want: string }][] = [
  [
    'a new field that is required',
    { before: {}, after: { a: text({ ...words, required: true }) }, want: 'SL401 shop.a' },
  ],
  [
    'a field that became required',
    { before: { a: text(words) }, after: { a: text({ ...words, required: true }) }, want: 'SL401 shop.a' },
  ],
  [
    'a new required field inside a list',
    {
      before: { a: list({ x: text(words) }, words) },
      after: { a: list({ x: text(words), y: text({ ...words, required: true }) }, words) },
      want: 'SL401 shop.a.y',
    },
  ],
  [
    'a field inside a list inside a group that became required',
    {
      before: { a: group({ rows: list({ x: text(words) }, words) }, words) },
      after: { a: group({ rows: list({ x: text({ ...words, required: true }) }, words) }, words) },
      want: 'SL401 shop.a.rows.x',
    },
  ],
  [
    'a required field inside a list whose values do not fit',
    {
      before: { a: list({ x: text({ ...words, required: true }) }, words) },
      after: { a: list({ x: timestamp({ ...words, required: true }) }, words) },
      want: 'SL402 shop.a.x',
    },
  ],
  [
    'a required field whose values do not fit',
    {
      before: { a: text({ ...words, required: true }) },
      after: { a: timestamp({ ...words, required: true }) },
      want: 'SL402 shop.a',
    },
  ],
];

test.each(obstacles)('%s without a default is an obstacle', (_, { before, after, want }) => {
  const { obstacles: found } = between(schema(shopOf(before)), schema(shopOf(after)));
  expect(found.map(({ code, entity, field }) => `${code} ${entity}.${field}`)).toEqual([want]);
});
