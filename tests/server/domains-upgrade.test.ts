import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../server/database/migration-files.ts';
import { migrate } from '../../server/database/migrations.ts';
import { administer, connected, named } from '../postgres.ts';

const server = inject('server');
const database = `sluice_domains_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

test('a host that several networks had is left to the one that proved it, and no record is lost', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'one_network_a_host');
  expect(before).toBeGreaterThan(0);
  const rows = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    for (const id of [1, 2, 3]) {
      await client.query(`insert into tenant (id) values (${id})`);
      const verified = id === 2;
      await client.query(
        `insert into domains (tenant_id, host, kinds, default_for, state, proof, verified_at)
         values ($1, $2, '{track}', '{track}', $3, $4, $5)`,
        [id, `Go.example.com`, verified ? 'verified' : 'waiting', `proof${id}`, verified ? new Date() : null],
      );
    }
    await migrate(client, migrations, () => {});
    return (await client.query('select tenant_id, host, state, default_for from domains order by tenant_id')).rows;
  });
  expect(rows).toEqual([
    { tenant_id: '1', host: 'duplicate-1-1.Go.example.com', state: 'failing', default_for: [] },
    { tenant_id: '2', host: 'Go.example.com', state: 'verified', default_for: ['track'] },
    { tenant_id: '3', host: 'duplicate-3-3.Go.example.com', state: 'failing', default_for: [] },
  ]);
});
