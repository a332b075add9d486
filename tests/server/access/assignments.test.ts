import { describe, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import {
  activeOffer,
  admin,
  affiliate,
  campaignStatus,
  one,
  product,
  read,
  setUpTrade,
  target,
} from '../support/trade.ts';

/** Advertisers, affiliates and teams of offers: plain lists on the offer, and assignments with a sieve each. */

setUpTrade();

const advertiser = async (title: string) => (await one(admin, '/user/advertisers', { title })).id;
const assignments = async (kind: 'advertiser' | 'affiliate', offer: number) =>
  (await read(`/user/${kind}_assignments?offer=${offer}&orderBy=id:asc`)).items;
const setStatus = (kind: 'advertiser' | 'affiliate', id: number, status: string, person = admin) =>
  person.call('POST', `/user/${kind}_assignments/change_status`, { items: [{ id, status }] });
const edit = (id: number, fields: object, person = admin) =>
  person.call('PATCH', '/user/offers', { items: [{ id, ...fields }] });
const offerOf = (id: number) => read(`/user/offers/${id}?with=assignedAffiliates,assignedTeams`);
const lastChange = async (path: string) => (await read(`${path}/history`)).items[0];

describe('what an offer lists', () => {
  test('is assigned, open to all traffic, and named after its subject', async () => {
    const [first, second] = [await advertiser('Nordwind'), await advertiser('Blue Lagoon')];
    const offer = await one(admin, '/user/offers', {
      title: 'Keto',
      advertisers: [first, second],
      assignedAffiliates: [affiliate.id],
    });
    expect(await assignments('advertiser', offer.id)).toMatchObject([
      { advertiser: first, title: 'Nordwind', status: 'active', countries: [], schedule: null, weight: 100 },
      { advertiser: second, title: 'Blue Lagoon', integration: null },
    ]);
    expect(await assignments('affiliate', offer.id)).toMatchObject([{ affiliate: affiliate.id, team: null }]);
    const [{ id }] = await assignments('advertiser', offer.id);
    expect(await lastChange(`/user/advertiser_assignments/${id}`)).toMatchObject({ user: admin.id, action: 'create' });
  });

  test('and then no longer lists is unassigned, keeps its sieve, and has it when it is listed again', async () => {
    const [first, second] = [await advertiser('Sun'), await advertiser('Moon')];
    const offer = await activeOffer('Slots', { advertisers: [first, second] });
    const [one_] = await assignments('advertiser', offer);
    await admin.call('PATCH', '/user/advertiser_assignments/edit_sieve', {
      items: [{ id: one_.id, countries: ['LV'], weight: 40 }],
    });
    await edit(offer, { advertisers: [second] });
    expect(await assignments('advertiser', offer)).toMatchObject([
      { id: one_.id, status: 'inactive' },
      { advertiser: second, status: 'active' },
    ]);
    expect(await lastChange(`/user/advertiser_assignments/${one_.id}`)).toMatchObject({
      user: admin.id,
      changes: { status: ['active', 'inactive'] },
    });
    await edit(offer, { advertisers: [second, first] });
    expect((await assignments('advertiser', offer))[0]).toMatchObject({
      status: 'active',
      countries: ['LV'],
      weight: 40,
    });
  });
});

describe('a list that is as long as it may be', () => {
  test('takes no further assignment, which its offer could no longer be saved with', async () => {
    const offer = await activeOffer('Crowded', { advertisers: [] });
    await administer(
      product.url,
      `with made as (
        insert into advertisers (tenant_id, title) select ${product.tenant.tenantId}, 'Crowd ' || n from generate_series(1, 1000) as n
        returning tenant_id, id
      ), assigned as (
        insert into advertiser_assignments (tenant_id, offer_id, advertiser_id) select tenant_id, ${offer}, id from made
      )
      insert into offers_advertisers (tenant_id, owner_id, target_id, position)
      select tenant_id, ${offer}, id, row_number() over (order by id) from made`,
    );
    const further = await advertiser('One too many');
    expect(
      await admin.call('PUT', '/user/advertiser_assignments', { items: [{ offer, advertiser: further }] }),
    ).toMatchObject({ status: 422, details: [{ type: 'maxItems', path: 'items.0.offer' }] });
    const [{ id }] = await assignments('advertiser', offer);
    expect((await setStatus('advertiser', id, 'inactive')).status).toBe(200);
    expect(
      (await admin.call('PUT', '/user/advertiser_assignments', { items: [{ offer, advertiser: further }] })).status,
    ).toBe(201);
  });

  test('has more than a thousand affiliates', async () => {
    const offer = await activeOffer('Open to many');
    // They are looked for, so there may be as many.
    const assignedAffiliates = Array.from({ length: 1001 }, (_, place) => 900_000_000 + place);
    const { status, details } = await edit(offer, { assignedAffiliates });
    expect([status, details[0].type]).toEqual([422, 'reference']);
  });
});

describe('an assignment', () => {
  test('puts its advertiser on the offer’s list and removes them, and the offer’s history says who did it', async () => {
    const manager = await product.person('manager');
    const [first, second] = [await advertiser('Alpha'), await advertiser('Beta')];
    const offer = await activeOffer('Dating', { advertisers: [first] });
    const { id } = await one(manager, '/user/advertiser_assignments', { offer, advertiser: second });
    expect(await offerOf(offer)).toMatchObject({ advertisers: [first, second], version: 3 });
    expect(await lastChange(`/user/offers/${offer}`)).toMatchObject({
      user: manager.id,
      changes: { advertisers: [[first], [first, second]] },
    });
    await setStatus('advertiser', id, 'inactive', manager);
    expect((await offerOf(offer)).advertisers).toEqual([first]);
    await setStatus('advertiser', id, 'active');
    expect((await offerOf(offer)).advertisers).toEqual([first, second]);
  });

  test('of an affiliate or a team opens a private offer, and closes it along with their campaigns', async () => {
    const offer = await activeOffer('Crypto', { accessType: 3 });
    expect((await affiliate.call('GET', `/user/offers/${offer}`)).status).toBe(404);
    const { id } = await one(admin, '/user/affiliate_assignments', { offer, affiliate: affiliate.id });
    expect((await affiliate.call('GET', `/user/offers/${offer}`)).status).toBe(200);
    const campaign = (await one(affiliate, '/user/campaigns', { title: 'Spring', offer })).id;
    await campaignStatus(campaign, 'active');
    await setStatus('affiliate', id, 'inactive');
    expect((await affiliate.call('GET', `/user/offers/${offer}`)).status).toBe(404);
    expect((await read(`/user/campaigns/${campaign}`)).status).toBe('offer_revoked');
    const { id: team } = await one(admin, '/user/teams', { title: 'Wolves' });
    await one(admin, '/user/affiliate_assignments', { offer, team });
    expect(await offerOf(offer)).toMatchObject({ assignedAffiliates: [], assignedTeams: [team] });
  });

  test('stays while active landing pages need it, no matter how it would be removed', async () => {
    const needed = await advertiser('Needed');
    const offer = await activeOffer('Betting', { advertisers: [needed] });
    const page = await one(admin, '/user/landings', { title: 'A', offer, advertiser: needed, targetUrl: target });
    await admin.call('POST', '/user/landings/change_status', { items: [{ id: page.id, status: 'active' }] });
    const [{ id }] = await assignments('advertiser', offer);
    expect(await setStatus('advertiser', id, 'inactive')).toMatchObject({
      status: 409,
      details: [{ type: 'referenced', path: 'items.0.status' }],
    });
    expect(await edit(offer, { advertisers: [] })).toMatchObject({
      status: 409,
      details: [{ type: 'referenced', path: 'items.0.advertisers' }],
    });
    expect((await assignments('advertiser', offer))[0].status).toBe('active');
  });

  test('that is the only reason why someone sees the offer can’t be ended by them', async () => {
    const manager = await product.person('advertiser_manager');
    const whose = (await one(admin, '/user/advertisers', { title: 'Managed', managers: [manager.id] })).id;
    const offer = await activeOffer('Forex', { advertisers: [whose] });
    const [{ id }] = await assignments('advertiser', offer);
    expect(await setStatus('advertiser', id, 'inactive', manager)).toMatchObject({
      status: 409,
      details: [{ type: 'lastReach', path: 'items.0.status' }],
    });
    expect((await edit(offer, { advertisers: [] }, manager)).status).toBe(403);
    expect((await read(`/user/offers/${offer}`, manager)).title).toBe('Forex');
    await edit(offer, { managers: [manager.id] });
    expect((await setStatus('advertiser', id, 'inactive', manager)).status).toBe(200);
  });

  test('has exactly one advertiser, affiliate or team, and each of these has only one', async () => {
    const whose = await advertiser('Only');
    const offer = await activeOffer('Loans', { advertisers: [whose], assignedAffiliates: [affiliate.id] });
    const make = (kind: string, fields: object) =>
      admin.call('PUT', `/user/${kind}_assignments`, { items: [{ offer, ...fields }] });
    expect(await make('advertiser', { advertiser: whose })).toMatchObject({
      status: 422,
      details: [{ type: 'unique', path: 'items.0.advertiser' }],
    });
    expect(await make('affiliate', { affiliate: affiliate.id })).toMatchObject({
      status: 422,
      details: [{ type: 'unique', path: 'items.0.affiliate' }],
    });
    const { id: team } = await one(admin, '/user/teams', { title: 'Foxes' });
    expect((await make('affiliate', { team })).status).toBe(201);
    expect((await make('affiliate', { team })).details).toMatchObject([{ type: 'unique', path: 'items.0.team' }]);
    expect((await make('affiliate', {})).status).toBe(422);
    expect((await make('affiliate', { affiliate: affiliate.id, team })).status).toBe(422);
  });

  test('sends leads only through an integration of its advertiser', async () => {
    const vertical = (await one(admin, '/user/verticals', { title: 'Finance' })).id;
    const platform = (await one(admin, '/user/platforms', { title: 'Irev', outApiEnabled: true })).id;
    const template = (
      await one(admin, '/user/integration_templates', {
        title: 'Push',
        platform,
        vertical,
        integrationMethodsRestrictions: ['outApi'],
      })
    ).id;
    const [mine, other] = [await advertiser('Mine'), await advertiser('Other')];
    const by = async (whose: number) =>
      (await one(admin, '/user/integrations', { title: 'By API', advertiser: whose, template })).id;
    const offer = await activeOffer('Cards', { advertisers: [mine] });
    const [{ id }] = await assignments('advertiser', offer);
    const give = (integration: number) =>
      admin.call('PATCH', '/user/advertiser_assignments', { items: [{ id, integration }] });
    expect(await give(await by(other))).toMatchObject({
      status: 422,
      details: [{ type: 'choice', path: 'items.0.integration' }],
    });
    expect(await give(await by(mine))).toMatchObject({ status: 200 });
  });

  test('is never visible to affiliates', async () => {
    for (const kind of ['advertiser', 'affiliate'])
      expect((await affiliate.call('GET', `/user/${kind}_assignments`)).data?.items ?? []).toEqual([]);
  });

  test('created by many at the same time on one offer leaves out nobody', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => advertiser(`Crowding ${n}`)));
    const offer = await activeOffer('Crowded');
    const made = await Promise.all(
      all.map((who) => admin.call('PUT', '/user/advertiser_assignments', { items: [{ offer, advertiser: who }] })),
    );
    expect(made.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await offerOf(offer)).advertisers.toSorted()).toEqual(all.toSorted());
  });
});
