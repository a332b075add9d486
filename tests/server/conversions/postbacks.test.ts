import { expect, test } from 'vitest';
import { activeOffer, admin, affiliate, one, product, setUpTrade } from '../support/trade.ts';

interface Row {
  id: number;
}

/** Rules of postbacks that their definition can't express. */

setUpTrade();

const url = 'https://tracker.example/?cid={click_id}&s={status}';

test('staff filter postbacks and campaigns by the affiliates of a team, whose members may change', async () => {
  const [wolves, bears] = (await admin.make('/user/teams', { title: 'Wolves' }, { title: 'Bears' })).map(
    ({ id }) => id,
  );
  const [ann, bob] = [await product.person('affiliate', { team: wolves }), await product.person('affiliate')];
  const offer = await activeOffer('Of teams');
  const made = async (by: typeof ann) => [
    await one(by, '/user/postbacks', { title: 'Own', url }),
    await one(by, '/user/campaigns', { title: 'Own', offer }),
  ];
  const [ofAnn, ofBob] = [await made(ann), await made(bob)];
  const idsOf = async (team: number | undefined, by = admin) =>
    Promise.all(
      ['postbacks', 'campaigns'].map(async (path) => {
        const asked = `/user/${path}?team=${team}&with=team&withMeta=totalCount&orderBy=id:asc`;
        const { items, meta } = (await by.call('GET', asked)).data;
        expect(meta.totalCount).toBe(items.length);
        expect(items.every((item: { team: number }) => item.team === team)).toBe(true);
        return items.map(({ id }: Row) => id);
      }),
    );
  expect(await idsOf(wolves)).toEqual(ofAnn.map(({ id }) => [id]));
  expect(await idsOf(bears)).toEqual([[], []]);
  await admin.call('PATCH', '/user/users', { items: [{ id: bob.id, team: wolves }] });
  expect(await idsOf(wolves)).toEqual([0, 1].map((place) => [ofAnn[place]!.id, ofBob[place]!.id]));
  await admin.call('PATCH', '/user/users', { items: [{ id: ann.id, team: bears }] });
  expect(await idsOf(bears)).toEqual(ofAnn.map(({ id }) => [id]));
  // Their number is shown on the pages of the teams.
  const related = async (team: number | undefined) =>
    (await admin.call('GET', `/user/related?entity=team&id=${team}`)).data.items;
  expect(await related(wolves)).toEqual(
    expect.arrayContaining([
      { route: 'postbacks', field: 'team', count: 1 },
      { route: 'campaigns', field: 'team', count: 1 },
    ]),
  );
  // A manager filters within their reach; affiliates have no such parameter, and nobody sets it.
  const manager = await product.person('manager');
  expect((await manager.call('GET', `/user/postbacks?team=${wolves}`)).data.items).toEqual([]);
  expect((await ann.call('GET', `/user/postbacks?team=${bears}`)).status).toBe(400);
  expect(
    (await admin.call('PUT', '/user/postbacks', { items: [{ title: 'Set', url, affiliate: ann.id, team: bears }] }))
      .status,
  ).toBe(422);
});

test('an affiliate sets up postbacks of their own, for all traffic, an offer or a campaign', async () => {
  const offer = await activeOffer('Public');
  const other = await activeOffer('Another');
  const campaign = await one(affiliate, '/user/campaigns', { title: 'Mine', offer });
  const made = await one(affiliate, '/user/postbacks', { title: 'Global', url });
  expect(made).toMatchObject({ offer: null, campaign: null, events: [], method: 'GET', status: 'active' });
  await one(affiliate, '/user/postbacks', {
    title: 'Narrow',
    url,
    offer,
    campaign: campaign.id,
    events: ['event_sent'],
  });
  expect(
    await affiliate.call('PUT', '/user/postbacks', {
      items: [{ title: 'Crossed', url, offer: other, campaign: campaign.id }],
    }),
  ).toMatchObject({ status: 422, details: [{ type: 'otherOffer', path: 'items.0.campaign' }] });
  const stranger = await product.person('affiliate');
  expect((await stranger.call('GET', '/user/postbacks')).data.items).toEqual([]);
  expect(
    (await stranger.call('PUT', '/user/postbacks', { items: [{ title: 'Theirs', url, campaign: campaign.id }] }))
      .status,
  ).toBe(422);
  expect(
    await admin.call('PUT', '/user/postbacks', {
      items: [{ title: 'Wrong', url, affiliate: stranger.id, campaign: campaign.id }],
    }),
  ).toMatchObject({ status: 422, details: [{ type: 'otherAffiliate', path: 'items.0.campaign' }] });
});

