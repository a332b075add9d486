import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { socketOf } from '../../../server/statistics/engine/embedded.ts';
import { openEngine } from '../../../server/statistics/engine/engine.ts';
import { StoreUnavailable } from '../../../server/statistics/engine/failures.ts';
import { checkStore } from '../../../server/statistics/store/check.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { kill, startedWith } from '../support/processes.ts';
import { killServer, killServers, type ServerProcess, startServer } from '../support/server-process.ts';

/**
 * The product and its statistics engine are killed at random while figures move; `KILLS` sets how often. Afterwards the
 * store has every fact once, to the last digit.
 */

const kills = Number(process.env['KILLS'] ?? 5);
let own: TestDatabase;
let folder: string;
let server: ServerProcess;

const start = () => startServer(own.url, folder, '', { SLUICE_STATISTICS: 'on', SLUICE_ROLES: 'jobs' });

beforeAll(async () => {
  own = await createTestDatabase();
  // The other consequences of a conversion, such as the ledger, would need a whole network.
  await administer(own.url, 'alter table conversions disable trigger user');
  for (const trigger of ['told', 'told_anew', 'taken_back'])
    await administer(own.url, `alter table conversions enable trigger ${trigger}`);
  folder = await mkdtemp(join(tmpdir(), 'sluice-statistics-killed-'));
  await connected(own.url, (client) =>
    client.query(`
      set session_replication_role = replica;
      insert into advertisers (tenant_id, id, title) values (1, 1, 'Advertiser');
      insert into currencies (tenant_id, id, code, title, rate) values (1, 1, 'USD', 'Dollar', 1);
      insert into offers (tenant_id, id, title) values (1, 1, 'Offer');
      insert into users (tenant_id, id, first_name, email, role_id, role_type) values (1, 1, 'A', 'a@example.com', 1, 'affiliate');
      insert into campaigns (tenant_id, id, title, affiliate_id, offer_id) values (1, 1, 'Campaign', 1, 1)`),
  );
  server = await start();
});
afterAll(async () => {
  await killServers();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Clicks, leads and conversions of some days come in and change, until told to stop. */
const traffic = (stream: number, isOver: () => boolean, written: () => void): Promise<void> =>
  connected(own.url, async (client) => {
    while (!isOver()) {
      // Partitions are created ahead, so that none is created while these are written.
      const days = `now() + random() * interval '20 days'`;
      await client.query(`insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, click_status, outcome, country, created_at)
        select 1, 1 + n % 3, 1, 1, 1, 'sent', 'LV', ${days} from generate_series(1, 30) as n`);
      await client.query(`insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, api_status, created_at)
        select 1, 1 + n % 3, 1, 1, 'new', ${days} from generate_series(1, 10) as n`);
      await client.query(`insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status,
          revenue, revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, traffic_at, created_at)
        select 1, 1, 1, 1, 1, 1, round((random() * 1000)::numeric, 8), 1, 0.9173, round((random() * 100)::numeric, 8), 1, 151.37, ${days}, ${days}
        from generate_series(1, 3)`);
      await client.query(`update leads set api_status = 'sent' where api_status = 'new' and id % 4 = ${stream}`);
      await client.query(
        `update conversions set conversion_status = 3, payout = payout * 1.1 where conversion_status = 1 and id % 4 = ${stream}`,
      );
      written();
    }
  });

const position = z.object({ copied: z.string().nullable(), last: z.string() });

/** Whether all facts are reported to be in the store. */
const isCopied = (): Promise<boolean> =>
  connected(own.url, async (client) => {
    const { rows } = await client.query(`select
      (select copied_transaction || ' ' || copied_id from statistics_store order by made_at desc limit 1) as copied,
      (select transaction || ' ' || id from fact order by transaction desc, id desc limit 1) as last`);
    const { copied, last } = position.parse(rows[0]);
    return copied === last;
  });

test(
  'the store has every fact once after random kills',
  async () => {
    let isOver = false;
    let written = 0;
    const streams = [1, 2].map((stream) =>
      traffic(
        stream,
        () => isOver,
        () => written++,
      ),
    );
    for (let n = 0; n < kills; n++) {
      const until = written + Math.floor(Math.random() * 30);
      await vi.waitUntil(() => written >= until, { timeout: patience.wait, interval: 5 });
      const engines = startedWith(join(folder, 'statistics'));
      if (n % 2 === 0) {
        kill(...engines);
        continue;
      }
      await killServer(server);
      server = await start();
    }
    isOver = true;
    await Promise.all(streams);
    await vi.waitUntil(isCopied, { timeout: patience.wait, interval: 100 });
    const engine = openEngine({ socket: socketOf(join(folder, 'statistics')) });
    const check = () =>
      checkStore(engine, own.database).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      });
    expect(await vi.waitUntil(check, { timeout: patience.wait })).toEqual([]);
    const sums = await engine.query(
      'select sum(clicks) as clicks, sum(leads) as leads, toString(sum(payout)) as payout from fact_day where basis = {basis:String}',
      { basis: 'cohort' },
      z.object({ clicks: z.number(), leads: z.number(), payout: z.string() }),
    );
    const { rows } = await connected(own.url, (client) =>
      client.query(`select (select count(*)::int from clicks) as clicks, (select count(*)::int from leads) as leads,
        (select trim_scale(sum(round(payout::numeric(40, 24) / payout_rate, 8)))::text from conversions) as payout`),
    );
    expect(sums).toEqual(rows);
    await engine.close();
  },
  patience.walk,
);
