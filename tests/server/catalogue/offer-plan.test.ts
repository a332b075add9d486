import { beforeAll, expect, test } from 'vitest';
import { activeOffer, admin, affiliate, one, product, read, setUpTrade, status } from '../support/trade.ts';

/** Who gets an offer's traffic with the current setup. */

setUpTrade();

let offer: number;
let first: number;
let second: number;

const plan = (id = offer, person = admin) => read(`/user/offers/${id}/plan`, person);
const assignmentOf = async (advertiser: number) =>
  (await read(`/user/advertiser_assignments?offer=${offer}&advertiser=${advertiser}`)).items[0].id;
const advertiser = async (title: string, vertical: number) =>
  (await one(admin, '/user/advertisers', { title, vertical })).id;

beforeAll(async () => {
  const vertical = (await one(admin, '/user/verticals', { title: 'Slimming', distributionMethod: 'weight' })).id;
  const platform = (await one(admin, '/user/platforms', { title: 'Own', outApiEnabled: true })).id;
  const template = (
    await one(admin, '/user/integration_templates', {
      title: 'JSON',
      platform,
      vertical,
      integrationMethodsRestrictions: ['outApi'],
    })
  ).id;
  [first, second] = [await advertiser('Nordwind', vertical), await advertiser('Sun', vertical)];
  const geo = (await one(admin, '/user/geos', { title: 'Baltics', countries: ['LV', 'EE'] })).id;
  offer = await activeOffer('KetoSlim', { vertical, advertisers: [first, second], geos: [geo] });
  for (const one_ of [first, second])
    await one(admin, '/user/integrations', {
      title: `Of ${one_}`,
      advertiser: one_,
      template,
      offers: [offer],
      outApiEnabled: true,
    });
});

const taker = (fields: object) => ({
  targeting: null,
  landing: null,
  isLow: false,
  isForSome: false,
  fault: null,
  ...fields,
});
const share = (percent: string, ...countries: string[]) => ({ percent, countries });

test('advertisers’ shares follow their assignments', async () => {
  await admin.call('PATCH', '/user/advertiser_assignments/edit_sieve', {
    items: [{ id: await assignmentOf(first), countries: ['LV'], weight: 300 }],
  });
  expect(await plan()).toEqual({
    click: { countries: ['EE', 'LV'], takers: [], gaps: [] },
    lead: {
      countries: ['EE', 'LV'],
      takers: [
        taker({ advertiser: first, shares: [share('75', 'LV')] }),
        taker({ advertiser: second, shares: [share('100', 'EE'), share('25', 'LV')] }),
      ],
      gaps: [],
    },
  });
});

test('a change shows immediately: an unassigned one leaves a gap, a blocked one gets nothing', async () => {
  await status('/user/advertiser_assignments/change_status', await assignmentOf(second), { status: 'inactive' });
  const { lead } = await plan();
  expect(lead.takers).toMatchObject([
    { advertiser: first, fault: null },
    { advertiser: second, fault: 'Advertiser is not assigned to the offer' },
  ]);
  expect(lead.gaps).toEqual([{ countries: ['EE'], schedule: null }]);
  await status('/user/advertisers/change_block', first, { status: 'blocked', reason: 'Unpaid' });
  expect((await plan()).lead.takers[0]).toMatchObject({ fault: 'Advertiser is blocked', shares: [] });
});

test('the plan is for staff who reach the offer', async () => {
  const path = `/user/offers/${offer}/plan`;
  expect((await affiliate.call('GET', path)).status).toBe(403);
  const manager = await product.person('advertiser_manager');
  expect((await manager.call('GET', path)).status).toBe(404);
  await admin.call('PATCH', '/user/offers', { items: [{ id: offer, managers: [manager.id] }] });
  expect((await plan(offer, manager)).lead.takers).toHaveLength(2);
});
