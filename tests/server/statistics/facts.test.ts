import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicIdAt } from '../../../server/database/public-id.ts';
import { dimensions, measures } from '../../../server/statistics/fact-columns.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer, connected } from '../../postgres.ts';

/**
 * Facts say by how much figures move; their sums equal what is counted from clicks, leads, conversions and customers
 * themselves.
 */

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  // The other consequences of a conversion, such as the ledger, would need a whole network.
  await administer(own.url, 'alter table conversions disable trigger user');
  for (const trigger of ['told', 'told_anew', 'taken_back'])
    await administer(own.url, `alter table conversions enable trigger ${trigger}`);
});
afterAll(() => own.drop());

const start = Date.UTC(2026, 4, 31, 23, 59, 58);
const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0',
  null,
];

/** Works as the application does: with its role, on the rows of one network. */
const asApplication = async (client: Client, tenant: number): Promise<void> => {
  await client.query('set role sluice_app');
  await client.query("select set_config('sluice.tenant', $1, false)", [tenant]);
};

const network = async (tenant: number): Promise<void> =>
  connected(own.url, async (client) => {
    const keep = (sql: string) => client.query(sql, [tenant]);
    await client.query('set session_replication_role = replica');
    await keep(`insert into settings_general (tenant_id, id, name) values ($1, 1, 'Network')`);
    await keep(`insert into currencies (tenant_id, id, code, title, rate) values ($1, 1, 'USD', 'US dollar', 1)`);
    await keep(`insert into teams (tenant_id, id, title) select $1, n, 'Team ' || n from generate_series(1, 2) as n`);
    await keep(`insert into users (tenant_id, id, first_name, last_name, email, role_id, role_type, team_id)
      select $1, n, 'A', 'B', 'a' || n || '@example.com', 1, 'affiliate', nullif(n, 3) from generate_series(1, 3) as n`);
    await keep(`insert into advertisers (tenant_id, id, title) values ($1, 1, 'Advertiser')`);
    await keep(
      `insert into offers (tenant_id, id, title, vertical_id) select $1, n, 'Offer ' || n, n from generate_series(1, 2) as n`,
    );
    await keep(`insert into campaigns (tenant_id, id, title, affiliate_id, offer_id, traffic_source_id)
      select $1, n, 'Campaign ' || n, 1, 1, nullif(n, 2) from generate_series(1, 2) as n`);
  });

const small = fc.integer({ min: 1, max: 3 });
const amount = fc
  .integer({ min: 0, max: 10 ** 12 })
  .map((n) => `${Math.floor(n / 1000)}.${String(n % 1000).padStart(3, '0')}`);
const who = fc.record({
  affiliate: small,
  campaign: fc.integer({ min: 1, max: 2 }),
  offer: fc.integer({ min: 1, max: 2 }),
});
const country = fc.constantFrom('DE', 'LV', null);
const status = fc.constantFrom('new', 'sent', 'hold', 'trash');
const rate = fc.constantFrom('1', '0.9173', '151.37');
const at = fc.integer({ min: 0, max: 4000 });
const pick = fc.nat({ max: 1000 });

