import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { goalKey, transactionKey } from '../../../server/traffic/conversions/keys.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_conversions_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

/** A network with an offer of two advertisers and someone who promotes it. */
const network = async (client: Client) => {
  await client.query('insert into tenant (id) values (1)');
  await client.query(`insert into roles (tenant_id, id, title, type) values (1, 1, 'Affiliate', 'affiliate')`);
  await client.query(`insert into users (tenant_id, id, first_name, email, role_id, role_type, status)
    values (1, 1, 'Ann', 'ann@example.com', 1, 'affiliate', 'active')`);
  await client.query(`insert into currencies (tenant_id, id, code, title, rate) values (1, 1, 'USD', 'Dollar', 1)`);
  await client.query(
    `insert into settings_general (tenant_id, id, name, base_currency) values (1, 1, 'Network', 'USD')`,
  );
  await client.query(`insert into offers (tenant_id, id, title) values (1, 1, 'Offer')`);
  await client.query(
    `insert into campaigns (tenant_id, id, title, affiliate_id, offer_id) values (1, 1, 'Campaign', 1, 1)`,
  );
  await client.query(`insert into advertisers (tenant_id, id, title) values (1, 1, 'One'), (1, 2, 'Other')`);
};

test('conversions with statuses in capitals have the same statuses in lower case, the first of several winning', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'statuses_numbered_in_small_letters');
  expect(before).toBeGreaterThan(0);
  const rows = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    await network(client);
    for (const [id, advertiser, number] of [
      [1, 1, 'sync-3-4-Sold "as is"\\ \u0002 Ж'],
      [2, 1, 'sync-3-4-SOLD "as is"\\ \u0002 Ж'],
      [3, 2, 'sync-3-4-SOLD "as is"\\ \u0002 Ж'],
      [4, 1, 'sync-3-4-FTD'],
      [5, 1, 'sync-3-4-ftd'],
      [6, 1, 'TX-7'],
    ] as const)
      await client.query(
        `insert into conversions (tenant_id, id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status, revenue,
           revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, traffic_at, transaction_id, transaction_key)
         values (1, $1, 1, 1, 1, $2, 1, 3, 1, 1, 2, 1, 1, now(), $3, $4)`,
        [id, advertiser, number, transactionKey(advertiser, number)],
      );
    await migrate(client, migrations, () => {});
    const { rows: told } = await client.query(
      'select advertiser_id, transaction_id as number, transaction_key as key from conversions order by id',
    );
    return told;
  });
  for (const { advertiser_id: advertiser, number, key } of rows)
    expect(key).toBe(transactionKey(Number(advertiser), number));
  const small = 'sync-3-4-sold "as is"\\ \u0002 ж';
  expect(rows.map(({ number }) => number)).toEqual([
    ...[small, 'sync-3-4-SOLD "as is"\\ \u0002 Ж', small],
    ...['sync-3-4-FTD', 'sync-3-4-ftd', 'TX-7'],
  ]);
});

test('a visit with a key from before leads and their clicks had to share an offer gets the current key, too', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'conversion_former_keys');
  expect(before).toBeGreaterThan(0);
  const [mixed, shared] = ['a'.repeat(32), 'b'.repeat(32)];
  const rows = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    await network(client);
    await client.query(`insert into offers (tenant_id, id, title) values (1, 2, 'Cheap')`);
    // The first lead of each click is of the other offer, the second of the click’s own, as is the third.
    for (const [id, offer, click] of [
      [1, 2, mixed],
      [2, 2, shared],
      [3, 1, shared],
      [4, 1, shared],
    ] as const)
      await client.query(
        `insert into leads (tenant_id, id, affiliate_id, campaign_id, offer_id, api_status, click_id, created_at)
         values (1, $1::integer, 1, 1, $2, 'sent', $3, now() + make_interval(secs => $1::integer))`,
        [id, offer, click],
      );
    for (const [id, lead, visit, click] of [
      [1, 1, mixed, mixed],
      [2, 3, 3, shared],
      [3, 4, 4, shared],
      [4, null, 'c'.repeat(32), 'c'.repeat(32)],
    ] as const)
      await client.query(
        `insert into conversions (tenant_id, id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status, revenue,
           revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, traffic_at, lead_id, click_id, goal_key)
         values (1, $1, 1, 1, 1, 1, 1, 3, 1, 1, 2, 1, 1, now(), $2, $3, $4)`,
        [id, lead, click, goalKey(visit, null)],
      );
    await migrate(client, migrations, () => {});
    const { rows: told } = await client.query(
      'select key, conversion_id::integer as conversion from conversion_former_key order by conversion_id',
    );
    return told;
  });
  expect(rows).toEqual([
    { key: goalKey(1, null), conversion: 1 },
    { key: goalKey(shared, null), conversion: 2 },
  ]);
});
