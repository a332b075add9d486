import { describe, expect, test } from 'vitest';
import { activeOffer, admin, campaignStatus, offerStatus, one, product, setUpTrade } from '../support/trade.ts';

/** Campaigns created automatically for those who are assigned to an offer. */

setUpTrade();

interface Campaign {
  id: number;
  affiliate: number;
  [field: string]: unknown;
}

const campaignsOf = async (offer: number): Promise<Campaign[]> =>
  (await admin.call('GET', `/user/campaigns?offer=${offer}&orderBy=id:asc`)).data.items;
const affiliatesOf = async (offer: number) => (await campaignsOf(offer)).map(({ affiliate }) => affiliate);
const edit = (path: string, item: object) => admin.call('PATCH', path, { items: [item] });
const team = async () => (await one(admin, '/user/teams', { title: `Team ${Math.random()}` })).id;
const made = { makesCampaigns: true };
const setAccess = async (path: string, id: number, to: 'active' | 'blocked') => {
  const item = { id, status: to, blockingType: 'access', ...(to === 'blocked' && { reason: 'Fraud' }) };
  expect((await admin.call('POST', `${path}/change_block`, { items: [item] })).status).toBe(200);
};

describe('a campaign is created', () => {
  test('for an affiliate who is assigned, named after the offer, and works immediately', async () => {
    const affiliate = await product.person('affiliate');
    const offer = await activeOffer('Casino', { ...made, accessType: 3, integrationMethod: 2 });
    await one(admin, '/user/affiliate_assignments', { offer, affiliate: affiliate.id });
    const [campaign, ...others] = await campaignsOf(offer);
    expect(others).toEqual([]);
    expect(campaign).toMatchObject({
      title: 'Casino',
      affiliate: affiliate.id,
      status: 'active',
      autocreated: true,
      integrationMethod: 2,
    });
    const { data } = await affiliate.call('GET', `/user/campaigns/${campaign!.id}`);
    expect(data.targetUrl).toMatch(/\/c\/./);
    expect(data).not.toHaveProperty('autocreated');
    expect((await admin.call('GET', `/user/campaigns/${campaign!.id}/history`)).data.items).toMatchObject([
      {
        action: 'create',
        user: admin.id,
        changes: {
          title: [null, 'Casino'],
          offer: [null, offer],
          affiliate: [null, affiliate.id],
          integrationMethod: [null, 2],
          autocreated: [null, true],
          status: [null, 'active'],
        },
      },
    ]);
  });

  test('from the traffic source that the offer takes, and to be told that where it takes several', async () => {
    const affiliate = await product.person('affiliate');
    const [search, email] = [
      await one(admin, '/user/traffic_sources', { title: 'Search' }),
      await one(admin, '/user/traffic_sources', { title: 'Email' }),
    ];
    const given = async (title: string, trafficSources: number[]) => {
      const offer = await activeOffer(title, { ...made, accessType: 3, trafficSources });
      await one(admin, '/user/affiliate_assignments', { offer, affiliate: affiliate.id });
      return (await campaignsOf(offer))[0]!;
    };
    expect(await given('Of one', [search.id])).toMatchObject({ trafficSource: search.id, status: 'active' });
    expect(await given('Of two', [search.id, email.id])).toMatchObject({ trafficSource: null });
  });

  test('through the offer’s lists, for the members of teams, once it is active', async () => {
    const wolves = await team();
    const [member, alone] = [await product.person('affiliate', { team: wolves }), await product.person('affiliate')];
    await product.person('manager');
    const { id: offer } = await one(admin, '/user/offers', { title: 'Slots', ...made });
    await edit('/user/offers', { id: offer, assignedTeams: [wolves], assignedAffiliates: [alone.id] });
    expect(await affiliatesOf(offer)).toEqual([]);
    await offerStatus(offer, 'active');
    expect(await affiliatesOf(offer)).toEqual([member.id, alone.id].toSorted((a, b) => a - b));
  });

  test('for anyone who joins an assigned team or is created in it, and when the offer starts creating them', async () => {
    const wolves = await team();
    const joiner = await product.person('affiliate');
    const offer = await activeOffer('Poker', { assignedTeams: [wolves] });
    const first = await product.person('affiliate', { team: wolves });
    expect(await affiliatesOf(offer)).toEqual([]);
    await edit('/user/offers', { id: offer, ...made });
    expect(await affiliatesOf(offer)).toEqual([first.id]);
    await edit('/user/users', { id: joiner.id, team: wolves });
    const newcomer = await product.person('affiliate', { team: wolves });
    expect(await affiliatesOf(offer)).toEqual([first.id, joiner.id, newcomer.id]);
  });

  test('once for anyone who is unblocked, and for the members of a team that is', async () => {
    const wolves = await team();
    const [alone, before, member, staying] = [
      await product.person('affiliate'),
      await product.person('affiliate', { team: wolves }),
      await product.person('affiliate', { team: wolves }),
      await product.person('affiliate', { team: wolves }),
    ];
    const offer = await activeOffer('Darts', { ...made, accessType: 3, assignedAffiliates: [before.id] });
    expect(await affiliatesOf(offer)).toEqual([before.id]);
    for (const { id } of [alone, staying]) await setAccess('/user/users', id, 'blocked');
    await setAccess('/user/teams', wolves, 'blocked');
    await edit('/user/offers', { id: offer, assignedTeams: [wolves], assignedAffiliates: [before.id, alone.id] });
    expect(await affiliatesOf(offer)).toEqual([before.id]);
    await setAccess('/user/users', alone.id, 'active');
    expect(await affiliatesOf(offer)).toEqual([before.id, alone.id]);
    await setAccess('/user/teams', wolves, 'active');
    // A member who was blocked before their team stays blocked.
    expect(await affiliatesOf(offer)).toEqual([before.id, alone.id, member.id]);
    await setAccess('/user/users', staying.id, 'active');
    expect(await affiliatesOf(offer)).toEqual([before.id, alone.id, member.id, staying.id]);
  });

  test('for anyone awaiting moderation or with blocked traffic: that stops what the campaign brings', async () => {
    const { id } = await product.person('affiliate');
    const blocked = { id, status: 'blocked', blockingType: 'traffic', reason: 'New' };
    expect((await admin.call('POST', '/user/users/change_block', { items: [blocked] })).status).toBe(200);
    const offer = await activeOffer('Go', { ...made, assignedAffiliates: [id] });
    expect(await campaignsOf(offer)).toMatchObject([{ affiliate: id, status: 'active' }]);
  });

  test('for affiliates who are assigned to the offer on their own page or their team’s', async () => {
    const wolves = await team();
    const [known, member] = [await product.person('affiliate'), await product.person('affiliate', { team: wolves })];
    const offer = await activeOffer('Chess', { ...made, accessType: 3 });
    await edit('/user/users', { id: known.id, assignedOffers: [offer] });
    await edit('/user/teams', { id: wolves, assignedOffers: [offer] });
    const newcomer = await product.person('affiliate', { assignedOffers: [offer] });
    expect(await affiliatesOf(offer)).toEqual([known.id, member.id, newcomer.id]);
  });

  test('by an assignment that is reactivated, and by that of the team to which someone is moved in bulk', async () => {
    const wolves = await team();
    const { id } = await product.person('affiliate');
    const offer = await activeOffer('Snooker', { accessType: 3 });
    const assignment = await one(admin, '/user/affiliate_assignments', { offer, affiliate: id });
    const switched = (to: string) =>
      admin.call('POST', '/user/affiliate_assignments/change_status', { items: [{ id: assignment.id, status: to }] });
    await switched('inactive');
    await edit('/user/offers', { id: offer, ...made });
    expect(await affiliatesOf(offer)).toEqual([]);
    await switched('active');
    expect(await affiliatesOf(offer)).toEqual([id]);
    const others = [await product.person('affiliate'), await product.person('affiliate')].map((person) => person.id);
    await one(admin, '/user/affiliate_assignments', { offer, team: wolves });
    await admin.call('PATCH', '/user/users', { items: others.map((other) => ({ id: other, team: wolves })) });
    expect(await affiliatesOf(offer)).toEqual([id, ...others]);
  });
});

