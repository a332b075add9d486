import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;
let manager: Person;
let affiliate: Person;

interface Offer {
  id: number;
  title: string;
}

const openOffers = async (titles: string[], fields: object = {}): Promise<number[]> => {
  const made = await admin.make('/user/offers', ...titles.map((title) => ({ title, ...fields })));
  await admin.call('POST', '/user/offers/change_block', { items: made.map(({ id }) => ({ id, status: 'active' })) });
  return made.map(({ id }) => id);
};

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
  [manager, affiliate] = [await product.person('manager'), await product.person('affiliate')];
});
afterAll(() => product.close());

const list = async (path: string, person = admin) => {
  const { status, data, details } = await person.call('GET', path);
  return status === 200 ? data : { status, details };
};
const titles = async (path: string, person = admin): Promise<string[]> =>
  (await list(path, person)).items.map(({ title }: Offer) => title);

describe('a list', () => {
  beforeAll(async () => {
    await admin.make(
      '/user/categories',
      ...['alpha', 'Beta', 'g_mma', 'delta 100%', 'epsilon'].map((title) => ({ title })),
    );
  });

  test('sorts with the ID as tie-breaker, and pages without gaps or duplicates', async () => {
    const whole = await titles('/user/categories?orderBy=createdAt:asc,title:desc');
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => titles(`/user/categories?orderBy=createdAt:asc,title:desc&limit=2&offset=${offset}`)),
    );
    expect(pages.flat()).toEqual(whole);
    expect(whole).toHaveLength(5);
  });

  test('finds each word of a search anywhere, taking special characters literally', async () => {
    expect(await titles('/user/categories?search=LTA%20100%25')).toEqual(['delta 100%']);
    expect(await titles('/user/categories?search=_')).toEqual(['g_mma']);
    expect(await titles('/user/categories?search=%25')).toEqual(['delta 100%']);
    expect(await titles('/user/categories?search=nothing')).toEqual([]);
  });

  test('finds a record by its ID and its public ID, whatever it is called', async () => {
    const [first, second] = (await list('/user/categories?orderBy=id:asc')).items;
    expect(await titles(`/user/categories?search=%23${second.id}`)).toEqual([second.title]);
    expect(await titles(`/user/categories?search=${first.id}`)).toContain(first.title);
    expect(await titles('/user/categories?search=%23999999')).toEqual([]);
    expect(await titles('/user/categories?search=%23999999999999999999')).toEqual([]);
    const [offer] = await openOffers(['Named by its id']);
    const { secureId } = (await list(`/user/offers?id=${offer}`)).items[0];
    expect(await titles(`/user/offers?search=${secureId}`)).toEqual(['Named by its id']);
    expect(await titles(`/user/offers?search=%20${offer}%20`)).toContain('Named by its id');
    expect((await list(`/user/offers?search=%23${offer}&withMeta=totalCount`)).meta).toEqual({ totalCount: 1 });
  });

  test('finds no record by its ID that is out of reach', async () => {
    const [hidden] = await openOffers(['Out of reach'], { accessType: 3 });
    const { secureId } = (await list(`/user/offers?id=${hidden}`)).items[0];
    for (const search of [`%23${hidden}`, hidden, secureId])
      expect(await titles(`/user/offers?search=${search}`, affiliate)).toEqual([]);
  });

  test('can be sorted by most columns', async () => {
    for (const name of ['status', 'accessType', 'isHot', 'sessionLifespan', 'trafficbackUrl'])
      expect((await list(`/user/offers?orderBy=${name}:desc&limit=1`)).items).toHaveLength(1);
    const refused = await admin.call('GET', '/user/offers?orderBy=description:asc');
    expect(refused.status).toBe(400);
    expect((await affiliate.call('GET', '/user/offers?orderBy=trafficbackUrl:asc')).status).toBe(400);
  });

  test('finds a person by both their names', async () => {
    await product.person('manager', { firstName: 'Greta', lastName: 'Garbo' });
    const { items } = await list('/user/users?search=garbo%20GRETA&fields=fullName');
    expect(items).toMatchObject([{ fullName: 'Greta Garbo' }]);
    expect((await list('/user/users?orderBy=fullName:asc&limit=1')).items[0].fullName).toBe('Ada');
  });

  test('is filtered by IDs, statuses, references and times', async () => {
    const [first, second] = (await list('/user/categories?orderBy=id:asc')).items;
    expect(await titles(`/user/categories?id=${second.id},${first.id}&orderBy=id:asc`)).toEqual([
      first.title,
      second.title,
    ]);
    expect(await titles('/user/categories?status=inactive')).toEqual([]);
    const at = first.createdAt;
    expect(await titles(`/user/categories?id=${first.id}&createdAtFrom=${at}&createdAtTo=${at}`)).toEqual([
      first.title,
    ]);
    expect(await titles(`/user/categories?id=${first.id}&createdAtTo=${at - 1}`)).toEqual([]);
    const offers = await openOffers(['Narrowed'], { categories: [first.id] });
    expect((await list(`/user/offers?categories=${first.id},${second.id}`)).items.map(({ id }: Offer) => id)).toEqual(
      offers,
    );
  });

  test('returns the requested fields', async () => {
    const [record] = (await list('/user/categories?fields=title&limit=1')).items;
    expect(Object.keys(record)).toEqual(['id', 'title']);
    const [offer] = (await list('/user/offers?with=landers&limit=1')).items;
    expect(offer).toMatchObject({ landers: [] });
  });

  test.each([
    ['an unknown parameter', 'colour=red', 'colour', 'unknown'],
    ['a wrong type', 'limit=many', 'limit', 'type'],
    ['a limit beyond the most', 'limit=501', 'limit', 'type'],
    ['an order by what is no order', 'orderBy=createdBy:asc', 'orderBy', 'type'],
    ['a parameter given twice', 'limit=1&limit=2', 'limit', 'type'],
    ['an id that is none', 'id=1,x', 'id', 'type'],
    ['an empty search', 'search=', 'search', 'type'],
  ])('refuses %s', async (_, query, path, type) => {
    expect(await list(`/user/categories?${query}`)).toMatchObject({ status: 400, details: [{ path, type }] });
  });
});

