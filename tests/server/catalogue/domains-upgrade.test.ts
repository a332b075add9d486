import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_domains_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

test('a host that several networks had stays with the one that proved it, and no record is lost', async () => {
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

test('domains that campaigns and settings named by a text become records, which must be proved before they count', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'parked_domains');
  expect(before).toBeGreaterThan(0);
  const told = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    const all = async (statement: string) => (await client.query(statement)).rows as Record<string, unknown>[];
    await all('insert into tenant (id) values (1), (2)');
    for (const tenant of [1, 2]) {
      await all(
        `insert into roles (tenant_id, id, title, type) values (${tenant}, ${tenant}, 'Affiliate', 'affiliate')`,
      );
      await all(`insert into users (tenant_id, id, first_name, email, role_id, role_type, status)
        values (${tenant}, ${tenant}, 'Ann', 'ann${tenant}@example.com', ${tenant}, 'affiliate', 'active')`);
      await all(`insert into offers (tenant_id, id, title) values (${tenant}, ${tenant}, 'Offer')`);
    }
    await all(`insert into domains (tenant_id, host, kinds, default_for, state)
      values (1, 'go.example.com', '{landing}', '{}', 'verified'), (1, 'old.example.com', '{track}', '{track}', 'verified')`);
    await all(
      `insert into settings_general (tenant_id, id, name, retired_track_domain) values (1, 1, 'One', 'GO.example.com')`,
    );
    await all(`insert into campaigns (tenant_id, title, affiliate_id, offer_id, retired_domain) values
      (1, 'Known', 1, 1, 'Old.example.com'), (1, 'New', 1, 1, 'New.example.com'), (2, 'Foreign', 2, 2, 'old.example.com'),
      (2, 'Plain', 2, 2, null)`);
    await migrate(client, migrations, () => {});
    return {
      domains: await all(`select tenant_id, host, kinds, default_for, state from domains order by host`),
      campaigns: await all(
        `select title, host from campaigns left join domains on domains.id = domain_id order by title`,
      ),
    };
  });
  expect(told).toEqual({
    domains: [
      {
        tenant_id: '1',
        host: 'go.example.com',
        kinds: ['landing', 'track'],
        default_for: ['track'],
        state: 'verified',
      },
      { tenant_id: '1', host: 'new.example.com', kinds: ['track'], default_for: [], state: 'waiting' },
      { tenant_id: '1', host: 'old.example.com', kinds: ['track'], default_for: [], state: 'verified' },
    ],
    campaigns: [
      { title: 'Foreign', host: null },
      { title: 'Known', host: 'old.example.com' },
      { title: 'New', host: 'new.example.com' },
      { title: 'Plain', host: null },
    ],
  });
});
