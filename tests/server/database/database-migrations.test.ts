import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase } from '../../../server/database/connection.ts';
import { MigrationError, migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate, type MigrationTimeouts } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_migrations_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

let folder: string;

beforeEach(async () => {
  await administer(server.url, `create database ${database}`);
  lines.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'sluice-migrations-'));
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await administer(server.url, `drop database ${database} with (force)`);
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const lines: string[] = [];
const run = (patience?: Partial<MigrationTimeouts>) =>
  connected(url, (client) => migrate(client, readMigrations(folder), (line) => lines.push(line), patience));

async function ask(sql: string): Promise<unknown[]> {
  const { rows } = await connected(url, (client) => client.query(sql));
  return rows;
}

test('migrations are applied in order, each once', async () => {
  write('0002_second.sql', 'alter table first add column more integer; insert into first values (1, 2)');
  write('0001_first.sql', 'create table first (id integer)');
  expect(await run()).toEqual(['0001_first', '0002_second']);
  write('0003_third.sql', 'insert into first values (3, 4)');
  expect(await run()).toEqual(['0003_third']);
  expect(await run()).toEqual([]);
  expect(await ask('select * from first')).toEqual([
    { id: 1, more: 2 },
    { id: 3, more: 4 },
  ]);
  expect(await ask('select number, name from schema_migrations order by 1')).toEqual([
    { number: 1, name: 'first' },
    { number: 2, name: 'second' },
    { number: 3, name: 'third' },
  ]);
});

test('several processes that start together apply each migration once', async () => {
  write('0001_first.sql', 'create table first (id integer); insert into first values (1)');
  const applied = await Promise.all(Array.from({ length: 5 }, () => run()));
  expect(applied.flat()).toEqual(['0001_first']);
  expect(await ask('select * from first')).toEqual([{ id: 1 }]);
});

test('a failing migration is rolled back completely, those before it stay, and it can be fixed', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  write('0002_second.sql', 'create table second (id integer); insert into first values (1); select 1 / 0');
  write('0003_third.sql', 'create table third (id integer)');
  const reason = 'Migration 0002_second failed and was rolled back: division by zero';
  await expect(run()).rejects.toThrow(new MigrationError(reason));
  expect(
    await ask(
      `select to_regclass('second') as second, to_regclass('third') as third, (select count(*)::int from first) as rows`,
    ),
  ).toEqual([{ second: null, third: null, rows: 0 }]);
  write('0002_second.sql', 'create table second (id integer)');
  expect(await run()).toEqual(['0002_second', '0003_third']);
});

test('an applied migration that was changed afterwards is refused, and nothing is applied', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  write('0001_first.sql', 'create table first (id bigint)');
  write('0002_second.sql', 'create table second (id integer)');
  await expect(run()).rejects.toThrow(/0001_first was changed after it had been applied/);
  expect(await ask(`select to_regclass('second') as second`)).toEqual([{ second: null }]);
});

test('a migration that others hold up lets them pass, tries again, and finally reports who they are', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  write('20261122070000_second.sql', 'alter table first add column name text');
  await connected(url, async (other) => {
    await other.query("set application_name = 'a report'; begin; select from first");
    const error = await run({ lockTimeout: 1, attempts: 2, pause: 0 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MigrationError);
    expect(String(error)).toMatch(
      /Migration 20261122070000_second was rolled back: other sessions kept something locked that it needs, each time that it tried \(2 × 1 s\)\. Longest at it: process \d+ \(a report, idle in transaction, for \d+ s\)\. End those sessions, or start again later\./,
    );
    const patient = run({ lockTimeout: 1, attempts: 100, pause: 0 });
    await other.query('insert into first values (1); rollback');
    expect(await patient).toEqual(['20261122070000_second']);
  });
});

test('a migration created earlier on another branch is applied once, after the existing ones, and reported', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  write('20261122090000_ours.sql', 'alter table first add column ours integer');
  await run();
  write('20261122080000_theirs.sql', 'alter table first add column theirs integer');
  write('20261122100000_next.sql', 'alter table first add column next integer');
  expect(await run()).toEqual(['20261122080000_theirs', '20261122100000_next']);
  expect(lines).toEqual(['20261122080000_theirs is older than 20261122090000_ours and applied after it']);
  expect(await run()).toEqual([]);
  expect(await ask('select number, version from schema_migrations order by 1')).toEqual([
    { number: 1, version: '0001' },
    { number: 2, version: '20261122090000' },
    { number: 3, version: '20261122080000' },
    { number: 4, version: '20261122100000' },
  ]);
});

