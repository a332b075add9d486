import { afterAll, beforeAll, expect, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** A network with twenty days of traffic, and its statistics as the people with access see them. */

export let product: Product;
/** Ids of the goals of its vertical. */
export let goals: number[];
export let people: Record<'admin' | 'manager' | 'advertiserManager' | 'affiliate', Person>;
export const names = ['admin', 'manager', 'advertiserManager', 'affiliate'] as const;

/** Seconds UTC at which their traffic starts, and for how many days it goes on. */
export const first = Date.UTC(2026, 9, 1) / 1000;
export const days = 20;

export const firstId = async (path: string, fields: object): Promise<number> =>
  (await product.admin.make(path, fields))[0]!.id;

export const period = `createdAtFrom=${first}&createdAtTo=${first + days * 86_400 - 1}`;
export const figures = async (person: Person, query: string) => {
  const { data, message } = await person.call('GET', `/stat/statistics?${period}&${query}`);
  return data ?? { message };
};
export const listed = async (person: Person, path: string, query = '') =>
  (await person.call('GET', `${path}?${period}&limit=500&withMeta=totalCount&${query}`)).data;

export interface Conversion {
  goal: number | null;
  payout: string;
  revenue?: string;
  /** Visible only to staff. */
  isHidden?: boolean;
}

export const isStaff = (name: (typeof names)[number]) => name !== 'affiliate';

/** One product with statistics for all tests of a file. */
export const setUpFigures = (): void => {
  beforeAll(async () => {
    product = await startProduct({ statistics: { url: undefined, memory: 1_000_000_000 } });
    const { admin } = product;
    const manager = await product.person('manager');
    const advertiserManager = await product.person('advertiser_manager');
    const affiliate = await product.person('affiliate', { managers: [manager.id] });
    const other = await product.person('affiliate');
    people = { admin, manager, advertiserManager, affiliate };
    const currency = (await admin.call('GET', '/user/currencies')).data.items[0].id;
    const vertical = await firstId('/user/verticals', {
      title: 'Loans',
      goals: [
        { title: 'Registration', key: 'registration' },
        { title: 'First deposit', key: 'deposit', isDeposit: true },
      ],
    });
    goals = (await admin.call('GET', '/user/goals?orderBy=position:asc')).data.items.map(
      ({ id }: { id: number }) => id,
    );
    const advertiserOf = (title: string, managers: number[]) =>
      firstId('/user/advertisers', { title, vertical, defaultCurrency: currency, managers });
    const advertisers = [await advertiserOf('Own', [advertiserManager.id]), await advertiserOf('Other', [])];
    const offers: number[] = [];
    for (const title of ['Royale', 'Keto']) {
      const id = await firstId('/user/offers', { title, vertical, accessType: 1 });
      await admin.call('POST', '/user/offers/change_block', { items: [{ id, status: 'active' }] });
      offers.push(id);
    }
    const campaigns: number[] = [];
    for (const owner of [affiliate.id, other.id])
      for (const offer of offers)
        campaigns.push(await firstId('/user/campaigns', { title: `Of ${owner}`, affiliate: owner, offer }));
    const chosen = `
      (array[${affiliate.id}, ${other.id}]::bigint[])[1 + n % 2] as affiliate, (array[${offers}]::bigint[])[1 + n / 2 % 2] as offer,
      (array[${campaigns}]::bigint[])[1 + n % 2 * 2 + n / 2 % 2] as campaign,
      (array[${advertisers}]::bigint[])[1 + n / 4 % 2] as advertiser, (array['LV', 'EE', null])[1 + n % 3] as country,
      to_timestamp(${first} + n * 7919 % (${days} * 86400)) as at`;
    await connected(product.url, async (client) => {
      await client.query(`select set_config('sluice.tenant', '${product.tenant.tenantId}', false)`);
      await client.query(`insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, click_status, outcome, is_unique, sub1, sub2, created_at)
        select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, 1 + n % 5 / 4, 'sent', n % 2 = 0, 'sub ' || n % 4, 'own ' || n, at
        from (select n, ${chosen} from generate_series(1, 120) as n) as made`);
      await client.query(`insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, api_status, is_test, created_at)
        select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, (array['sent', 'unsent', 'trash', 'hold', 'failed'])[1 + n % 5], false, at
        from (select n, ${chosen} from generate_series(1, 60) as n) as made
        union all select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, (array['test', 'invalid'])[1 + n % 2], true, at
        from (select n, ${chosen} from generate_series(61, 70) as n) as made`);
      await client.query(`insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, goal_id, conversion_status, is_hidden, revenue, revenue_rate, payout, payout_rate, traffic_at, created_at)
        select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, (array[${goals}, null]::bigint[])[1 + n % 3], 1 + n % 4, n % 5 = 0, 10 + n / 7.0, 1, 5 + n / 9.0, 1, at - interval '1 day', at
        from (select n, ${chosen} from generate_series(1, 80) as n) as made`);
      await client.query(`insert into customers (tenant_id, customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, currency_id, deposits, deposited, turnover, ngr, customer_key, created_at)
        select ${product.tenant.tenantId}, 'C-' || n, affiliate, campaign, offer, advertiser, country, ${currency}, 0, 0, 0, 0, n::text, at
        from (select n, ${chosen} from generate_series(1, 20) as n) as made`);
      await client.query(`insert into customer_figures (tenant_id, customer_id, key, is_daily, at, deposits, deposited)
        select tenant_id, id, 'single ' || n, false, created_at + n * interval '1 second', 1, 10 + (id % 7 + n) / 3.0 from customers, generate_series(0, 2) as n
        where tenant_id = ${product.tenant.tenantId} and n < id % 4`);
      await client.query(`update conversions set conversion_status = 3 where id % 3 = 0`);
      await client.query(`update leads set api_status = 'sent' where id % 7 = 0 and not is_test`);
    });
    // Staff corrected some clicks afterwards.
    const clicksOf = async (status: number, limit: number): Promise<{ id: number }[]> =>
      (await admin.call('GET', `/stat/clicks?clickStatus=${status}&limit=${limit}`)).data.items;
    const rejected = (await clicksOf(1, 10)).map(({ id }) => ({ id, clickStatus: 2, reason: 'fraud' }));
    const accepted = (await clicksOf(2, 3)).map(({ id }) => ({ id, clickStatus: 1 }));
    expect((await admin.call('PATCH', '/stat/clicks', { items: [...rejected, ...accepted] })).status).toBe(200);
    const everything = { clicks: '120', validClicks: '89', leads: '60', conversions: '80' };
    await vi.waitFor(
      async () =>
        expect((await figures(admin, 'metrics=clicks,validClicks,leads,conversions')).totals?.figures).toEqual(
          everything,
        ),
      patience.wait,
    );
  });
  afterAll(() => product.close());
};
