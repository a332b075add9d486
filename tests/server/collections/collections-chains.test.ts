import { describe, expect, test } from 'vitest';
import { ask, password } from '../support/serving.ts';
import {
  activeOffer,
  admin,
  affiliate,
  campaignStatus,
  offerStatus,
  one,
  product,
  read,
  status,
  target,
  setUpTrade,
} from '../support/trade.ts';

setUpTrade();

describe('an offer', () => {
  test('that an affiliate no longer sees revokes their campaigns, and restores them when it is visible again', async () => {
    const offer = await activeOffer('Coming and going');
    const [active, paused] = await affiliate.make('/user/campaigns', { title: 'A', offer }, { title: 'B', offer });
    await campaignStatus(paused!.id, 'inactive', affiliate);
    const statuses = async () =>
      Promise.all([active, paused].map(async (one) => (await read(`/user/campaigns/${one!.id}`)).status));

    await offerStatus(offer, 'inactive');
    expect(await statuses()).toEqual(['offer_revoked', 'inactive']);
    expect(await campaignStatus(paused!.id, 'active')).toMatchObject({
      status: 409,
      details: [{ path: 'items.0.status' }],
    });
    await offerStatus(offer, 'active');
    expect(await statuses()).toEqual(['active', 'inactive']);

    const edit = (fields: object) => admin.call('PATCH', '/user/offers', { items: [{ id: offer, ...fields }] });
    await edit({ accessType: 3 });
    expect(await statuses()).toEqual(['offer_revoked', 'inactive']);
    await edit({ assignedAffiliates: [affiliate.id] });
    expect(await statuses()).toEqual(['active', 'inactive']);
    const { items } = await read(`/user/campaigns/${active!.id}/history?limit=1`);
    expect(items[0]).toMatchObject({
      action: 'status',
      user: admin.id,
      changes: { status: ['offer_revoked', 'active'] },
    });
  });

  test('taken from an affiliate on their own page revokes their campaigns on it', async () => {
    const owner = await product.person('affiliate');
    const offer = await activeOffer('Assigned from there', { accessType: 3 });
    const assign = (ids: number[]) =>
      admin.call('PATCH', '/user/users', { items: [{ id: owner.id, assignedOffers: ids }] });
    expect((await assign([offer])).data.items[0]).toMatchObject({ assignedOffers: [offer] });
    const { id } = await one(owner, '/user/campaigns', { title: 'On it', offer });
    await assign([]);
    expect((await read(`/user/campaigns/${id}`)).status).toBe('offer_revoked');
    await assign([offer]);
    expect((await read(`/user/campaigns/${id}`)).status).toBe('active');
  });

  test('assigned to a team follows an affiliate who joins or leaves it', async () => {
    const [team, other] = (await admin.make('/user/teams', { title: 'Comers' }, { title: 'Goers' })).map(
      ({ id }) => id,
    );
    const offer = await activeOffer('For the team', { accessType: 3, assignedTeams: [team] });
    const comer = await product.person('affiliate', { team });
    const stayer = await product.person('affiliate', { team });
    const campaigns = [
      await one(comer, '/user/campaigns', { title: 'C', offer }),
      await one(stayer, '/user/campaigns', { title: 'S', offer }),
    ];
    const statuses = async () =>
      Promise.all(campaigns.map(async ({ id }) => (await read(`/user/campaigns/${id}`)).status));
    const move = (to: number | null | undefined) =>
      admin.call('PATCH', '/user/users', { items: [{ id: comer.id, team: to }] });

    expect((await move(other)).status).toBe(200);
    expect(await statuses()).toEqual(['offer_revoked', 'active']);
    await move(team);
    expect(await statuses()).toEqual(['active', 'active']);
    await move(null);
    expect(await statuses()).toEqual(['offer_revoked', 'active']);
    const { items } = await read(`/user/campaigns/${campaigns[0]!.id}/history?limit=1`);
    expect(items[0]).toMatchObject({
      action: 'status',
      user: admin.id,
      changes: { status: ['active', 'offer_revoked'] },
    });
  });

  test('keeps an advertiser whose landing pages are active on it', async () => {
    const advertiser = (await one(admin, '/user/advertisers', { title: 'Keeps pages' })).id;
    const offer = await activeOffer('Kept', { advertisers: [advertiser] });
    const { id } = await one(admin, '/user/landings', { title: 'Page', offer, advertiser, targetUrl: target });
    await status('/user/landings/change_status', id, { status: 'active' });
    const remove = () => admin.call('PATCH', '/user/offers', { items: [{ id: offer, advertisers: [] }] });
    expect(await remove()).toMatchObject({
      status: 409,
      message: 'This record is in use: Landing pages',
      details: [{ path: 'items.0.advertisers' }],
    });
    await status('/user/landings/change_status', id, { status: 'inactive' });
    expect((await remove()).status).toBe(200);
  });
});

