import { describe, expect, test } from 'vitest';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import { sum } from '../../../domain/money/decimal.ts';
import { wallTime } from '../../../domain/time/zones.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { setCounter } from '../support/counting.ts';
import { figures, first, firstId, people, period, product, setUpFigures } from '../support/figures.ts';

/** What changed, and who caused it. */

setUpFigures();

describe('insights', () => {
  test('show what changed and who caused it, and lead to the figures', async () => {
    const half = `createdAtFrom=${first + 12 * 86_400}&createdAtTo=${first + 20 * 86_400 - 1}`;
    await connected(product.url, (client) =>
      client.query(
        `insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, country, click_status, outcome, created_at)
         select tenant_id, affiliate_id, id, offer_id, 'LV', 1, 'sent', to_timestamp(${first + 15 * 86_400})
         from campaigns, generate_series(1, 100) where tenant_id = $1 and affiliate_id = $2`,
        [product.tenant.tenantId, people.affiliate.id],
      ),
    );
    await expect
      .poll(async () => (await figures(people.admin, 'metrics=clicks')).totals.figures.clicks, {
        timeout: patience.wait,
      })
      .toBe('320');
    const { data } = await people.admin.call('GET', `/stat/insights?${half}`);
    const moved = data.items.find(({ key }: { key: string }) => key === 'movement:clicks');
    expect(moved).toMatchObject({ kind: 'movement', severity: 'good', link: { page: 'statistics' } });
    expect(moved.contributions.find(({ dimension }: { dimension: string }) => dimension === 'affiliate')).toMatchObject(
      {
        value: people.affiliate.id,
        title: expect.stringContaining('affiliate'),
      },
    );
    const named = moved.contributions.map(({ dimension }: { dimension: string }) => dimension);
    for (const dimension of ['offer', 'country', 'affiliate'])
      expect(named.filter((name: string) => name === dimension).length).toBeLessThanOrEqual(2);
    expect(moved.series).toHaveLength(8);
    expect(sum(moved.series.map(({ current }: { current: string }) => current))).toBe(moved.figures.current);
    expect(data.items).toContainEqual(
      expect.objectContaining({ kind: 'affiliateRose', subject: expect.objectContaining({ id: people.affiliate.id }) }),
    );
  });

  test('find the affiliate that went silent, however many others there are', async () => {
    const silent = 1_000_000;
    const day = first + 40 * 86_400;
    const clicked = (from: number, to: number, at: number, times: number) =>
      connected(product.url, (client) =>
        client.query(
          `insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, country, click_status, outcome, created_at)
           select tenant_id, affiliate, id, offer_id, 'LV', 1, 'sent', to_timestamp($3::float8)
           from (select * from campaigns where tenant_id = $1 and affiliate_id = $2 limit 1) as campaign,
             generate_series($4::bigint, $5::bigint) as affiliate, generate_series(1, $6)`,
          [product.tenant.tenantId, people.affiliate.id, at, from, to, times],
        ),
      );
    await clicked(silent, silent, day - 3600, 60);
    await clicked(silent + 1, silent + 2100, day - 3600, 1);
    await clicked(silent + 1, silent + 2100, day + 3600, 1);
    const of = `createdAtFrom=${day}&createdAtTo=${day + 86_399}`;
    await expect
      .poll(
        async () =>
          (await people.admin.call('GET', `/stat/statistics?${of}&metrics=clicks`)).data.totals.figures.clicks,
        { timeout: patience.wait },
      )
      .toBe('2100');
    const { items } = (await people.admin.call('GET', `/stat/insights?${of}`)).data;
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'affiliateSilent',
        subject: expect.objectContaining({ id: silent }),
        figures: { current: '0', previous: '60', change: '-60' },
      }),
    );
  });

  describe('on conversions', () => {
    const dayOf = (n: number) => first + n * 86_400;
    /** Adds conversions of a day, by their status. */
    const convert = async (n: number, counts: Partial<Record<keyof typeof conversionStatus, number>>) => {
      for (const [status, count] of Object.entries(counts))
        await connected(product.url, (client) =>
          client.query(
            `insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, conversion_status, revenue, revenue_rate, payout, payout_rate, traffic_at, created_at)
             select tenant_id, affiliate_id, id, offer_id, (select min(id) from advertisers where tenant_id = $1), 'LV', $3, 10, 1, 5, 1, to_timestamp($4::float8), to_timestamp($4::float8)
             from (select * from campaigns where tenant_id = $1 and affiliate_id = $2 limit 1) as campaign, generate_series(1, $5)`,
            [
              ...[product.tenant.tenantId, people.affiliate.id],
              ...[conversionStatus[status as keyof typeof conversionStatus], dayOf(n) + 3600, count],
            ],
          ),
        );
    };
    const of = (n: number) => `createdAtFrom=${dayOf(n)}&createdAtTo=${dayOf(n + 1) - 1}`;
    const counted = (n: number, count: string) =>
      expect
        .poll(
          async () =>
            (await people.admin.call('GET', `/stat/statistics?${of(n)}&metrics=conversions`)).data?.totals.figures
              .conversions,
          { timeout: patience.wait },
        )
        .toBe(count);
    const about = async (n: number, kind: string) =>
      (await people.admin.call('GET', `/stat/insights?${of(n)}`)).data.items.filter(
        (one: { kind: string }) => one.kind === kind,
      );

    test('do not take those that wait for a decision for rejected ones', async () => {
      await convert(30, { approved: 60, rejected: 30 });
      await convert(31, { pending: 90, deferred: 10 });
      await counted(31, '100');
      await counted(30, '90');
      expect(await about(31, 'approvalDropped')).toEqual([]);
      expect(await about(31, 'movement')).toEqual(
        ['approvedConversions', 'payout', 'profit'].map((metric) =>
          expect.objectContaining({
            metric,
            severity: 'info',
            figures: expect.objectContaining({ current: '0', undecided: '100' }),
          }),
        ),
      );
    });

    test('report that a smaller share of those decided upon is approved', async () => {
      await convert(34, { approved: 60, rejected: 30, pending: 10 });
      await convert(35, { approved: 20, rejected: 80, pending: 10 });
      await counted(35, '110');
      await counted(34, '100');
      expect(await about(35, 'approvalDropped')).toEqual([
        expect.objectContaining({
          severity: 'critical',
          figures: { current: '20', previous: '66.67', change: '-46.67', count: '100' },
        }),
      ]);
      const moved = await about(35, 'movement');
      expect(moved).toContainEqual(expect.objectContaining({ metric: 'profit', severity: 'critical' }));
      expect(moved[0].figures).not.toHaveProperty('undecided');
    });
  });

  test('do not take leads that are held for refused ones, and report that fewer of the others are accepted', async () => {
    const dayOf = (n: number) => first + (80 + n) * 86_400;
    const came = (n: number, counts: Record<string, number>) =>
      Promise.all(
        Object.entries(counts).map(([status, count]) =>
          connected(product.url, (client) =>
            client.query(
              `insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, country, api_status, created_at)
               select tenant_id, affiliate_id, id, offer_id, 'LV', $3, to_timestamp($4::float8)
               from (select * from campaigns where tenant_id = $1 and affiliate_id = $2 limit 1) as campaign, generate_series(1, $5)`,
              [product.tenant.tenantId, people.affiliate.id, status, dayOf(n) + 3600, count],
            ),
          ),
        ),
      );
    const of = (n: number) => `createdAtFrom=${dayOf(n)}&createdAtTo=${dayOf(n + 1) - 1}`;
    await came(0, { sent: 57, unsent: 3 });
    await came(1, { sent: 38, unsent: 2, hold: 20 });
    await came(2, { sent: 10, unsent: 20, hold: 5 });
    await expect
      .poll(
        async () =>
          (await people.admin.call('GET', `/stat/statistics?${of(2)}&metrics=leads`)).data?.totals.figures.leads,
        { timeout: patience.wait },
      )
      .toBe('35');
    const dropped = async (n: number) =>
      (await people.admin.call('GET', `/stat/insights?${of(n)}`)).data.items.filter(
        ({ kind }: { kind: string }) => kind === 'acceptanceDropped',
      );
    expect(await dropped(1)).toEqual([]);
    expect(await dropped(2)).toEqual([
      expect.objectContaining({
        severity: 'critical',
        figures: { current: '33.33', previous: '95', change: '-61.67', count: '30' },
      }),
    ]);
  });

  test('report an integration that is slow, however many were asked a few times only', async () => {
    const at = first + 60 * 86_400;
    const platform = await firstId('/user/platforms', { title: 'Irev', outApiEnabled: true });
    const [{ id: vertical }] = (await people.admin.call('GET', '/user/verticals')).data.items;
    const methods = { integrationMethodsRestrictions: ['outApi'] };
    const template = await firstId('/user/integration_templates', { title: 'Push', platform, vertical, ...methods });
    await connected(product.url, (client) =>
      client.query(
        `with made as (
           insert into integrations (tenant_id, title, advertiser_id, template_id)
           select tenant_id, case n when 0 then 'Slow' else 'Seldom ' || n end, id, $3
           from (select * from advertisers where tenant_id = $1 limit 1) as advertiser, generate_series(0, 25) as n
           returning *
         )
         insert into lead_attempts (tenant_id, lead_id, affiliate_id, offer_id, advertiser_id, integration_id, "order", outcome,
           http_status, took, started_at)
         select tenant_id, id * 100 + n, 1, 1, advertiser_id, id, 1, 'accepted', 200, case title when 'Slow' then 4000 else 9000 end,
           to_timestamp($2::float8)
         from made, generate_series(1, case title when 'Slow' then 10 else 1 end) as n`,
        [product.tenant.tenantId, at, template],
      ),
    );
    const { items } = (await people.admin.call('GET', `/stat/insights?createdAtFrom=${at}&createdAtTo=${at + 86_399}`))
      .data;
    expect(items.filter(({ kind }: { kind: string }) => kind === 'integrationSlow')).toEqual([
      expect.objectContaining({
        subject: expect.objectContaining({ title: 'Slow' }),
        figures: { attempts: '10', accepted: '100', took: '4000' },
      }),
    ]);
  });

  describe('on guarantees', () => {
    const amount = '1000000000';
    /** A zone in which it is between these hours. */
    const zoneWhere = (from: number, to: number) =>
      ['UTC', 'Asia/Dubai', 'Pacific/Tarawa', 'America/Bogota'].find((zone) => {
        const hour = new Date(wallTime(Math.floor(Date.now() / 1000), zone) * 1000).getUTCHours();
        return hour >= from && hour <= to;
      });
    const timezone = zoneWhere(13, 22);
    const promised = async (fields: object): Promise<number> => {
      const [offer] = (await people.admin.call('GET', '/user/offers')).data.items;
      return firstId('/user/caps', { offer: offer.id, value: amount, guarantee: amount, ...fields });
    };
    const atRisk = async () =>
      (await people.admin.call('GET', `/stat/insights?${period}`)).data.items.filter(
        ({ kind }: { kind: string }) => kind === 'guaranteeAtRisk',
      );

    test('report those that the pace does not meet, in whole leads, once half of their period is over', async () => {
      const id = await promised({ title: 'Far', period: 'day', timezone });
      await setCounter(product.url, id, 7);
      await promised({ title: 'Early', period: 'day', timezone: zoneWhere(1, 10) });
      expect(await atRisk()).toEqual([
        expect.objectContaining({
          subject: expect.objectContaining({ entity: 'cap', id }),
          figures: expect.objectContaining({
            counter: '7',
            guarantee: amount,
            expected: expect.stringMatching(/^\d+$/),
          }),
        }),
      ]);
    });

    test('report those that are missed by most, however many caps are fuller', async () => {
      await administer(
        product.url,
        `insert into caps (tenant_id, title, offer_id, value, guarantee, period, timezone, created_at)
           select tenant_id, 'Fuller', offer_id, 100, 50, 'day', timezone, now() - interval '9 days'
           from caps, generate_series(1, 210) where title = 'Far';
         insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at, counted)
           select tenant_id, 'cap', id, period, timezone, '-infinity', 'infinity', 20 from caps where title = 'Fuller'`,
      );
      const id = await promised({ title: 'Nothing came', period: 'day', timezone });
      expect((await atRisk()).map(({ subject }: { subject: { id: number } }) => subject.id)).toContain(id);
    });
  });

  test('report held leads that no active hold queue covers', async () => {
    await connected(product.url, (client) =>
      client.query(
        `insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, country, api_status, created_at)
         select tenant_id, affiliate_id, id, offer_id, country, 'hold', now()
         from (select * from campaigns where tenant_id = $1 and affiliate_id = $2 limit 1) as campaign,
           unnest(array['FO', 'GL', null]) as country`,
        [product.tenant.tenantId, people.affiliate.id],
      ),
    );
    const insights = async () => (await people.admin.call('GET', `/stat/insights?${period}`)).data.items;
    const stranded = async () => (await insights()).find(({ kind }: { kind: string }) => kind === 'leadsStranded');
    const told = await stranded();
    expect(told).toMatchObject({ severity: 'warning', link: { page: 'leads', query: { apiStatus: 'hold' } } });
    const count = Number(told.figures.count);
    const geo = await firstId('/user/geos', { title: 'Faroe Islands', countries: ['FO'] });
    const queue = await firstId('/user/hold_configs', { title: 'Faroe Islands', geo, timezone: 'UTC' });
    expect((await stranded()).figures.count).toBe(String(count));
    await people.admin.call('POST', '/user/hold_configs/change_status', { items: [{ id: queue, status: 'active' }] });
    expect((await stranded()).figures.count).toBe(String(count - 1));
    // Those that a queue covers may be refused for where they come from.
    const { campaign } = (await people.admin.call('GET', '/stat/leads?country=FO&apiStatus=hold')).data.items[0];
    const setCampaign = (status: string) =>
      people.admin.call('POST', '/user/campaigns/change_status', { items: [{ id: campaign, status }] });
    await connected(product.url, (client) =>
      client.query(`update leads set created_at = now() - interval '2 days' where country = 'FO'`),
    );
    const heldBack = async () => (await insights()).find(({ kind }: { kind: string }) => kind === 'leadsHeldBack');
    expect(await heldBack()).toBeUndefined();
    expect((await setCampaign('inactive')).status).toBe(200);
    await expect.poll(heldBack, { timeout: patience.wait }).toMatchObject({
      severity: 'warning',
      figures: { count: '1' },
      link: { page: 'leads', query: { apiStatus: 'hold', campaign: String(campaign), country: 'FO' } },
    });
    await setCampaign('active');
    // Once all of them have a country, the list is narrowed to these.
    await connected(product.url, (client) => client.query(`update leads set country = 'GL' where country is null`));
    const { country } = (await stranded()).link.query;
    expect(country.split(',')).toContain('GL');
    expect(country.split(',')).not.toContain('FO');
  });

  test('show affiliates only their own traffic', async () => {
    const own = await product.personWith('affiliate', 'report.read');
    const { data } = await own.call('GET', `/stat/insights?${period}`);
    expect(data.items).toEqual([]);
    expect((await people.affiliate.call('GET', `/stat/insights?${period}`)).status).toBe(403);
    await connected(product.url, (client) =>
      client.query(`insert into roles_permissions (tenant_id, owner_id, target_id)
        select roles.tenant_id, roles.id, permissions.id from roles, permissions
        where roles.type = 'affiliate' and permissions.system = 'report.read' on conflict do nothing`),
    );
    const told = () => people.affiliate.call('GET', `/stat/insights?${period}`);
    await expect.poll(async () => (await told()).status, { timeout: patience.wait }).toBe(200);
    expect((await told()).data.items.map(({ metric }: { metric: string }) => metric)).not.toContain('profit');
  });
});