const step = fc.oneof(
  fc.record({
    what: fc.constant('click' as const),
    at,
    who,
    country,
    agent: fc.constantFrom(...agents),
    isUnique: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('lead' as const),
    at,
    who,
    country,
    status,
    click: fc.option(pick),
    isTest: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('conversion' as const),
    at,
    who,
    country,
    revenue: amount,
    payout: amount,
    rate,
    click: fc.option(pick),
    lead: fc.option(pick),
  }),
  fc.record({ what: fc.constant('status' as const), pick, status, grade: fc.option(small) }),
  fc.record({ what: fc.constant('validity' as const), pick, isValid: fc.boolean(), isUnique: fc.boolean() }),
  fc.record({ what: fc.constant('amounts' as const), pick, revenue: amount, payout: amount, isHidden: fc.boolean() }),
  fc.record({ what: fc.constant('approve' as const), pick, status: small }),
  fc.record({ what: fc.constant('remove' as const), pick, from: fc.constantFrom('clicks', 'leads', 'conversions') }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Performs a step; the records it names are drawn from existing ones. */
const take = async (client: Client, one: Step): Promise<void> => {
  const any = (table: string, column = 'id', place: string) =>
    `(select ${column} from (select ${column}, row_number() over (order by id) as n, count(*) over () as of from ${table}) as all_of
      where n = 1 + ${place}::bigint % of)`;
  const moment = 'at' in one ? new Date(start + one.at).toISOString() : '';
  switch (one.what) {
    case 'click':
      await client.query(
        `insert into clicks (secure_id, affiliate_id, campaign_id, offer_id, click_status, outcome, country, user_agent, is_unique, sub1, created_at)
         values ($1, $2, $3, $4, 1, 'sent', $5, $6, $7, $8, $9)`,
        [
          publicIdAt(start + one.at),
          one.who.affiliate,
          one.who.campaign,
          one.who.offer,
          one.country,
          one.agent,
          one.isUnique,
          one.country && 'x\t\\',
          moment,
        ],
      );
      break;
    case 'lead':
      await client.query(
        `insert into leads (affiliate_id, campaign_id, offer_id, country, api_status, click_id, sub2, created_at, is_test)
         values ($1, $2, $3, $4, $5, ${any('clicks', 'secure_id', '$6')}, 'б', $7, $8)`,
        [one.who.affiliate, one.who.campaign, one.who.offer, one.country, one.status, one.click, moment, one.isTest],
      );
      break;
    case 'conversion':
      await client.query(
        `insert into conversions (affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status, country, revenue, revenue_rate,
           payout, payout_rate, click_id, lead_id, traffic_at, created_at)
         values ($1, $2, $3, 1, 1, $4, $5, $6, $7, 1, ${any('clicks', 'secure_id', '$8')}, ${any('leads', 'id', '$9')}, $10, $10)`,
        [
          one.who.affiliate,
          one.who.campaign,
          one.who.offer,
          one.country,
          one.revenue,
          one.rate,
          one.payout,
          one.click,
          one.lead,
          moment,
        ],
      );
      break;
    case 'status':
      await client.query(`update leads set api_status = $1, grade_id = $2 where id = ${any('leads', 'id', '$3')}`, [
        one.status,
        one.grade,
        one.pick,
      ]);
      break;
    case 'validity':
      await client.query(
        `update clicks set click_status = $1, is_unique = $2 where id = ${any('clicks', 'id', '$3')}`,
        [one.isValid ? 1 : 2, one.isValid && one.isUnique, one.pick],
      );
      break;
    case 'amounts':
      await client.query(
        `update conversions set revenue = $1, payout = $2, is_hidden = $3 where id = ${any('conversions', 'id', '$4')}`,
        [one.revenue, one.payout, one.isHidden, one.pick],
      );
      break;
    case 'approve':
      await client.query(`update conversions set conversion_status = $1 where id % 2 = $2 % 2`, [one.status, one.pick]);
      break;
    case 'remove':
      // No call removes such records; those removed by hand are still followed.
      await client.query('reset role');
      await client.query(
        `delete from ${one.from} where tenant_id = sluice_tenant() and id = ${any(`(select * from ${one.from} where tenant_id = sluice_tenant()) as own`, 'id', '$1')}`,
        [one.pick],
      );
      await client.query('set role sluice_app');
  }
};

/** Records as facts would describe each if it had only just come in. */
const recorded = `
  select 'click' as kind, created_at as at, created_at as traffic_at, affiliate_id, campaign_id, offer_id, advertiser_id, null::bigint as integration_id,
    landing_id, null::bigint as goal_id, null::bigint as lead_grade_id, null::bigint as currency_id, click_status, null as lead_status,
    null::integer as conversion_status, false as is_hidden, false as is_test, country, language, user_agent, sub1, sub2,
    1 as clicks, is_unique::int as unique_clicks, 0 as leads, 0 as conversions, 0::numeric as revenue, 0::numeric as payout
  from clicks
  union all
  select 'lead', leads.created_at, coalesce(clicks.created_at, leads.created_at), leads.affiliate_id, leads.campaign_id, leads.offer_id,
    leads.advertiser_id, leads.integration_id, clicks.landing_id, null, grade_id, null, null, api_status, null, false, is_test, leads.country,
    leads.language, clicks.user_agent, leads.sub1, leads.sub2, 0, 0, 1, 0, 0, 0
  from leads left join clicks on clicks.tenant_id = leads.tenant_id and clicks.secure_id = leads.click_id
  union all
  select 'conversion', made.created_at, traffic_at, made.affiliate_id, made.campaign_id, made.offer_id, made.advertiser_id,
    leads.integration_id, clicks.landing_id, goal_id, null, coalesce(payout_currency_id, revenue_currency_id), null, null,
    conversion_status, is_hidden, false, made.country, coalesce(leads.language, clicks.language), clicks.user_agent, coalesce(leads.sub1, clicks.sub1),
    coalesce(leads.sub2, clicks.sub2), 0, 0, 0, 1, round(revenue::numeric(40, 24) / revenue_rate, 8), round(payout::numeric(40, 24) / payout_rate, 8)
  from conversions as made
  left join clicks on clicks.tenant_id = made.tenant_id and clicks.secure_id = made.click_id
  left join leads on leads.tenant_id = made.tenant_id and leads.id = made.lead_id`;
const counted = `select made.*, team_id, vertical_id, traffic_source_id, sluice_device(user_agent) as device, sluice_os(user_agent) as os,
    sluice_browser(user_agent) as browser, 0 as received_revenue, 0 as received_payout, 0 as deposits, 0 as first_deposits, 0 as deposited,
    ${[3, 4, 5, 6, 7, 8, 9].map((n) => `null as sub${n}`).join(', ')}
  from (${recorded}) as made
  join users on users.id = affiliate_id join offers on offers.id = made.offer_id join campaigns on campaigns.id = made.campaign_id`;

test('sums of facts equal what is counted from the records, by every dimension, while several people change them', async () => {
  let tenant = 100;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 20 }), { minLength: 3, maxLength: 3 }), async (histories) => {
      tenant++;
      await network(tenant);
      await Promise.all(
        histories.map((history) =>
          connected(own.url, async (client) => {
            await asApplication(client, tenant);
            for (const one of history) await take(client, one);
          }),
        ),
      );
      // A click that is gone by now existed when leads and conversions came that refer to it.
      const isWhole = !histories.flat().some((one) => one.what === 'remove' && one.from !== 'conversions');
      await connected(own.url, async (client) => {
        await asApplication(client, tenant);
        const sums = measures.map((name) => `sum(${name})::numeric(38, 8)::text as ${name}`).join(', ');
        const asked = isWhole
          ? ['at', 'traffic_at', ...Object.keys(dimensions)]
          : ['affiliate_id', 'lead_status', 'conversion_status'];
        for (const dimension of asked) {
          const by = (from: string) =>
            client.query(`select ${dimension}::text as dimension, ${sums} from ${from} group by 1
              having sum(clicks) <> 0 or sum(leads) <> 0 or sum(conversions) <> 0 order by 1`);
          const told = await by('fact');
          expect(told.rows, dimension).toEqual((await by(`(${counted}) as counted`)).rows);
        }
        const { rows } =
          await client.query(`select from fact group by record_id, affiliate_id, lead_status, conversion_status, country
          having sum(clicks) < 0 or sum(leads) < 0 or sum(conversions) < 0`);
        expect(rows, 'taken back more often than counted').toHaveLength(0);
      });
    }),
    { numRuns: 10 },
  );
});

