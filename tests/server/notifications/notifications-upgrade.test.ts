import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_notices_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

test('rules that could never match are switched off, others stay, and a cap of which people were told is told of once', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'notices_that_reach_people');
  expect(before).toBeGreaterThan(0);
  const [rules, events] = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    await client.query('insert into tenant (id) values (1)');
    await client.query(`insert into offers (tenant_id, id, title) values (1, 1, 'Offer')`);
    await client.query(`insert into advertisers (tenant_id, id, title) values (1, 1, 'Advertiser')`);
    await client.query(
      `insert into caps (tenant_id, id, title, offer_id, type, value, period, timezone) values (1, 1, 'Cap', 1, 'leads', 10.50, 'day', 'UTC')`,
    );
    for (const [id, group, type, countries] of [
      [1, 'invoices', null, '{}'],
      [2, 'caps', null, '{LV}'],
      [3, 'tasks', null, '{LV}'],
      [4, 'invoices', 'invoice.scheduled', '{}'],
      [5, 'invoices', null, '{}'],
      [6, 'tasks', null, '{}'],
    ])
      await client.query(
        `insert into notifications (tenant_id, id, description, group_slug, type, countries) values (1, $1, 'Rule', $2, $3, $4)`,
        [id, group, type, countries],
      );
    await client.query('insert into notifications_offers (tenant_id, owner_id, target_id) values (1, 1, 1), (1, 2, 1)');
    await client.query(
      'insert into notifications_advertisers (tenant_id, owner_id, target_id) values (1, 1, 1), (1, 4, 1), (1, 5, 1)',
    );
    await client.query(
      `insert into notice_event (tenant_id, type, entity, record_id, once) values (1, 'cap.full', 'cap', 1, '1 2026-11-30 00:00:00+00')`,
    );
    await migrate(client, migrations, () => {});
    const told = await client.query(
      `select id::integer, status, countries,
        array(select target_id::integer from notifications_offers where owner_id = rule.id) as offers,
        array(select target_id::integer from notifications_advertisers where owner_id = rule.id) as advertisers
      from notifications as rule order by id`,
    );
    return [told.rows, (await client.query('select once from notice_event')).rows];
  });
  const none = { countries: [], offers: [], advertisers: [] };
  expect(rules).toEqual([
    { id: 1, status: 'inactive', ...none, advertisers: [1] },
    { id: 2, status: 'active', countries: ['LV'], offers: [1], advertisers: [] },
    { id: 3, status: 'inactive', ...none },
    { id: 4, status: 'inactive', ...none },
    { id: 5, status: 'active', ...none, advertisers: [1] },
    { id: 6, status: 'active', ...none },
  ]);
  expect(events).toEqual([{ once: '1 2026-11-30 00:00:00+00 10.5' }]);
});