describe('no campaign is created', () => {
  test('on an offer that creates none, nor for anyone who is not assigned', async () => {
    const { id: affiliate } = await product.person('affiliate');
    const plain = await activeOffer('Plain', { assignedAffiliates: [affiliate] });
    const open = await activeOffer('Open', made);
    expect([await affiliatesOf(plain), await affiliatesOf(open)]).toEqual([[], []]);
  });

  test('next to an existing one, or after one that was deleted', async () => {
    const [has, had] = [await product.person('affiliate'), await product.person('affiliate')];
    const offer = await activeOffer('Bingo', made);
    await one(has, '/user/campaigns', { title: 'By hand', offer });
    const { id } = await one(had, '/user/campaigns', { title: 'Over', offer });
    await campaignStatus(id, 'deleted');
    await edit('/user/offers', { id: offer, assignedAffiliates: [has.id, had.id] });
    expect((await campaignsOf(offer)).map(({ title }) => title)).toEqual(['By hand', 'Over']);
  });

  test('a second time: a revoked one comes back with the assignment', async () => {
    const { id: affiliate } = await product.person('affiliate');
    const offer = await activeOffer('Keno', { ...made, accessType: 3, assignedAffiliates: [affiliate] });
    const [{ id } = { id: 0 }] = await campaignsOf(offer);
    await edit('/user/offers', { id: offer, assignedAffiliates: [] });
    expect(await campaignsOf(offer)).toMatchObject([{ id, status: 'offer_revoked' }]);
    await edit('/user/offers', { id: offer, assignedAffiliates: [affiliate] });
    expect(await campaignsOf(offer)).toMatchObject([{ id, status: 'active' }]);
  });

  test('for anyone who is blocked', async () => {
    const wolves = await team();
    const { id } = await product.person('affiliate', { team: wolves });
    await setAccess('/user/users', id, 'blocked');
    const offer = await activeOffer('Craps', { ...made, assignedTeams: [wolves] });
    expect(await affiliatesOf(offer)).toEqual([]);
  });
});

