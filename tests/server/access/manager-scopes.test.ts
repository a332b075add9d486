import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exported } from '../support/exporting.ts';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Managers and advertiser managers reach what they are assigned to, and nothing else. */

let product: Product;
let admin: Person;
let manager: Person;
let advertiserManager: Person;
let member: Person;
/** IDs of records by their relation to the people above. */
let own: number;
let inOwnTeam: number;
let foreign: number;
let team: number;
let otherTeam: number;
let campaigns: Record<'own' | 'inOwnTeam' | 'foreign', number>;
let advertiser: number;
let otherAdvertiser: number;
let offers: Record<'ofAdvertiser' | 'managed' | 'foreign', number>;
let landings: Record<'own' | 'foreign', number>;

const password = 'correct-horse-1';
const firstId = async (path: string, fields: object): Promise<number> => (await admin.make(path, fields))[0]!.id;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  manager = await product.person('manager');
  advertiserManager = await product.person('advertiser_manager');
  member = await product.person('advertiser_member');
  const both = [advertiserManager.id, member.id];

  const role = product.tenant.roles.affiliate;
  const affiliate = (name: string, fields: object) =>
    firstId('/user/users', { firstName: name, email: `${name}@ours.example`, password, role, ...fields });
  team = await firstId('/user/teams', { title: 'Own team', managers: [manager.id] });
  otherTeam = await firstId('/user/teams', { title: 'Other team' });
  own = await affiliate('own', { managers: [manager.id] });
  inOwnTeam = await affiliate('in-own-team', { team });
  foreign = await affiliate('foreign', { team: otherTeam });

  const vertical = await firstId('/user/verticals', { title: 'Loans' });
  const advertiserOf = (title: string, managers: number[]) =>
    firstId('/user/advertisers', { title, vertical, defaultCurrency: currency, managers });
  const currency = (await admin.call('GET', '/user/currencies')).data.items[0].id;
  advertiser = await advertiserOf('Own advertiser', both);
  otherAdvertiser = await advertiserOf('Other advertiser', []);
  const offerOf = async (title: string, fields: object) => {
    const id = await firstId('/user/offers', { title, vertical, accessType: 1, ...fields });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id, status: 'active' }] });
    return id;
  };
  offers = {
    ofAdvertiser: await offerOf('Of the advertiser', { advertisers: [advertiser] }),
    managed: await offerOf('Managed', { advertisers: [otherAdvertiser], managers: both }),
    foreign: await offerOf('Foreign', { advertisers: [otherAdvertiser] }),
  };
  const landingOf = (title: string, offer: number, of: number) =>
    firstId('/user/landings', {
      title,
      offer,
      advertiser: of,
      pageType: 'landing',
      targetUrl: 'https://landing.example',
    });
  landings = {
    own: await landingOf('Own', offers.ofAdvertiser, advertiser),
    foreign: await landingOf('Foreign', offers.foreign, otherAdvertiser),
  };
  const campaignOf = (title: string, person: number, offer: number) =>
    firstId('/user/campaigns', { title, affiliate: person, offer });
  campaigns = {
    own: await campaignOf('Own', own, offers.ofAdvertiser),
    inOwnTeam: await campaignOf('In own team', inOwnTeam, offers.managed),
    foreign: await campaignOf('Foreign', foreign, offers.foreign),
  };
});
afterAll(() => product.close());

const listed = async (person: Person, path: string, query = ''): Promise<number[]> =>
  (await person.call('GET', `${path}?limit=500&fields=id&orderBy=id:asc${query}`)).data.items.map(
    ({ id }: { id: number }) => id,
  );
const affiliates = '&roleType=affiliate';