test('a database that knows only running numbers continues', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  await administer(url, 'alter table schema_migrations drop column version');
  write('20261122070000_second.sql', 'create table second (id integer)');
  expect(await run()).toEqual(['20261122070000_second']);
  expect(await ask('select number, version from schema_migrations order by 1')).toEqual([
    { number: 1, version: '0001' },
    { number: 2, version: '20261122070000' },
  ]);
});

test('the line endings of a checkout don’t count as a change', async () => {
  write('0001_first.sql', 'create table first (\n  id integer\n)\n');
  await run();
  write('0001_first.sql', 'create table first (\r\n  id integer\r\n)\r\n');
  expect(await run()).toEqual([]);
});

test('a database newer than the code is refused', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  write('0002_second.sql', 'create table second (id integer)');
  await run();
  rmSync(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow(
    /The database is newer .* has migration 0002_second, which this version does not know/,
  );
});

test.each([
  [
    'a version that two have',
    { '0001_other.sql': '' },
    'Two migrations have the version 0001. Give that which has run nowhere a later one.',
  ],
  ['a name of another form', { '02-second.sql': '' }, '02-second.sql should be named like 20261122070000_offers.sql'],
  [
    'something beside indexes that are made concurrently',
    { '0002_second.sql': 'create index concurrently one on first (id); update first set id = 1;' },
    '0002_second.sql makes indexes concurrently, so it can have no statements but `create [unique] index concurrently <name> on <table> …`',
  ],
])('%s is refused', (_, files, message) => {
  write('0001_first.sql', '');
  for (const [file, sql] of Object.entries(files)) write(file, sql);
  expect(() => readMigrations(folder)).toThrow(new MigrationError(message));
});

test('a migration that was only renamed is the same', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  renameSync(join(folder, '0001_first.sql'), join(folder, '0001_offers.sql'));
  expect(await run()).toEqual([]);
});

test("the product's own migrations are applied on opening, and reported only the first time", async () => {
  const told: string[] = [];
  for (let opened = 0; opened < 2; opened++) {
    const database = await connectDatabase({ ...server, url }, (line) => told.push(line));
    await database.ping();
    await database.close();
  }
  expect(told).toEqual([
    expect.stringMatching(/^Database brought up to date: \d{2,} migrations, from 0001_ground to \w+$/),
  ]);
});

test('the settings of a network move with their history, whatever was configured', async () => {
  const migrations = readMigrations(migrationFolder);
  const move = migrations.findIndex(({ name }) => name === 'settings_of_their_own');
  const apply = (until: number) => connected(url, (client) => migrate(client, migrations.slice(0, until)));
  const table = migrations.findIndex(({ name }) => name === 'general_settings');
  await apply(table);
  await administer(
    url,
    `insert into tenant (id, name, base_currency, password_minimum, registration, api_domain, version)
       values (7, 'Seventh', 'EUR', 12, 'closed', 'api.seventh.example', 3), (8, 'Eighth', 'USD', 8, 'moderated', null, 1);
     insert into history (tenant_id, entity, record_id, version, user_id, action, changes)
       values (7, 'tenant', 7, 3, 5, 'edit', '{"name": ["Former", "Seventh"]}')`,
  );
  await apply(move + 1);
  expect(
    await ask(
      'select id, name, base_currency, password_minimum, registration, api_domain, version, updated_by_id from settings_general order by id',
    ),
  ).toMatchObject([
    {
      id: '7',
      name: 'Seventh',
      base_currency: 'EUR',
      password_minimum: 12,
      registration: 'closed',
      api_domain: 'api.seventh.example',
      version: 3,
      updated_by_id: '5',
    },
    {
      id: '8',
      name: 'Eighth',
      base_currency: 'USD',
      password_minimum: 8,
      registration: 'moderated',
      api_domain: null,
      version: 1,
    },
  ]);
  expect(await ask('select entity, record_id from history')).toEqual([{ entity: 'generalSettings', record_id: '7' }]);
});