describe('totals', () => {
  const total = async (query = '', person = admin): Promise<number> =>
    (await list(`/user/offers?withMeta=totalCount&${query}`, person)).meta.totalCount;

  test('are exact for everyone at every moment, however they are obtained', async () => {
    const start = await total('limit=0');
    const ids = await openOffers(['T1', 'T2', 'T3']);
    await openOffers(['Hidden'], { accessType: 3 });
    for (const query of ['limit=0', 'limit=1', 'limit=500', 'offset=400&limit=5']) {
      expect(await total(query)).toBe(start + 4);
      expect(await total(`${query}&search=T`)).toBe(await total('limit=500&search=T'));
    }
    const seen = await total('limit=1', affiliate);
    expect(seen).toBe((await list('/user/offers?limit=500', affiliate)).items.length);

    const filtered = await total('limit=1&status=active&isHot=false');
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: ids[0], status: 'inactive' }] });
    expect(await total('limit=1&status=active&isHot=false')).toBe(filtered - 1);
    expect(await total('limit=1&status=inactive')).toBe(1);
    expect(await total('limit=0&status=inactive,active')).toBe(start + 4);
    expect(await total('limit=1', affiliate)).toBe(seen - 1);
  });

  test('follow records that are reachable only through references', async () => {
    const [hidden] = await openOffers(['Only for them'], { accessType: 3 });
    const before = await total('limit=1', affiliate);
    await admin.call('PATCH', '/user/offers', { items: [{ id: hidden, assignedAffiliates: [affiliate.id] }] });
    expect(await total('limit=1', affiliate)).toBe(before + 1);
    const [team] = await admin.make('/user/teams', { title: 'Their team' });
    const [ofTeam] = await openOffers(['For their team'], { accessType: 3, assignedTeams: [team!.id] });
    expect(ofTeam).toBeDefined();
    expect(await total('limit=1', affiliate)).toBe(before + 1);
    await admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, team: team!.id }] });
    expect(await total('limit=1', affiliate)).toBe(before + 2);
  });

  test('give the oldest and the newest', async () => {
    await administer(product.url, `update offers set created_at = to_timestamp(1000000000) where title = 'T2'`);
    const { meta } = await list('/user/offers?withMeta=minDate,maxDate&limit=1&search=T');
    expect(meta.minDate).toBe(1_000_000_000);
    expect(meta.maxDate).toBeGreaterThan(1_700_000_000);
    expect((await list('/user/offers?withMeta=minDate,totalCount&search=none')).meta).toEqual({
      totalCount: 0,
      minDate: null,
    });
  });
});

describe('a field that a person may not see', () => {
  test.each(['advertisers=1', 'managers=1', 'tags=1'])('can’t be used to filter: %s', async (query) => {
    expect(await list(`/user/offers?${query}`, affiliate)).toMatchObject({
      status: 400,
      details: [{ type: 'unknown' }],
    });
    expect((await manager.call('GET', `/user/offers?${query}`)).status).toBe(200);
  });

  test.each(['with=campaigns', 'with=assignedAffiliates', 'fields=advertisers', 'fields=createdBy'])(
    'can’t be requested: %s',
    async (query) => {
      expect((await affiliate.call('GET', `/user/offers?${query}`)).status).toBe(400);
      expect((await manager.call('GET', `/user/offers?${query}`)).status).toBe(200);
    },
  );

  test('is not searched either', async () => {
    const [secret] = await openOffers(['Secret'], { accessType: 3 });
    expect((await affiliate.call('GET', `/user/offers/${secret}`)).status).toBe(404);
    expect(await titles('/user/offers?search=secret', affiliate)).toEqual([]);
    const stranger = await product.stranger();
    expect((await stranger.call('GET', `/user/offers/${secret}`)).status).toBe(404);
    expect(await titles('/user/offers?limit=500', stranger)).toEqual([]);
    const edit = await stranger.call('PATCH', '/user/offers', { items: [{ id: secret, title: 'Mine now' }] });
    expect(edit.status).toBe(404);
  });

  test('is left out of what refers to it', async () => {
    const [offer] = await openOffers(['With pages']);
    const made = await admin.make(
      '/user/landings',
      ...['Live', 'Later'].map((title) => ({ title, offer, targetUrl: 'https://example.com/' })),
    );
    await admin.call('POST', '/user/landings/change_status', { items: [{ id: made[0]!.id, status: 'active' }] });
    const landers = async (person: Person) =>
      (await person.call('GET', `/user/offers/${offer}?with=landers`)).data.landers;
    expect(await landers(affiliate)).toEqual([made[0]!.id]);
    expect(await landers(manager)).toEqual(made.map(({ id }) => id));
  });
});

test('hidden permissions are listed only on request', async () => {
  const names = async (query: string): Promise<string[]> =>
    (await list(`/user/permissions?limit=500&${query}`)).items.map(({ system }: { system: string }) => system);
  const [usual, whole] = [await names(''), await names('showHidden=true')];
  expect(whole.length).toBeGreaterThan(usual.length);
  expect(usual).not.toContain('log.postback.advertiser.replay');
  expect(whole).toContain('log.postback.advertiser.replay');
});
