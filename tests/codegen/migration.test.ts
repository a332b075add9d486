import { describe, expect, test } from 'vitest';
import { migrationSteps, nextSnapshot } from '../../codegen/migration/difference.ts';
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
  many,
  one,
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
      want: 'alter table shops rename column a to b;\nalter index shops_a_index rename to shops_b_index;',
    },
  ],
  [
    'a renamed reference, its constraint with it',
    {
      before: { a: one('user', { ...words, filterable: false }) },
      after: { b: one('user', { ...words, filterable: false, renamedFrom: 'a' }) },
      want: [
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
      want: [
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
      want: "update shops set a = case when a ? 'old' then a - 'old' || jsonb_build_object('new', a -> 'old') else a end where a is not null;",
    },
  ],
];

describe('the way from one set of definitions to the next', () => {
  test.each(changes)('%s', (_, { before, after, want }) => {
    expect(between(schema(shopOf(before)), schema(shopOf(after))).sql).toBe(want);
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

  test('another name of an entity is another name in its history', () => {
    const { sql } = between(schema(shopOf({})), schema(shopOf({}), 'store'));
    expect(sql).toContain("update history set entity = 'store' where entity = 'shop';");
    expect(sql).toContain("execute function sluice_totals('store');");
  });

  test('a removed entity is kept out of reach', () => {
    const { sql, notes } = between(schema(shopOf({ guests: many('user', words) })), schema(undefined));
    expect(sql).toContain('alter table shops rename to retired_shops;\nrevoke all on retired_shops from sluice_app;');
    expect(sql).toContain('alter table shops_guests rename to retired_shops_guests;');
    expect(sql).toContain("delete from totals where entity = 'shop';");
    expect(notes).toContain('Table shops is kept as retired_shops.');
  });

  test('statuses that came are counted', () => {
    const status = { set: { open: { ...words, tone: 'info' as const } } };
    const { sql } = between(schema(shopOf({})), schema(shopOf({}, { status, calls: ['list', 'status'] })));
    expect(sql).toContain("sluice_totals('shop', 'status')");
    expect(sql).toContain("select tenant_id, 'shop', status, count(*), 1 from shops group by 1, 3;");
  });
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