test('later changes leave the circumstances of a lead as they were when it came', async () => {
  await network(50);
  const rows = await connected(own.url, async (client) => {
    await asApplication(client, 50);
    await client.query(`insert into leads (affiliate_id, campaign_id, offer_id, api_status) values (1, 1, 1, 'new')`);
    await client.query('update users set team_id = 2 where id = 1');
    await client.query(`update leads set api_status = 'sent'`);
    await client.query(`update leads set redirect_url = 'https://example.com'`);
    return (await client.query('select team_id, lead_status, leads from fact order by id')).rows;
  });
  expect(rows).toEqual([
    { team_id: '1', lead_status: 'new', leads: 1 },
    { team_id: '1', lead_status: 'new', leads: -1 },
    { team_id: '1', lead_status: 'sent', leads: 1 },
  ]);
});

test('a network sees its own facts and can write none', async () => {
  await network(60);
  await connected(own.url, async (client) => {
    await asApplication(client, 60);
    await client.query(`insert into leads (affiliate_id, campaign_id, offer_id, api_status) values (1, 1, 1, 'new')`);
    expect((await client.query('select from fact')).rowCount).toBe(1);
    await expect(client.query('update fact set leads = 2')).rejects.toThrow('permission denied');
    await client.query("select set_config('sluice.tenant', '61', false)");
    expect((await client.query('select from fact')).rowCount).toBe(0);
  });
});

/** What an advertiser says of a customer: of a day, anew each time, or of a single deposit, once. */
const said = fc.record({
  customer: small,
  day: fc.constantFrom('2026-05-31', '2026-06-01'),
  number: fc.option(fc.integer({ min: 0, max: 50_000 })),
  deposits: fc.option(fc.integer({ min: 0, max: 3 })),
  deposited: fc.option(amount),
});

