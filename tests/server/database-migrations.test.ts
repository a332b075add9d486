import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase } from '../../server/database/connection.ts';
import { migrate, migrationFolder, MigrationError, readMigrations } from '../../server/database/migrations.ts';
import { administer, connected, named } from '../postgres.ts';

const server = inject('server');
const database = `sluice_migrations_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

let folder: string;

beforeEach(async () => {
  await administer(server.url, `create database ${database}`);
  folder = mkdtempSync(join(tmpdir(), 'sluice-migrations-'));
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await administer(server.url, `drop database ${database} with (force)`);
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const run = (lockTimeout?: number) => connected(url, (client) => migrate(client, readMigrations(folder), lockTimeout));

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
  const applied = await Promise.all(Array.from({ length: 5 }, run));
  expect(applied.flat()).toEqual(['0001_first']);
  expect(await ask('select * from first')).toEqual([{ id: 1 }]);
});

test('a failing migration is rolled back whole, those before it stay, and it can be mended', async () => {
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

test('a migration waits for what somebody else has locked, but not for ever', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  write('0002_second.sql', 'alter table first add column name text');
  await connected(url, async (other) => {
    await other.query('begin; select from first');
    await expect(run(1)).rejects.toThrow('Migration 0002_second failed and was rolled back: another session kept something locked that it needs.');
  });
  expect(await run()).toEqual(['0002_second']);
});

test('line endings of a checkout are no change', async () => {
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
  await expect(run()).rejects.toThrow(/The database is newer .* has migration 0002_second, this version knows 1/);
});

test.each([
  ['a gap', '0003_third.sql', /Migration 2 should follow, but there is 0003_third.sql/],
  ['a double', '0001_other.sql', /Migration 2 should follow, but there is 0001_other.sql|0001_first.sql/],
  ['a name of another form', '02-second.sql', /02-second.sql should be named like/],
])('%s in the numbers is refused', (_, file, message) => {
  write('0001_first.sql', '');
  write(file, '');
  expect(() => readMigrations(folder)).toThrow(message);
});

test('a migration that was renamed only is the same', async () => {
  write('0001_first.sql', 'create table first (id integer)');
  await run();
  renameSync(join(folder, '0001_first.sql'), join(folder, '0001_offers.sql'));
  expect(await run()).toEqual([]);
});

test("the product's own migrations are applied on opening, which tells so the first time only", async () => {
  const told: string[] = [];
  for (let opened = 0; opened < 2; opened++) {
    const database = await connectDatabase({ ...server, url }, (line) => told.push(line));
    await database.ping();
    await database.close();
  }
  expect(told).toEqual([expect.stringMatching(/^Database brought up to date: 0001_ground/)]);
});

test('the settings of a network move with their history, whatever it had decided', async () => {
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
    await ask('select id, name, base_currency, password_minimum, registration, api_domain, version, updated_by_id from settings_general order by id'),
  ).toMatchObject([
    { id: '7', name: 'Seventh', base_currency: 'EUR', password_minimum: 12, registration: 'closed', api_domain: 'api.seventh.example', version: 3, updated_by_id: '5' },
    { id: '8', name: 'Eighth', base_currency: 'USD', password_minimum: 8, registration: 'moderated', api_domain: null, version: 1 },
  ]);
  expect(await ask("select entity, record_id from history")).toEqual([{ entity: 'generalSettings', record_id: '7' }]);
});
