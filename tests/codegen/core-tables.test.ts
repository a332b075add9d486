import { expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { loadModel } from '../../codegen/model.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import { tablesLeft } from '../../codegen/tables/core-tables.ts';
import { createTestDatabase } from '../database.ts';
import { connected } from '../postgres.ts';
import { modelOf, people, shop } from './models.ts';

const root = new URL('../../', import.meta.url);

test.each<[string, string[], string[]]>([
  ['makes one', ['create table visit (\n  id bigint\n);'], ['visit']],
  ['makes some', ['CREATE UNLOGGED TABLE a ();\ncreate table if not exists public."b" ()'], ['a', 'b']],
  ['makes a partition', ['create table visit_2026 partition of visit for values in (1)'], ['visit_2026']],
  ['drops what an earlier one made', ['create table a (); create table b ()', 'drop table if exists a'], ['b']],
  [
    'renames what an earlier one made',
    ['create table a ()', 'alter table a rename to b;\nalter table c rename column d to e'],
    ['b'],
  ],
  ['renames an entity’s', ['alter table shops rename to stores'], []],
  ['only speaks of one', ['-- create table a ();\ncreate index on b (c); -- drop table b'], []],
])('a migration that %s', (_, migrations, left) => {
  expect(tablesLeft(migrations)).toEqual(left);
});

test('no table of the database is free for an entity', async () => {
  const model = await loadModel(root);
  const own = await createTestDatabase();
  try {
    const { rows } = await connected(own.url, (client) =>
      client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`),
    );
    const taken = new Set([...model.coreTables, ...Object.keys(schemaOf(model.entities).tables)]);
    const isPeriod = (name: string): boolean => /_p\d{8}$/.test(name);
    expect(rows.map(({ name }) => name).filter((name) => !taken.has(name) && !isPeriod(name))).toEqual([]);
  } finally {
    await own.drop();
  }
});

test('an entity can’t take a table that the product has besides those of entities (SL201)', async () => {
  const { coreTables: coreTables } = await loadModel(root);
  expect(coreTables).toEqual(expect.arrayContaining(['schema_migrations', 'notification_setting', 'recovery_code']));
  for (const table of coreTables) {
    const model = { ...modelOf({ ...people, shop: { ...shop, path: `user/${table}` } }), coreTables };
    expect(check(model)).toContainEqual(
      expect.objectContaining({ code: 'SL201', message: `the table \`${table}\` is taken by the product itself` }),
    );
  }
});
