import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from './product.ts';
import { ask, password } from './serving.ts';

let product: Product;
let admin: Person;
let affiliate: Person;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
  affiliate = await product.person('affiliate');
});
afterAll(() => product.close());

const target = 'https://example.com/page';

const one = async (person: Person, path: string, item: object) => (await person.make(path, item))[0]!;
const status = (path: string, id: number, item: object, person = admin) =>
  person.call('POST', path, { items: [{ id, ...item }] });
const offerStatus = (id: number, to: string) => status('/user/offers/change_block', id, { status: to });
const campaignStatus = (id: number, to: string, person = admin, more = {}) =>
  status('/user/campaigns/change_status', id, { status: to, ...more }, person);
const read = async (path: string, person = admin) => (await person.call('GET', path)).data;

const activeOffer = async (title: string, fields: object = {}) => {
  const { id } = await one(admin, '/user/offers', { title, ...fields });
  await offerStatus(id, 'active');
  return id;
};

describe('statuses', () => {
  test('go the ways the definition allows', async () => {
    const { id } = await one(admin, '/user/offers', { title: 'Draft' });
    expect((await offerStatus(id, 'active')).data.items[0]).toMatchObject({
      status: 'active',
      version: 2,
      statusChangedBy: admin.id,
    });
    const back = await admin.call(
      'POST',
      '/user/offers/change_block',
      { items: [{ id, status: 'draft' }] },
      { language: 'ru' },
    );
    expect(back).toMatchObject({
      status: 409,
      message: 'Статус нельзя изменить с «Активен» на «Черновик»',
      details: [{ path: 'items.0.status' }],
    });
    expect((await offerStatus(id, 'active')).data.items[0]).toMatchObject({ version: 2 });
    expect((await offerStatus(id, 'gone')).details).toMatchObject([{ type: 'choice', path: 'items.0.status' }]);
  });

  test('that need a reason keep it for as long as they last', async () => {
    const { id } = await one(admin, '/user/advertisers', { title: 'Blocked' });
    const block = (item: object) => status('/user/advertisers/change_block', id, { status: 'blocked', ...item });
    expect((await block({})).details).toMatchObject([{ type: 'required', path: 'items.0.reason' }]);
    expect((await block({ reason: 'No payment' })).data.items[0]).toMatchObject({
      status: 'blocked',
      blockReason: 'No payment',
    });
    const lifted = await status('/user/advertisers/change_block', id, { status: 'active' });
    expect(lifted.data.items[0]).toMatchObject({ status: 'active', blockReason: null, version: 3 });
  });

  test('that the server alone sets are refused', async () => {
    const { id } = await one(affiliate, '/user/campaigns', { title: 'Own', offer: await activeOffer('Plain') });
    expect((await campaignStatus(id, 'offer_revoked')).details).toMatchObject([{ type: 'choice' }]);
  });
});