test('someone who is assigned and joins at the same moment gets one, and nobody goes without', async () => {
  for (let round = 0; round < 4; round += 1) {
    const wolves = await team();
    const { id: affiliate } = await product.person('affiliate');
    const offer = await activeOffer(`Meeting ${round}`, made);
    await Promise.all([
      edit('/user/offers', { id: offer, assignedTeams: [wolves] }),
      edit('/user/users', { id: affiliate, team: wolves }),
      one(admin, '/user/affiliate_assignments', { offer, affiliate }),
    ]);
    expect(await affiliatesOf(offer)).toEqual([affiliate]);
  }
});

test('someone unblocked just as the only offer starts creating campaigns does not go without', async () => {
  const { items } = (await admin.call('GET', '/user/offers?makesCampaigns=true&limit=100')).data;
  for (const { id } of items) await edit('/user/offers', { id, makesCampaigns: false });
  for (let round = 0; round < 4; round += 1) {
    const { id: affiliate } = await product.person('affiliate');
    const offer = await activeOffer(`First ${round}`, { assignedAffiliates: [affiliate] });
    await setAccess('/user/users', affiliate, 'blocked');
    await Promise.all([edit('/user/offers', { id: offer, ...made }), setAccess('/user/users', affiliate, 'active')]);
    expect(await affiliatesOf(offer)).toEqual([affiliate]);
    await edit('/user/offers', { id: offer, makesCampaigns: false });
  }
});

test('staff filter campaigns by those created automatically; only the server sets that', async () => {
  const { id: affiliate } = await product.person('affiliate');
  const offer = await activeOffer('Narrow', { ...made, assignedAffiliates: [affiliate] });
  const narrowed = async (is: boolean) =>
    (await admin.call('GET', `/user/campaigns?offer=${offer}&autocreated=${is}`)).data.items.length;
  expect([await narrowed(true), await narrowed(false)]).toEqual([1, 0]);
  expect(
    (await admin.call('PUT', '/user/campaigns', { items: [{ title: 'Set', offer, affiliate, autocreated: true }] }))
      .status,
  ).toBe(422);
});
