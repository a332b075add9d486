import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrationSteps } from '../../codegen/migration/difference.ts';
import { stepSql } from '../../codegen/migration/sql.ts';
import { schemaOf } from '../../codegen/tables/fromEntities.ts';
import { emptySchema, type Schema } from '../../codegen/tables/schema.ts';
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
  text,
  timestamp,
  title,
} from '../../openapi/define.ts';
import { administer, named } from '../postgres.ts';
import { modelOf, people, wholeModel } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const status = { set: { open: { ...words, tone: 'info' }, shut: { ...words, tone: 'error' } } } as const;

const name = `sluice_test_codegen_${process.pid}`;
let client: Client;

beforeAll(async () => {
  const { url } = inject('server');
  await administer(url, `create database ${name}`);
  client = new Client(named(url, name));
  await client.connect();
  await client.query(await readFile(new URL('../../server/database/migrations/0001_ground.sql', import.meta.url), 'utf8'));
});

afterAll(async () => {
  await client.end();
  await administer(inject('server').url, `drop database ${name} with (force)`);
});

const run = async (from: Schema, to: Schema): Promise<void> => {
  const { steps, obstacles } = migrationSteps(from, to);
  expect(obstacles).toEqual([]);
  await client.query(steps.map(stepSql).join('\n') || 'select 1');
};

/** Whatever is done to the database in between is undone. */
const trying = async <T>(work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
};

/** Everything about the tables but the order of their columns and what was retired. */
const catalogue = async (): Promise<unknown[]> => {
  const { rows } = await client.query(`
    with tables as (
      select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'retired%'
    ), things as (
      select relname, 'column ' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
        || coalesce(' ' || pg_get_expr(adbin, adrelid), '') as thing
      from tables join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped and attname not like 'retired%'
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all select relname, pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = oid
      union all select relname, conname || ' ' || pg_get_constraintdef(pg_constraint.oid) from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
      union all select relname, pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
      union all select relname, 'policy ' || polname || ' ' || pg_get_expr(polqual, polrelid) from tables join pg_policy on polrelid = tables.oid
      union all select relname, 'protected ' || relrowsecurity || ' ' || relforcerowsecurity from tables
    )
    select relname || ': ' || thing as line from things order by line`);
  return rows.map(({ line }: { line: string }) => line);
};

const shopOf = (fields: Definition['fields'], more: Partial<Definition> = {}): Definition => ({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: { title: title(), ...fields },
  calls: ['list', 'read', 'create', 'edit'],
  ...more,
});

const schema = (shop?: Definition, key = 'shop'): Schema => schemaOf(modelOf({ ...people, ...(shop && { [key]: shop }) }).entities);

const options = (ids: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, { ...words, ...(id !== undefined && { id }) }]));

interface Case {
  before: Definition;
  after: Definition | undefined;
  /** Name of the entity afterwards, where it is another. */
  key?: string;
  /** Columns of the row that is there before, and what a question afterwards must answer. */
  row?: Record<string, unknown>;
  ask?: string;
  answer?: Record<string, unknown>;
}

const cases: [string, Case][] = [
  ['a new entity beside others', { before: shopOf({}), after: shopOf({ owner: one('user', words), guests: many('user', words) }) }],
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
    { before: shopOf({ a: integer({ ...words, filterable: true }) }), after: shopOf({ a: text({ ...words, filterable: true }) }), row: { a: 12 }, ask: 'select a from shops', answer: { a: '12' } },
  ],
  [
    'days that became moments',
    { before: shopOf({ a: date(words) }), after: shopOf({ a: timestamp(words) }), row: { a: '2026-01-02' }, ask: 'select extract(epoch from a)::int as a from shops', answer: { a: 1767312000 } },
  ],
  [
    'addresses that became text',
    { before: shopOf({ a: ip(words) }), after: shopOf({ a: text(words) }), row: { a: '203.0.113.9' }, ask: 'select a from shops', answer: { a: '203.0.113.9' } },
  ],
  [
    'text that became a number is kept beside',
    { before: shopOf({ a: text(words) }), after: shopOf({ a: integer(words) }), row: { a: 'x' }, ask: 'select a, retired_a from shops', answer: { a: null, retired_a: 'x' } },
  ],
  [
    'options that got ids',
    {
      before: shopOf({ a: enumeration({ ...words, required: true, options: options({ red: undefined, blue: undefined }) }) }),
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
      before: shopOf({ a: list({ old: text(words), same: text(words) }, words), b: group({ old: text(words) }, words) }),
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
    { before: shopOf({}, { status, calls: ['list', 'status'] }), after: shopOf({}, { status, calls: ['list', 'status'] }), key: 'store', row: {}, ask: 'select entity, sum(rows)::int as rows from totals group by 1', answer: { entity: 'store', rows: 1 } },
  ],
  [
    'statuses that came are counted',
    { before: shopOf({}), after: shopOf({}, { status, calls: ['list', 'status'] }), row: {}, ask: 'select status, sum(rows)::int as rows from totals group by 1', answer: { status: 'open', rows: 1 } },
  ],
  [
    'a removed entity is kept',
    { before: shopOf({ guests: many('user', words), owner: one('user', words) }), after: undefined, row: { owner_id: 1 }, ask: 'select owner_id from retired_shops', answer: { owner_id: '1' } },
  ],
];

describe('a migrated database', () => {
  test.each(cases)('%s', async (_, { before, after, key, row, ask, answer }) => {
    const [from, to] = [schema(before), schema(after, key)];
    const fresh = await trying(async () => {
      await run(emptySchema, to);
      return catalogue();
    });
    await trying(async () => {
      await run(emptySchema, from);
      await client.query("insert into tenant (id, name) values (7, 'Network')");
      await client.query("select set_config('sluice.tenant', '7', true)");
      await client.query("insert into users (id, name) values (1, 'Ann')");
      const columns = Object.entries({ title: 'Shop', ...row });
      await client.query(
        `insert into shops (${columns.map(([column]) => column).join(', ')}) values (${columns.map((_one, index) => `$${index + 1}`).join(', ')})`,
        columns.map(([, value]) => value),
      );
      await client.query("delete from totals where entity = 'user'");
      await run(from, to);
      expect(await catalogue()).toEqual(fresh);
      if (ask) expect((await client.query(ask)).rows).toEqual([answer]);
    });
  });

  test('of every kind of field takes a record, and shows it to its tenant alone', async () => {
    await trying(async () => {
      await run(emptySchema, schemaOf(wholeModel().entities));
      await client.query("insert into tenant (id, name) values (7, 'One'), (8, 'Other')");
      await client.query('set local role sluice_app');
      await client.query("select set_config('sluice.tenant', '7', true)");
      await client.query("insert into users (id, name) values (1, 'Ann')");
      await client.query("insert into things (title, rate, owner_id, day) values ('A', 1.5, 1, '2026-01-02')");
      await client.query('insert into things_friends (owner_id, target_id) select id, 1 from things');
      const counted = async () => (await client.query('select (select count(*)::int from things) as things, (select count(*)::int from things_friends) as friends')).rows;
      expect(await counted()).toEqual([{ things: 1, friends: 1 }]);
      await client.query("select set_config('sluice.tenant', '8', true)");
      expect(await counted()).toEqual([{ things: 0, friends: 0 }]);
    });
  });
});
