import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { admin } from '../environment/network.ts';
import { type Environment, query } from '../environment/postgres.ts';
import { signIn, startProduct } from '../product.ts';
import { createNetwork, setUpNetwork } from '../traffic/network.ts';

/** How long people wait for money: balances, a large invoice, and many conversions approved by one statement. */

const affiliates = 10_000;
const invoiced = 100_000;
const approvedAtOnce = 5000;
const reads = 40;

/** Milliseconds. */
export interface BillingTimes {
  balances: number;
  invoiceMade: number;
  invoiceOpened: number;
  approved: number;
}

const answered = z.object({ data: z.looseObject({ items: z.array(z.looseObject({ id: z.int() })).optional() }) });

/** Creates affiliates with earnings, each with movements that their balance follows from. */
const fillBalances = (url: string, tenantId: number): Promise<unknown> =>
  query(
    url,
    `with made as (
      insert into users (tenant_id, first_name, email, role_id, role_type)
      select $1, 'Earner ' || n, 'earner-' || n || '@bench.example', own.role_id, 'affiliate'
      from generate_series(1, ${affiliates}) as n
      cross join (select role_id from users where tenant_id = $1 and role_type = 'affiliate' limit 1) as own
      returning id
    )
    insert into affiliate_movements (tenant_id, affiliate_id, balance_id, "to", amount, currency_id, base_amount, cause)
    select $1, made.id, made.id, part, 10 + made.id % 1000, own.id, 10 + made.id % 1000, 'conversion'
    from made cross join unnest(array['hold', 'approved']) as part
    cross join (select id from currencies where tenant_id = $1 limit 1) as own`,
    [tenantId],
  );

/**
 * Creates conversions of one affiliate and the advertiser, cycling through five rates; triggers create their movements.
 */
const fillConversions = (
  url: string,
  { tenantId, rows, status }: { tenantId: number; rows: number; status: number },
): Promise<unknown> =>
  query(
    url,
    `insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status,
      revenue, revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, country, traffic_at, approved_at, created_at)
    select $1, campaign.affiliate_id, campaign.id, campaign.offer_id, advertiser.id, $2::integer,
      30 + n % 5, currency.id, 1, 20 + n % 5, currency.id, 1, 'LV', now(), case when $2::integer = 3 then now() end,
      now() - n * interval '1 millisecond'
    from generate_series(1, ${rows}) as n
    cross join (select * from campaigns where tenant_id = $1 order by id limit 1) as campaign
    cross join (select id from advertisers where tenant_id = $1 limit 1) as advertiser
    cross join (select id from currencies where tenant_id = $1 limit 1) as currency`,
    [tenantId, status],
  );

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Approves one conversion, and then many by one statement of the same session, whose plans were made for one. */
const approveMany = async (url: string): Promise<number> => {
  const client = new Client(url);
  await client.connect();
  try {
    const approve = (limit: number) =>
      client.query(
        `update conversions set conversion_status = 3, approved_at = now()
        where id in (select id from conversions where conversion_status = 1 order by id limit ${limit})`,
      );
    await approve(1);
    return await timed(() => approve(approvedAtOnce));
  } finally {
    await client.end();
  }
};

/** Measures balances, an invoice and an approval in a separate network. */
export const measureBilling = async (
  environment: Environment,
  { profile, say }: { profile: string | undefined; say: (line: string) => void },
): Promise<BillingTimes> => {
  const url = await environment.database('billing');
  const { tenantId, affiliateRole } = await createNetwork(url);
  const product = await startProduct({
    databaseUrl: url,
    folder: join(environment.folder, 'billing'),
    demo: false,
    profile,
  });
  try {
    await setUpNetwork(product.address, {
      affiliateRole,
      campaigns: 1,
      advertiserUrl: 'http://advertiser.example/leads',
    });
    say(`billing: ${affiliates.toLocaleString('en')} balances and ${invoiced.toLocaleString('en')} conversions`);
    await fillBalances(url, tenantId);
    await fillConversions(url, { tenantId, rows: invoiced, status: 3 });
    await fillConversions(url, { tenantId, rows: approvedAtOnce + 1, status: 1 });
    await query(url, 'vacuum analyze');
    await environment.settle();
    const authorization = `Bearer ${await signIn(product.address, admin)}`;
    const call = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${product.address}/api/v1${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status}\n${text.slice(0, 2000)}`);
      return answered.parse(JSON.parse(text)).data;
    };
    say('billing: balances');
    const times: number[] = [];
    for (let n = 0; n < reads; n += 1) {
      const path = `/user/affiliate_balances?orderBy=approved:desc&limit=25&offset=${25 * n}&withMeta=totalCount&with=breakdown`;
      times.push(await timed(() => call('GET', path)));
      await pause(5);
    }
    say('billing: an invoice');
    const [{ affiliate, currency } = {}] = (await query(
      url,
      'select affiliate_id::integer as affiliate, payout_currency_id::integer as currency from conversions limit 1',
    )) as { affiliate?: number; currency?: number }[];
    const day = new Date().toISOString().slice(0, 10);
    const item = { affiliate, currency, periodFrom: day, periodTo: day };
    let id = 0;
    const invoiceMade = await timed(async () => {
      const { items = [] } = await call('PUT', '/user/affiliate_invoices', { items: [item] });
      id = items[0]?.id ?? 0;
    });
    const opened: number[] = [];
    for (let n = 0; n < 9; n += 1)
      opened.push(
        await timed(async () => {
          await call('GET', `/user/affiliate_invoices/${id}?with=exchangeRates,corrections`);
          await call('GET', `/user/affiliate_invoice_lines?invoice=${id}&limit=500&orderBy=id:asc`);
        }),
      );
    say('billing: approval');
    return { balances: median(times), invoiceMade, invoiceOpened: median(opened), approved: await approveMany(url) };
  } finally {
    await product.stop();
  }
};