test('deposits in facts are those of the customers, day by day, while several people report them', async () => {
  let tenant = 200;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(said, { maxLength: 12 }), { minLength: 3, maxLength: 3 }), async (reports) => {
      tenant++;
      await network(tenant);
      await connected(own.url, async (client) => {
        await client.query('set session_replication_role = replica');
        await client.query(
          `insert into currencies (tenant_id, id, code, title, rate) values ($1, 2, 'EUR', 'Euro', 0.8)`,
          [tenant],
        );
        await client.query(
          `insert into customers (tenant_id, id, customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, currency_id,
             deposits, deposited, turnover, ngr, customer_key)
           select $1, n, 'C-' || n, n, 1 + n % 2, 1 + n % 2, 1, nullif(n, 3), 0, 0, 0, 0, n::text from generate_series(1, 3) as n`,
          [tenant],
        );
      });
      await Promise.all(
        reports.map((round) =>
          connected(own.url, async (client) => {
            await asApplication(client, tenant);
            for (const { customer, day, number, deposits, deposited } of round) {
              await client.query('begin');
              // As the product does, so that no two wait for each other.
              await client.query('select from customers where id = $1 for update', [customer]);
              await client.query(
                `insert into customer_figures as known (customer_id, key, is_daily, at, deposits, deposited)
                 values ($1, $2, $3, $4::timestamptz, $5, $6)
                 on conflict (tenant_id, customer_id, key) do update
                 set deposits = excluded.deposits, deposited = excluded.deposited where known.is_daily`,
                [
                  customer,
                  number === null ? `day ${day}` : `single ${number}`,
                  number === null,
                  new Date(Date.parse(`${day}T00:00:00Z`) + (number ?? 0) * 1000).toISOString(),
                  deposits,
                  deposited,
                ],
              );
              await client.query('commit');
            }
          }),
        ),
      );
      await connected(own.url, async (client) => {
        await asApplication(client, tenant);
        const rows = async (sql: string) => (await client.query(sql)).rows;
        // As the customers' totals are, and in the base currency.
        const days = `select customer_id, (at at time zone 'UTC')::date as day,
            coalesce(sum(deposits) filter (where is_daily), sum(deposits), 0) as deposits,
            coalesce(sum(deposited) filter (where is_daily), sum(deposited), 0) as deposited
          from customer_figures group by 1, 2`;
        expect(
          await rows(`select record_id, (at at time zone 'UTC')::date::text as day, sum(deposits)::int as deposits,
              sum(deposited)::numeric(38, 8)::text as deposited
            from fact where kind = 'customer' group by 1, 2 having (sum(deposits), sum(deposited)) <> (0, 0) order by 1, 2`),
        ).toEqual(
          await rows(`select customer_id as record_id, day::text, deposits::int,
              (deposited / case customer_id when 2 then 0.8 else 1 end)::numeric(38, 8)::text as deposited
            from (${days}) as days where (deposits, deposited) <> (0, 0) order by 1, 2`),
        );
        expect(
          await rows(`select affiliate_id::int, team_id::int, vertical_id::int, sum(deposits)::int as deposits,
              sum(first_deposits)::int as first, min(least(0, clicks, leads, conversions)) as none
            from fact where kind = 'customer' group by 1, 2, 3 having sum(deposits) > 0 order by 1`),
        ).toEqual(
          await rows(`select id::int as affiliate_id, nullif(id, 3)::int as team_id, offer_id::int as vertical_id, deposits,
              1 as first, 0 as none
            from customers where deposits > 0 order by 1`),
        );
      });
    }),
    { numRuns: 10 },
  );
});

test('a deposit keeps the rate at which it was reported, and the circumstances of the customer’s first one', async () => {
  await network(70);
  await connected(own.url, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into customers (tenant_id, id, customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, currency_id,
      deposits, deposited, turnover, ngr, customer_key) values (70, 1, 'C', 1, 1, 1, 1, 1, 0, 0, 0, 0, 'C')`);
  });
  const rows = await connected(own.url, async (client) => {
    await asApplication(client, 70);
    const deposit = (n: number, deposited: number) =>
      client.query(
        `insert into customer_figures (customer_id, key, is_daily, at, deposits, deposited) values (1, $1, false, $2, 1, $3)`,
        [`single ${n}`, `2026-06-0${n}`, deposited],
      );
    await deposit(2, 50);
    await client.query('update currencies set rate = 0.5 where id = 1');
    await client.query('update users set team_id = 2 where id = 1');
    await deposit(1, 10);
    return (
      await client.query(`select (at at time zone 'UTC')::date::text as day, team_id::int as team, sum(deposits)::int as deposits,
        sum(first_deposits)::int as first, trim_scale(sum(deposited))::text as deposited
      from fact where kind = 'customer' group by 1, 2 order by 1`)
    ).rows;
  });
  expect(rows).toEqual([
    { day: '2026-06-01', team: 1, deposits: 1, first: 1, deposited: '20' },
    { day: '2026-06-02', team: 1, deposits: 1, first: 0, deposited: '50' },
  ]);
});
