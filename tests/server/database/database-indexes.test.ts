import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { MigrationError, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate, type MigrationTimeouts } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';
import { untilWaiting } from '../support/lock-waits.ts';

const server = inject('server');
const database = `sluice_indexes_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

let folder: string;

beforeEach(async () => {
  await administer(server.url, `create database ${database}`);
  folder = mkdtempSync(join(tmpdir(), 'sluice-indexes-'));
  write(
    '0001_tables.sql',
    'create table leads (id integer, email text); insert into leads select one, one::text from generate_series(1, 100) as one',
  );
  await run();
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await administer(server.url, `drop database ${database} with (force)`);
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const run = (patience?: Partial<MigrationTimeouts>) =>
  connected(url, (client) => {
    client.on('error', () => undefined);
    return migrate(client, readMigrations(folder), undefined, patience);
  });

async function ask(sql: string): Promise<unknown[]> {
  const { rows } = await connected(url, (client) => client.query(sql));
  return rows;
}

const indexes = () =>
  ask(
    "select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid::regclass::text like 'leads%' order by 1",
  );

/** The process of the session that creates an index, once it waits for another. */
const maker = () => connected(url, (client) => untilWaiting(client)).then(([pid]) => pid);

test('an index is created while others write to its table', async () => {
  write(
    '0002_indexes.sql',
    '-- Two.\ncreate index concurrently leads_email on leads (email);\ncreate unique index concurrently leads_id on leads (id) where id > 0;\n',
  );
  await connected(url, async (other) => {
    await other.query("begin; insert into leads values (101, 'before')");
    const made = run();
    await maker();
    await administer(url, "set lock_timeout = '30s'; insert into leads values (102, 'meanwhile')");
    await other.query('commit');
    expect(await made).toEqual(['0002_indexes']);
  });
  expect(await indexes()).toEqual([
    { name: 'leads_email', valid: true },
    { name: 'leads_id', valid: true },
  ]);
  expect(await run()).toEqual([]);
});

test('an index left unfinished by an interruption is created again', async () => {
  write(
    '0002_indexes.sql',
    'create index concurrently leads_id on leads (id); create index concurrently leads_email on leads (email);',
  );
  await connected(url, async (other) => {
    await other.query("begin; insert into leads values (101, 'before')");
    const ended = run().catch((error: unknown) => error);
    await maker().then((found) => ask(`select pg_terminate_backend(${String(found)})`));
    expect(await ended).toBeInstanceOf(Error);
    await other.query('commit');
  });
  expect(await indexes()).toEqual([{ name: 'leads_id', valid: false }]);
  expect(await run()).toEqual(['0002_indexes']);
  expect(await indexes()).toEqual([
    { name: 'leads_email', valid: true },
    { name: 'leads_id', valid: true },
  ]);
});

test('processes that start together create an index once, and none waits for the other forever', async () => {
  write('0002_indexes.sql', 'create index concurrently leads_id on leads (id);');
  const applied = await Promise.all(Array.from({ length: 4 }, () => run()));
  expect(applied.flat()).toEqual(['0002_indexes']);
  expect(await indexes()).toEqual([{ name: 'leads_id', valid: true }]);
});

test('a unique index that the records violate leaves nothing behind, and is created once they no longer do', async () => {
  write('0002_indexes.sql', 'create unique index concurrently leads_email on leads (email);');
  await administer(url, "insert into leads values (101, '1')");
  await expect(run()).rejects.toThrow(
    new MigrationError(
      'Migration 0002_indexes failed and will be carried on at the next start: could not create unique index "leads_email"',
    ),
  );
  expect(await indexes()).toEqual([]);
  await administer(url, 'delete from leads where id = 101');
  expect(await run()).toEqual(['0002_indexes']);
});

test('an index that others hold up for too long is given up', async () => {
  write('0002_indexes.sql', 'create index concurrently leads_id on leads (id);');
  await connected(url, async (other) => {
    await other.query("begin; insert into leads values (101, 'before')");
    await expect(run({ indexTimeout: 1 })).rejects.toThrow(
      /^Migration 0002_indexes failed and will be carried on at the next start: /,
    );
    await other.query('commit');
  });
  expect(await run()).toEqual(['0002_indexes']);
});

test('a partitioned table gets an index partition by partition, resuming where it was interrupted', async () => {
  await administer(
    url,
    `create table leads_by_month (id integer, at date) partition by range (at);
     create table leads_by_month_default partition of leads_by_month default;
     create table leads_by_month_p20261101 partition of leads_by_month for values from ('2026-11-01') to ('2026-12-01');
     insert into leads_by_month values (1, '2026-11-22'), (2, '2027-01-01')`,
  );
  write('0002_indexes.sql', 'create index concurrently leads_by_month_id on leads_by_month (id);');
  await connected(url, async (other) => {
    await other.query("begin; insert into leads_by_month_p20261101 values (3, '2026-11-23')");
    const ended = run().catch((error: unknown) => error);
    await maker().then((found) => ask(`select pg_terminate_backend(${String(found)})`));
    expect(await ended).toBeInstanceOf(Error);
    await other.query('commit');
  });
  expect(await indexes()).toEqual([
    { name: 'leads_by_month_id', valid: false },
    { name: 'leads_by_month_id_default', valid: true },
    { name: 'leads_by_month_id_p20261101', valid: false },
  ]);
  await administer(
    url,
    `create table leads_by_month_p20261201 (like leads_by_month);
     alter table leads_by_month attach partition leads_by_month_p20261201 for values from ('2026-12-01') to ('2027-01-01')`,
  );
  expect(await run()).toEqual(['0002_indexes']);
  expect(await indexes()).toMatchObject(Array.from({ length: 4 }, () => ({ valid: true })));
});