describe('a manager', () => {
  test('lists the affiliates assigned to them or in their teams, their teams, and their campaigns', async () => {
    expect(await listed(manager, '/user/users', affiliates)).toEqual([own, inOwnTeam]);
    expect(await listed(manager, '/user/teams')).toEqual([team]);
    expect(await listed(manager, '/user/campaigns')).toEqual([campaigns.own, campaigns.inOwnTeam]);
    expect((await manager.call('GET', '/user/campaigns?withMeta=totalCount')).data.meta.totalCount).toBe(2);
    const file = await exported(manager, '/user/campaigns/export');
    expect(file.response.body).toContain('In own team');
    expect(file.response.body).not.toContain('Foreign');
  });

  test('finds nothing of others by ID, by search or by history, and changes nothing of theirs', async () => {
    expect((await manager.call('GET', `/user/users/${foreign}`)).status).toBe(404);
    expect((await manager.call('GET', `/user/users/${foreign}/history`)).status).toBe(404);
    expect((await manager.call('GET', `/user/users/${foreign}/permissions`)).status).toBe(404);
    expect((await manager.call('GET', `/user/users?search=foreign`)).data.items).toEqual([]);
    expect((await manager.call('GET', `/user/campaigns/${campaigns.foreign}`)).status).toBe(404);
    const edit = (path: string, id: number) => manager.call('PATCH', path, { items: [{ id, title: 'Mine' }] });
    expect((await edit('/user/campaigns', campaigns.foreign)).status).toBe(404);
    expect((await edit('/user/teams', otherTeam)).status).toBe(404);
    expect((await manager.call('PATCH', '/user/users', { items: [{ id: foreign, firstName: 'Mine' }] })).status).toBe(
      404,
    );
  });

  test('creates campaigns only for their affiliates, and gives no affiliate away', async () => {
    const make = (affiliate: number) =>
      manager.call('PUT', '/user/campaigns', { items: [{ title: 'New', affiliate, offer: offers.managed }] });
    expect(refusal(await make(foreign))).toEqual([422, 'reference', 'items.0.affiliate']);
    expect((await make(own)).status).toBe(201);
    const away = await manager.call('PATCH', '/user/users', { items: [{ id: own, managers: [] }] });
    expect(away.status).toBe(403);
  });

  test('loses and gains what is assigned at the very next call', async () => {
    const assign = (managers: number[]) => admin.call('PATCH', '/user/users', { items: [{ id: foreign, managers }] });
    await assign([manager.id]);
    expect(await listed(manager, '/user/users', affiliates)).toEqual([own, inOwnTeam, foreign]);
    expect(await listed(manager, '/user/campaigns')).toContain(campaigns.foreign);
    await assign([]);
    expect(await listed(manager, '/user/users', affiliates)).toEqual([own, inOwnTeam]);
    expect(await listed(manager, '/user/campaigns')).not.toContain(campaigns.foreign);
  });
});

describe.each([
  ['an advertiser manager', () => advertiserManager, 200],
  ['an advertiser member', () => member, 403],
] as const)('%s', (_, who, editing) => {
  test('lists the advertisers and offers assigned to them, the offers of those advertisers, and everything that belongs to them', async () => {
    expect(await listed(who(), '/user/advertisers')).toEqual([advertiser]);
    expect(await listed(who(), '/user/offers')).toEqual([offers.ofAdvertiser, offers.managed]);
    expect(await listed(who(), '/user/landings')).toEqual([landings.own]);
    const seen = await listed(who(), '/user/campaigns');
    expect(seen).toEqual(expect.arrayContaining([campaigns.own, campaigns.inOwnTeam]));
    expect(seen).not.toContain(campaigns.foreign);
  });

  test('finds nothing of others’, and edits only what their role type may', async () => {
    expect((await who().call('GET', `/user/advertisers/${otherAdvertiser}`)).status).toBe(404);
    expect((await who().call('GET', `/user/offers/${offers.foreign}`)).status).toBe(404);
    expect((await who().call('GET', `/user/landings/${landings.foreign}`)).status).toBe(404);
    const edit = (id: number) => who().call('PATCH', '/user/offers', { items: [{ id, description: 'Edited' }] });
    expect((await edit(offers.ofAdvertiser)).status).toBe(editing);
    expect((await edit(offers.foreign)).status).toBe(editing === 200 ? 404 : 403);
    expect(
      (await who().call('PATCH', '/user/campaigns', { items: [{ id: campaigns.own, title: 'Mine' }] })).status,
    ).toBe(403);
  });
});

test('assignments are shown on the employee’s own page', async () => {
  const assigned = 'assignedAffiliates,assignedTeams,assignedAdvertisers,managedOffers';
  expect((await admin.call('GET', `/user/users/${manager.id}?with=${assigned}`)).data).toMatchObject({
    assignedAffiliates: [own],
    assignedTeams: [team],
  });
  expect((await admin.call('GET', `/user/users/${advertiserManager.id}?with=${assigned}`)).data).toMatchObject({
    assignedAdvertisers: [advertiser],
    managedOffers: [offers.managed],
  });
});