describe('a campaign', () => {
  test('of an affiliate is theirs, whatever they say', async () => {
    const offer = await activeOffer('Public');
    const { id } = await one(affiliate, '/user/campaigns', { title: 'Mine', offer });
    expect(await read(`/user/campaigns/${id}`)).toMatchObject({ affiliate: affiliate.id });
    const other = await product.person('affiliate');
    const answer = await affiliate.call('PUT', '/user/campaigns', {
      items: [{ title: 'Theirs', offer, affiliate: other.id }],
    });
    expect(answer.details).toMatchObject([{ type: 'unknown', path: 'items.0.affiliate' }]);
    expect((await admin.call('PUT', '/user/campaigns', { items: [{ title: 'Whose', offer }] })).details).toMatchObject([
      { type: 'required', path: 'items.0.affiliate' },
    ]);
  });

  test('has a tracking link of its domain, else of the network’s default, else of the network itself', async () => {
    const offer = await activeOffer('With link');
    const made = await one(affiliate, '/user/campaigns', { title: 'Linked', offer, domain: 'Go.Example.com' });
    const link = async (): Promise<unknown> =>
      (await affiliate.call('GET', `/user/campaigns/${made.id}`)).data.targetUrl as unknown;
    const path = `/c/${String(made['secureId'])}`;
    expect(made['targetUrl']).toBe(`https://go.example.com${path}`);

    const { data } = await affiliate.call('PATCH', '/user/campaigns', { items: [{ id: made.id, domain: null }] });
    expect(data.items[0].targetUrl).toBe(`http://sluice.test:8080${path}`);

    const settings = '/user/settings/general';
    const track = async (trackDomain: string | null) => {
      const { version } = (await admin.call('GET', settings)).data as { version: number };
      return admin.call('PATCH', settings, { items: [{ version, trackDomain }] });
    };
    expect((await track('no host')).details).toMatchObject([{ path: 'items.0.trackDomain' }]);
    expect((await track('Trk.Example.com')).status).toBe(200);
    expect(await link()).toBe(`https://trk.example.com${path}`);
    await track(null);
    await product.database.owner((db) =>
      db
        .insertInto('tenant_host')
        .values([
          { host: 'own.example.com', tenant_id: product.tenant.tenantId },
          { host: 'zebra.example.com', tenant_id: product.tenant.tenantId },
        ])
        .execute(),
    );
    expect(await link()).toBe(`http://own.example.com:8080${path}`);
  });

  test('keeps no link of its own: nobody writes it', async () => {
    const offer = await activeOffer('Unwritten');
    const made = { title: 'Written', offer, targetUrl: 'https://evil.example/' };
    const answer = await affiliate.call('PUT', '/user/campaigns', { items: [made] });
    expect(answer.details).toMatchObject([{ type: 'unknown', path: 'items.0.targetUrl' }]);
  });

  test('can’t be made on an offer that its affiliate does not see', async () => {
    const offer = await activeOffer('Private', { accessType: 3 });
    const theirs = await affiliate.call('PUT', '/user/campaigns', { items: [{ title: 'No', offer }] });
    expect(theirs.details).toMatchObject([{ type: 'reference', path: 'items.0.offer' }]);
    const ours = await admin.call('PUT', '/user/campaigns', {
      items: [{ title: 'No', offer, affiliate: affiliate.id }],
    });
    expect(ours.details).toMatchObject([
      { type: 'reference', path: 'items.0.offer', message: 'The affiliate has no access to this offer' },
    ]);
  });

  test('has landing pages of its own offer alone', async () => {
    const [offer, other] = [await activeOffer('Own pages'), await activeOffer('Other pages')];
    const pages = await admin.make(
      '/user/landings',
      ...[offer, other].map((of) => ({ title: 'Page', offer: of, targetUrl: target })),
    );
    const [own, foreign] = pages.map(({ id }) => id);
    const make = (landers: unknown[]) =>
      admin.call('PUT', '/user/campaigns', { items: [{ title: 'Pages', offer, affiliate: affiliate.id, landers }] });
    expect((await make([own, foreign])).details).toMatchObject([{ type: 'choice', path: 'items.0.landers' }]);
    expect((await make([own])).data.items[0]).toMatchObject({ landers: [own] });
  });
});

describe('an offer', () => {
  test('that an affiliate sees no longer revokes their campaigns, and gives them back', async () => {
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

  test('assigned to a team goes with an affiliate who comes into it or leaves it', async () => {
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

  test('tells how many members it has', async () => {
    const team = (await one(admin, '/user/teams', { title: 'Counted' })).id;
    await product.person('affiliate', { team });
    expect(await read(`/user/teams/${team}?with=members`)).toMatchObject({ membersCount: 1 });
  });

  test('is blocked with its members, and lifts from them what it brought', async () => {
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

describe('reach', () => {
  test('nobody gives away what they can’t get back', async () => {
    const seller = await product.person('advertiser_manager');
    const made = await one(seller, '/user/advertisers', { title: 'Their own' });
    expect(made['managers']).toEqual([seller.id]);
    const away = await seller.call('PATCH', '/user/advertisers', { items: [{ id: made.id, managers: [admin.id] }] });
    expect(away.status).toBe(403);
    expect(await read(`/user/advertisers/${made.id}`)).toMatchObject({ managers: [seller.id], version: 1 });
  });

  test('what one may read but not change is forbidden, not missing', async () => {
    const manager = await product.person('manager');
    const employee = await product.person('manager');
    const answer = await manager.call('PATCH', '/user/users', { items: [{ id: employee.id, firstName: 'Renamed' }] });
    expect(answer).toMatchObject({ status: 403, details: [{ path: 'items.0.id' }] });
    expect((await manager.call('PATCH', '/user/users', { items: [{ id: 999_999, firstName: 'Nobody' }] })).status).toBe(
      404,
    );
  });

  test('presets and preferences are everybody’s own', async () => {
    const manager = await product.person('manager');
    const mine = await one(manager, '/user/preferences', { type: 'tableSettings', settings: { columns: ['id'] } });
    expect(mine).toMatchObject({ user: manager.id, settings: { columns: ['id'] } });
    expect((await admin.call('GET', `/user/preferences/${mine.id}`)).status).toBe(404);
    const again = await manager.call('PUT', '/user/preferences', {
      items: [{ type: 'tableSettings', settings: { a: 1 } }],
    });
    expect(again).toMatchObject({ status: 422, details: [{ type: 'unique', path: 'items.0.type' }] });
    expect((await one(admin, '/user/preferences', { type: 'tableSettings', settings: { a: 1 } }))['user']).toBe(
      admin.id,
    );
  });
});