test('a landing page is not activated while its advertiser is blocked', async () => {
  const advertiser = (await one(admin, '/user/advertisers', { title: 'In arrears' })).id;
  const { id } = await one(admin, '/user/landings', {
    title: 'Page',
    offer: await activeOffer('Paged'),
    advertiser,
    targetUrl: target,
  });
  await status('/user/advertisers/change_block', advertiser, { status: 'blocked', reason: 'Arrears' });
  const activate = () => status('/user/landings/change_status', id, { status: 'active' });
  expect(await activate()).toMatchObject({
    status: 409,
    details: [{ type: 'inactiveAdvertiser', path: 'items.0.status' }],
  });
  await status('/user/advertisers/change_block', advertiser, { status: 'active' });
  expect((await activate()).status).toBe(200);
});

describe('a team', () => {
  const block = (id: number, item: object) => status('/user/teams/change_block', id, item);

  test('shows how many members it has', async () => {
    const team = (await one(admin, '/user/teams', { title: 'Counted' })).id;
    await product.person('affiliate', { team });
    expect(await read(`/user/teams/${team}?with=members`)).toMatchObject({ membersCount: 1 });
  });

  test('is blocked together with its members, and lifts from them the block it caused', async () => {
    const team = (await one(admin, '/user/teams', { title: 'Blocked as one' })).id;
    const [early, late] = [await product.person('affiliate', { team }), await product.person('affiliate', { team })];
    await status('/user/users/change_block', early.id, { status: 'blocked', reason: 'Before', blockingType: 'access' });
    expect((await block(team, { status: 'blocked', reason: 'Fraud' })).details).toMatchObject([
      { type: 'required', path: 'items.0.blockingType' },
    ]);

    const blocked = await block(team, { status: 'blocked', reason: 'Fraud', blockingType: 'full' });
    expect(blocked.data.items[0]).toMatchObject({ status: 'blocked', trafficBlocked: true, blockReason: 'Fraud' });
    expect(await read(`/user/users/${late.id}`)).toMatchObject({
      status: 'blocked',
      trafficBlocked: true,
      blockReason: 'Fraud',
    });
    expect((await late.call('GET', '/user/users/me')).status).toBe(401);
    expect((await status('/user/users/change_block', late.id, { status: 'active' })).status).toBe(409);

    await block(team, { status: 'active' });
    expect(await read(`/user/users/${late.id}`)).toMatchObject({
      status: 'active',
      trafficBlocked: false,
      blockReason: null,
    });
    expect(await read(`/user/users/${early.id}`)).toMatchObject({
      status: 'blocked',
      trafficBlocked: false,
      blockReason: 'Before',
    });
    const { data } = await ask(product.app, 'POST', '/login', {
      body: { email: (await read(`/user/users/${late.id}`)).email, password },
    });
    expect(data.extraInfo.status).toBe('active');
  });
});
