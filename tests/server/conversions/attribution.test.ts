import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePartitionsSince } from '../../../server/events/partitions.ts';
import { goalKey } from '../../../server/traffic/conversions/keys.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { statementsOf, tablesRead } from '../support/plans.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/**
 * Advertisers’ reports about a lead or a visitor are attributed to one of their clicks; late ones, as the network's
 * settings say.
 */

let product: Product;
let at: Reporting;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ targetConversionStatus: 1, autoApprovePeriod: 24 });
});
afterAll(() => product.close());

const setSession = async (sessionLifespanType: 1 | 2, sessionLifespan = 30) => {
  const items = [{ id: at.ids.offer, sessionLifespan, sessionLifespanType }];
  expect((await product.admin.call('PATCH', '/user/offers', { items })).status).toBe(200);
};

/** A visitor who opened the link three times. */
const visitor = async () => {
  const first = await at.click();
  const clicks = [first, await at.click(first), await at.click(first)];
  return { first, clicks };
};

describe.each([
  ['first_click', 1, 0],
  ['last_click', 2, 2],
] as const)('when the session starts at the %s', (attribution, type, counts) => {
  beforeAll(() => setSession(type));

  test('that click counts for a visitor who is reported', async () => {
    const { first, clicks } = await visitor();
    const { data } = await at.report(`?visitor_id=${first}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ clickId: clicks[counts], attribution, marks: [] });
  });

  test('that click counts for a lead, no matter which one it came after, and once', async () => {
    const { clicks } = await visitor();
    const lead = await at.lead({ clickId: clicks[1] });
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ attribution, lead, clickId: clicks[counts] });
    const again = await at.report(`?click_id=${clicks[1]}&goal=deposit`);
    expect(again.data).toEqual({ id: data.id, created: false });
  });

  test('an explicitly named click counts itself', async () => {
    const { clicks } = await visitor();
    const { data } = await at.report(`?click_id=${clicks[1]}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ clickId: clicks[1], attribution: 'named_click' });
  });
});

describe('a lead whose affiliate names their own click of another offer', () => {
  let campaign: unknown;
  let offer: number;
  beforeAll(async () => {
    const { admin } = product;
    const { advertiser, vertical } = at.ids;
    const [made] = await admin.make('/user/offers', { title: 'Cheap', advertisers: [advertiser], vertical });
    offer = made!.id;
    const active = { items: [{ id: offer, status: 'active' }] };
    expect((await admin.call('POST', '/user/offers/change_block', active)).status).toBe(200);
    const [spring] = await admin.make('/user/campaigns', { title: 'Cheap', affiliate: at.affiliate.id, offer });
    campaign = spring!['secureId'];
    // The campaign is known to the traffic within a second.
    await vi.waitFor(() => at.lead({ campaign }), patience.wait);
  });

  test('is paid by the rules of its own offer', async () => {
    const click = await at.click();
    const lead = await at.lead({ campaign, clickId: click });
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ lead, offer, clickId: null, payout: '0', marks: ['unpaid'] });
    expect((await at.report(`?lead_id=${lead}&goal=deposit`)).data).toEqual({ id: data.id, created: false });
  });

  test('is not paid again if it was paid as that click’s before an upgrade', async () => {
    const click = await at.click();
    const lead = await at.lead({ campaign, clickId: click });
    const { data } = await at.report(`?click_id=${click}&goal=deposit`);
    // As the upgrade does it.
    await connected(product.url, (client) =>
      client.query('insert into conversion_former_key (tenant_id, key, conversion_id) values ($1, $2, $3)', [
        product.tenant.tenantId,
        goalKey(lead, at.ids.goal),
        data.id,
      ]),
    );
    for (const id of [`lead_id=${lead}`, `click_id=${click}`])
      expect((await at.report(`?${id}&goal=deposit`)).data).toEqual({ id: data.id, created: false });
    expect((await at.report(`?lead_id=${lead}&goal=reg`)).data).toMatchObject({ created: true });
  });

  test('is separate from that click, whose own lead counts', async () => {
    const click = await at.click();
    const lead = await at.lead({ campaign, clickId: click });
    const own = await at.lead({ clickId: click });
    const { data } = await at.report(`?click_id=${click}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ lead: own, offer: at.ids.offer, clickId: click });
    expect((await at.report(`?lead_id=${own}&goal=deposit`)).data).toEqual({ id: data.id, created: false });
    expect((await at.report(`?lead_id=${lead}&goal=deposit`)).data).toMatchObject({ created: true });
  });
});

test('an unknown visitor is reported at the parameter', async () => {
  const { status, details } = await at.report(`?visitor_id=${'0'.repeat(32)}&goal=deposit`);
  expect([status, details]).toEqual([422, [expect.objectContaining({ path: 'visitor_id' })]]);
});

describe('a conversion after the session', () => {
  const late = async (lateConversions: string) => {
    const { status } = await product.admin.call('PATCH', '/user/settings/general', { items: [{ lateConversions }] });
    expect(status).toBe(200);
    await setSession(1);
    const lead = await at.lead();
    await connected(product.url, (client) =>
      client.query(`update leads set created_at = created_at - interval '31 days' where id = $1`, [lead]),
    );
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    return at.conversion(data.id);
  };

  test.each([
    ['pay', { conversionStatus: 1, revenue: '30.5', payout: '20.25', approveAt: expect.any(Number) }],
    ['defer', { conversionStatus: 2, revenue: '30.5', payout: '20.25', approveAt: null }],
    ['payout_none', { conversionStatus: 1, revenue: '30.5', payout: '0', originalPayout: '20.25' }],
    ['reject', { conversionStatus: 4, approveAt: null }],
  ])('is marked, and becomes what the network says: %s', async (setting, becomes) => {
    expect(await late(setting)).toMatchObject({ marks: ['late_conversion'], ...becomes });
  });
});

test('a report is looked for among the leads of the time that its ID tells, not among all ever sent', async () => {
  await makePartitionsSince(product.database, Math.floor(Date.now() / 1000) - 150 * 86_400);
  // A click of just now may be of the month before.
  const month = new Date(Date.now() - 60_000).toISOString().slice(0, 7).replace('-', '') + '01';
  const click = await at.click();
  const lead = await at.lead({ clickId: click });
  const { secureId } = (await product.admin.call('GET', `/stat/leads/${lead}`)).data;
  for (const named of [`lead_id=${secureId}`, `click_id=${click}`]) {
    const looks = (await statementsOf(() => at.report(`?${named}&goal=deposit`))).filter(({ text }) =>
      text.includes('is_of_click'),
    );
    expect(looks.length).toBeGreaterThan(0);
    await product.database.tenant(product.tenant.tenantId).read(async (db) => {
      for (const sent of looks) {
        const read = (await tablesRead(db, sent)).filter((table) => /^leads_p\d/.test(table));
        expect(read.filter((table) => table < `leads_p${month}`)).toEqual([]);
      }
    });
  }
});
