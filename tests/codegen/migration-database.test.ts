import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrationSteps } from '../../codegen/migration/difference.ts';
import { stepSql } from '../../codegen/migration/sql.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import { emptySchema, type Schema } from '../../codegen/tables/schema.ts';
import type { Definition } from '../../openapi/define.ts';
import { kindOf } from '../../openapi/kinds.ts';
import { answerWriter } from '../../server/http/answers.ts';
import { administer, named } from '../postgres.ts';
import { cases } from './migration-cases.ts';
import { asEvents, schema, shopOf } from './migration-shops.ts';
import { wholeModel } from './models.ts';

const name = `sluice_test_codegen_${process.pid}`;
let client: Client;

beforeAll(async () => {
  const { url } = inject('server');
  await administer(url, `create database ${name}`);
  client = new Client(named(url, name));
  await client.connect();
  // What generated migrations build on.
  const folder = new URL('../../server/database/migrations/', import.meta.url);
  for (const file of (await readdir(folder))
    .filter((one) => /_(ground|partitions|search_text|renaming)\.sql$/.test(one))
    .sort()) {
    await client.query(await readFile(new URL(file, folder), 'utf8'));
  }
});

afterAll(async () => {
  await client.end();
  await administer(inject('server').url, `drop database ${name} with (force)`);
});

const run = async (from: Schema, to: Schema): Promise<void> => {
  const { steps, obstacles } = migrationSteps(from, to);
  expect(obstacles).toEqual([]);
  // In one transaction, which concurrent indexes can't be made in: how they are made is tests/server/database/database-indexes.test.ts.
  await client.query(steps.map(stepSql).join('\n').replaceAll(' concurrently ', ' ') || 'select 1');
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
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'retired%'
    ), things as (
      select relname, 'column ' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
        || coalesce(' ' || pg_get_expr(adbin, adrelid), '') as thing
      from tables join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped and attname not like 'retired%'
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all select relname, pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = oid
      union all select relname, conname || ' ' || pg_get_constraintdef(pg_constraint.oid) from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
      union all select relname, pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
      union all select relname, pg_get_viewdef(oid) || relacl::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      union all select relname, 'policy ' || polname || ' ' || pg_get_expr(polqual, polrelid) from tables join pg_policy on polrelid = tables.oid
      union all select relname, 'protected ' || relrowsecurity || ' ' || relforcerowsecurity from tables
    )
    select relname || ': ' || thing as line from things order by line`);
  return rows.map(({ line }: { line: string }) => line);
};

/** Lists and groups of records made before are what calls answer now, or else the records can't be read at all. */
const expectAnswered = async ({ fields }: Definition): Promise<void> => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list' && field.kind !== 'group') continue;
    const write = answerWriter('readShop', { 200: kindOf(field).schema(field) }, true);
    const { rows } = await client.query<{ value: unknown }>(`select "${name}" as value from shops`);
    for (const { value } of rows) if (value !== null) expect(() => write(200, value)).not.toThrow();
  }
};

describe('a migrated database', () => {
  test.each(cases)('%s', async (_, { before, after, key, row, first, ask, answer }) => {
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
        `insert into shops (${columns.map(([column]) => `"${column}"`).join(', ')}) values (${columns.map((_one, index) => `$${index + 1}`).join(', ')})`,
        columns.map(([, value]) => value),
      );
      await client.query("delete from totals where entity = 'user'");
      if (first) await client.query(first);
      await run(from, to);
      expect(await catalogue()).toEqual(fresh);
      if (ask) expect((await client.query(ask)).rows).toEqual([answer]);
      if (after) await expectAnswered(after);
    });
  });

  test('takes events anew whose definition was removed and came back', async () => {
    const [from, none] = [schema(shopOf({}, asEvents('month'))), schema()];
    await trying(async () => {
      await run(emptySchema, from);
      await run(from, none);
      await run(none, from);
      const { rows } = await client.query(
        `select (select array_agg(name::text) from partitioned where name <> 'history') as known,
          sluice_make_partitions('shops', now() + interval '3 months') >= 3 as made,
          to_regclass('retired_shops_default') is not null as kept`,
      );
      expect(rows).toEqual([{ known: ['shops'], made: true, kept: true }]);
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
      const counted = async () =>
        (
          await client.query(
            'select (select count(*)::int from things) as things, (select count(*)::int from things_friends) as friends',
          )
        ).rows;
      expect(await counted()).toEqual([{ things: 1, friends: 1 }]);
      await client.query("select set_config('sluice.tenant', '8', true)");
      expect(await counted()).toEqual([{ things: 0, friends: 0 }]);
    });
  });
});