test('a manager sees and changes only those of a colleague’s assignments that concern their own affiliates', async () => {
  const { items } = (await admin.call('GET', '/user/permissions?permissionRoleType=manager&limit=500')).data;
  const permissions = items.map(({ id }: { id: number }) => id);
  const role = await firstId('/user/roles', { title: 'Lead', type: 'manager', permissions });
  const lead = await product.person('manager', { role });
  const colleague = await product.person('manager');
  const affiliate = (name: string, managers: number[]) =>
    firstId('/user/users', {
      firstName: name,
      email: `${name}@assigned.example`,
      password,
      role: product.tenant.roles.affiliate,
      managers,
    });
  const shared = await affiliate('shared', [lead.id, colleague.id]);
  const leads = await affiliate('leads', [lead.id]);
  const hidden = await affiliate('hidden', [colleague.id]);
  const stranger = await affiliate('stranger', []);
  const assigned = async (person: Person): Promise<number[]> =>
    (await person.call('GET', `/user/users/${colleague.id}?with=assignedAffiliates`)).data.assignedAffiliates;
  const assign = (ids: number[]) =>
    lead.call('PATCH', '/user/users', { items: [{ id: colleague.id, assignedAffiliates: ids }] });

  expect(await assigned(lead)).toEqual([shared]);
  // Rejected: someone out of their reach, and naming those who stay anyway but are hidden from them.
  expect(refusal(await assign([shared, stranger]))).toEqual([422, 'reference', 'items.0.assignedAffiliates']);
  expect(refusal(await assign([shared, hidden]))).toEqual([422, 'reference', 'items.0.assignedAffiliates']);
  const answer = await assign([leads]);
  expect([answer.status, answer.data.items[0].assignedAffiliates]).toEqual([200, [leads]]);
  expect(await assigned(admin)).toEqual([leads, hidden].toSorted((one, other) => one - other));
  expect((await assign([])).status).toBe(200);
  expect(await assigned(admin)).toEqual([hidden]);
});

test('the numbers in the explanation match the lists', async () => {
  const lists: Record<string, [string, string]> = {
    affiliate: ['/user/users', affiliates],
    employee: ['/user/users', '&roleType=admin,manager,advertiser_manager,advertiser_member'],
    team: ['/user/teams', ''],
    campaign: ['/user/campaigns', ''],
    advertiser: ['/user/advertisers', ''],
    offer: ['/user/offers', ''],
    landing: ['/user/landings', ''],
    vertical: ['/user/verticals', ''],
  };
  for (const person of [admin, manager, advertiserManager, member]) {
    const { scopes } = (await admin.call('GET', `/user/users/${person.id}/permissions`)).data;
    for (const { entity, count } of scopes as { entity: string; count: number }[]) {
      if (!lists[entity]) continue;
      const [path, query] = lists[entity];
      const answer = await person.call('GET', `${path}?limit=1&withMeta=totalCount${query}`);
      // Someone who may read only their own record has no list of people.
      const told = answer.status === 403 ? count : answer.data.meta.totalCount;
      expect({ [`${person.id} ${entity}`]: told }).toEqual({ [`${person.id} ${entity}`]: count });
    }
  }
});

test('the explanation describes the records in words', async () => {
  const words = async (person: Person, language: 'en' | 'ru') => {
    const { data } = await admin.call('GET', `/user/users/${person.id}/permissions`, undefined, { language });
    return Object.fromEntries(
      (data.scopes as { entity: string; rows: string }[]).map(({ entity, rows }) => [entity, rows]),
    );
  };
  expect(await words(admin, 'en')).toMatchObject({ affiliate: 'all', offer: 'all', campaign: 'all' });
  expect(await words(manager, 'en')).toMatchObject({
    team: '“Managers”: the user',
    affiliate: '“Managers”: the user, or “Team” → “Managers”: the user',
    campaign: '“Affiliate” → (“Managers”: the user, or “Team” → “Managers”: the user)',
    employee: 'all',
    offer: 'all',
  });
  expect(await words(advertiserManager, 'ru')).toMatchObject({
    advertiser: '«Менеджеры»: пользователь',
    offer: '«Менеджеры»: пользователь или «Рекламодатели» → «Менеджеры»: пользователь',
  });
});