test('a postback says whether it is for all traffic, one offer or one campaign', async () => {
  const offer = await activeOffer('Narrowing');
  const campaign = await one(affiliate, '/user/campaigns', { title: 'Narrowing', offer });
  const { id, version, scope } = await one(affiliate, '/user/postbacks', { title: 'Widest', url });
  expect(scope).toBe('global');
  const edit = async (fields: object, from: number) =>
    (await affiliate.call('PATCH', '/user/postbacks', { items: [{ id, version: from, ...fields }] })).data.items[0];
  const narrowed = await edit({ offer }, version);
  expect(narrowed.scope).toBe('offer');
  const narrowest = await edit({ campaign: campaign.id }, narrowed.version);
  expect(narrowest.scope).toBe('campaign');
  const copy = (await affiliate.call('POST', '/user/postbacks/clone', { items: [{ id }] })).data.items[0];
  expect(copy.scope).toBe('campaign');
  const listed = async (which: string) =>
    (await affiliate.call('GET', `/user/postbacks?scope=${which}&limit=500`)).data.items.map((row: Row) => row.id);
  expect(await listed('campaign')).toEqual(expect.arrayContaining([id, copy.id]));
  expect(await listed('global')).not.toContain(id);
  expect((await edit({ offer: null, campaign: null }, narrowest.version)).scope).toBe('global');
  expect(await listed('global')).toContain(id);
});

test('macros are those of postbacks, and a JSON body stays JSON', async () => {
  const item = { title: 'Posts', affiliate: affiliate.id, method: 'POST', url, bodyFormat: 'json' };
  const put = (fields: object) => admin.call('PUT', '/user/postbacks', { items: [{ ...item, ...fields }] });
  expect((await put({ body: '{"payout":{payout},"status":"{status}"}' })).status).toBe(201);
  expect(await put({ body: '{"payout":}' })).toMatchObject({ status: 422, details: [{ type: 'jsonBody' }] });
  expect(await put({ url: 'https://tracker.example/?ip={ip}' })).toMatchObject({
    status: 422,
    details: [{ type: 'macro', path: 'items.0.url' }],
  });
});

test('employees reach the postbacks of affiliates that they reach', async () => {
  const manager = await product.person('manager');
  const theirs = await product.person('affiliate', { managers: [manager.id] });
  await one(theirs, '/user/postbacks', { title: 'Theirs', url });
  const found = (await manager.call('GET', '/user/postbacks')).data.items;
  expect(found.map(({ title }: { title: string }) => title)).toEqual(['Theirs']);
  expect((await (await product.person('advertiser_manager')).call('GET', '/user/postbacks')).status).toBe(403);
});

test('an affiliate’s account is shown to nobody else, and only staff mark it as verified', async () => {
  const method = await one(admin, '/user/payment_methods', { title: 'Wire' });
  const made = await one(affiliate, '/user/withdrawal_methods', {
    title: 'Main account',
    paymentMethod: method.id,
    details: 'LV80BANK0000435195001',
  });
  expect(made).toMatchObject({ verified: false, detailsSetAt: expect.any(Number) });
  expect(JSON.stringify(made)).not.toContain('LV80');
  const verify = (person: typeof admin) =>
    person.call('PATCH', '/user/withdrawal_methods', { items: [{ id: made.id, verified: true }] });
  expect((await verify(affiliate)).status).toBe(422);
  expect((await verify(admin)).data.items[0]).toMatchObject({ verified: true });
  expect((await (await product.person('affiliate')).call('GET', '/user/withdrawal_methods')).data.items).toEqual([]);
  // A different account has to be verified again.
  await affiliate.call('PATCH', '/user/withdrawal_methods', { items: [{ id: made.id, details: 'LV00OTHER' }] });
  expect((await admin.call('GET', `/user/withdrawal_methods/${made.id}`)).data).toMatchObject({ verified: false });
});

test('affiliates report goals of verticals that are in use', async () => {
  const goals = (key: string) => [{ title: key, key, repeatable: false }];
  const used = await one(admin, '/user/verticals', { title: 'Used', goals: goals('deposit') });
  const left = await one(admin, '/user/verticals', { title: 'Left', goals: goals('sale') });
  await admin.call('POST', '/user/verticals/change_status', { items: [{ id: left.id, status: 'inactive' }] });
  const goalOf = async (vertical: number): Promise<{ id: number; title: string }[]> =>
    (await affiliate.call('GET', `/user/goals?fields=id,title&vertical=${vertical}`)).data.items;
  const [deposit] = await goalOf(used.id);
  expect(deposit).toMatchObject({ title: 'deposit' });
  expect(await goalOf(left.id)).toEqual([]);
  const made = await one(affiliate, '/user/postbacks', { title: 'Deposits', url, goalEvents: [deposit?.id] });
  expect(made.goalEvents).toEqual([deposit?.id]);
});
