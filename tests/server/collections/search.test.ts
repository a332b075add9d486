import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Finding records of every kind with one call. */

let product: Product;
let admin: Person;

interface Hit {
  id: number;
  title: string;
  subtitle: string | null;
  type: string | number | null;
  status: string | null;
}

const ask = async (person: Person, query: string, limit?: number) => {
  const answer = await person.call(
    'GET',
    `/user/search?query=${encodeURIComponent(query)}${limit ? `&limit=${limit}` : ''}`,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  const items: { view: string; entity: string; hits: Hit[] }[] = answer.data.items;
  return items;
};
/** Titles of the results in a view, best first. */
const found = async (query: string, view: string, person = admin, limit?: number): Promise<string[]> =>
  (await ask(person, query, limit)).find((group) => group.view === view)?.hits.map(({ title }) => title) ?? [];
const viewsOf = async (query: string, person: Person): Promise<string[]> =>
  (await ask(person, query)).map(({ view }) => view).toSorted();

const categories = (...titles: string[]) => admin.make('/user/categories', ...titles.map((title) => ({ title })));
const password = 'correct-horse-1';

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

describe('a record is found', () => {
  test('by its ID, with and without a leading “#”, and by its public ID', async () => {
    const [offer] = await admin.make('/user/offers', { title: 'Known by numbers', accessType: 1 });
    const { id, secureId } = offer!;
    for (const query of [String(id), `#${id}`, ` ${id} `, String(secureId)])
      expect((await found(query, 'offer'))[0]).toBe('Known by numbers');
    expect(await found(String(secureId).slice(1), 'offer')).toEqual([]);
    expect(await found('999999999999999', 'offer')).toEqual([]);
  });

  test('by words of its name in any order, in any case, by parts of them, and immediately', async () => {
    await categories('Credit cards of Latvia');
    for (const query of ['credit cards of latvia', 'LATVIA  credit', 'cred lat', 'tvia', 'edit ard']) {
      expect(await found(query, 'category')).toContain('Credit cards of Latvia');
    }
    expect(await found('credit estonia', 'category')).toEqual([]);
  });

  test('whatever its accents and letters, even from a keyboard without them', async () => {
    await categories('Łódź Énergie', 'Щётки и Ёжики', '你好世界');
    expect(await found('lodz energie', 'category')).toEqual(['Łódź Énergie']);
    expect(await found('ŁÓDŹ', 'category')).toEqual(['Łódź Énergie']);
    for (const query of ['щетки', 'ЁЖИКИ ЩЁТКИ', 'ёжик', 'ezhik'])
      expect(await found(query, 'category')).toEqual(['Щётки и Ёжики']);
    expect(await found('好世', 'category')).toEqual(['你好世界']);
  });

  test('by special characters taken literally, none of which is a wildcard', async () => {
    await categories('100% safe', 'under_score', 'back\\slash', 'under score');
    expect(await found('100%', 'category')).toEqual(['100% safe']);
    expect(await found('der_sc', 'category')).toEqual(['under_score']);
    expect(await found('k\\s', 'category')).toEqual(['back\\slash']);
    expect(await found('1%0', 'category')).toEqual([]);
    expect(await found('un%core', 'category')).toEqual([]);
    expect(await found("'; drop table users; --", 'category')).toEqual([]);
  });

  test('by one or two characters that a word starts with', async () => {
    await categories('Qi', 'Xqi qix', 'Aqi');
    expect(await found('qi', 'category')).toEqual(['Qi', 'Xqi qix']);
    expect(await found('q', 'category')).toEqual(['Qi', 'Xqi qix']);
  });

  test('only by its new name after it was renamed', async () => {
    const [category] = await categories('Formerly');
    await admin.call('PATCH', '/user/categories', { items: [{ id: category!.id, title: 'Nowadays' }] });
    expect(await found('formerly', 'category')).toEqual([]);
    expect(await found('nowadays', 'category')).toEqual(['Nowadays']);
  });

  test('with what distinguishes it from others', async () => {
    const role = product.tenant.roles.affiliate;
    const [person] = await admin.make('/user/users', {
      firstName: 'Zoë',
      lastName: 'Tell',
      email: 'zoe@tell.example',
      password,
      role,
    });
    const hit = {
      id: person!.id,
      title: 'Zoë Tell',
      subtitle: 'zoe@tell.example',
      type: 'affiliate',
      status: 'active',
    };
    for (const query of ['zoe tell', 'tell zoe', 'zoe@tell.example', 'tell.exam', '@tell']) {
      expect(await ask(admin, query)).toEqual([{ view: 'affiliate', entity: 'user', hits: [hit] }]);
    }
    const [offer] = await admin.make('/user/offers', { title: 'Told of', accessType: 1 });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
    const [campaign] = await admin.make('/user/campaigns', { title: 'Tells', affiliate: person!.id, offer: offer!.id });
    const [group] = (await ask(admin, 'tells')).filter(({ view }) => view === 'campaign');
    expect(group?.hits).toEqual([
      { id: campaign!.id, title: 'Tells', subtitle: 'Told of', type: null, status: 'active' },
    ]);
  });
});

test('the best come first: the ID, the whole name, its start, starts of words, parts of words; the newest of equals', async () => {
  const query = '4711';
  await administer(
    product.url,
    `insert into categories (tenant_id, id, title) values (${product.tenant.tenantId}, ${query}, 'Of that id')`,
  );
  await categories(
    `x${query}y`,
    `a b${query}`,
    `z ${query}9`,
    `${query}1 begins`,
    `${query} begins`,
    query,
    `c x${query}`,
  );
  const beginnings = [`${query} begins`, `${query}1 begins`, `z ${query}9`];
  expect(await found(query, 'category', admin, 20)).toEqual([
    'Of that id',
    query,
    ...beginnings,
    `c x${query}`,
    `a b${query}`,
    `x${query}y`,
  ]);
  expect(await found(query, 'category', admin, 2)).toEqual(['Of that id', query]);
  expect(await found(query, 'category')).toHaveLength(5);
});

describe('nobody finds what they could not list:', () => {
  let people: Record<'manager' | 'advertiserManager' | 'member' | 'affiliate' | 'other', Person>;

  beforeAll(async () => {
    const [manager, advertiserManager, member, affiliate, other] = [
      await product.person('manager'),
      await product.person('advertiser_manager'),
      await product.person('advertiser_member'),
      await product.person('affiliate', { lastName: 'Wanted' }),
      await product.person('affiliate', { lastName: 'Wanted' }),
    ];
    people = { manager, advertiserManager, member, affiliate, other };
    await admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, managers: [manager.id] }] });
    const [theirs] = await admin.make('/user/advertisers', {
      title: 'Wanted advertiser',
      managers: [member.id, advertiserManager.id],
    });
    await admin.make('/user/advertisers', { title: 'Wanted other advertiser' });
    const offers = await admin.make(
      '/user/offers',
      { title: 'Wanted offer', accessType: 1, advertisers: [theirs!.id] },
      { title: 'Wanted private offer', accessType: 3, assignedAffiliates: [other.id] },
      { title: 'Wanted draft', accessType: 1 },
    );
    const ids = offers.slice(0, 2).map(({ id }) => ({ id, status: 'active' }));
    await admin.call('POST', '/user/offers/change_block', { items: ids });
    const campaign = (title: string, person: Person, offer: number) => ({
      title,
      affiliate: person.id,
      offer: offers[offer]!.id,
    });
    await admin.make(
      '/user/campaigns',
      campaign('Wanted', affiliate, 0),
      campaign('Wanted too', other, 0),
      campaign('Wanted in private', other, 1),
    );
  });

  test('affiliates find what is theirs and what they may promote, and no staff', async () => {
    expect(await found('wanted', 'campaign', people.affiliate)).toEqual(['Wanted']);
    expect(await found('wanted', 'campaign', people.other)).toEqual(['Wanted in private', 'Wanted too']);
    expect(await found('wanted', 'offer', people.affiliate)).toEqual(['Wanted offer']);
    expect(await found('wanted', 'offer', people.other)).toEqual(['Wanted private offer', 'Wanted offer']);
    expect(await viewsOf('wanted', people.affiliate)).toEqual(['campaign', 'offer']);
    expect(await ask(people.affiliate, `${people.other.id}`)).not.toContainEqual(
      expect.objectContaining({ entity: 'user' }),
    );
    expect(await viewsOf('@ours.example', people.affiliate)).toEqual([]);
  });

  test('a manager finds the affiliates assigned to them, and their campaigns', async () => {
    expect(await found('wanted', 'affiliate', people.manager)).toEqual(['affiliate Wanted']);
    expect(await found('wanted', 'campaign', people.manager)).toEqual(['Wanted']);
    expect(await found('wanted too', 'campaign', people.manager)).toEqual([]);
  });

  test.each(['advertiserManager', 'member'] as const)(
    '%s finds their advertisers, and what belongs to these',
    async (who) => {
      expect(await found('wanted', 'advertiser', people[who])).toEqual(['Wanted advertiser']);
      expect(await found('wanted', 'offer', people[who])).toEqual(['Wanted offer']);
      expect(await found('wanted', 'campaign', people[who])).toEqual(['Wanted', 'Wanted too']);
    },
  );

  test('what has a matching ID or public ID is no exception', async () => {
    const { items } = (await admin.call('GET', '/user/campaigns?search=wanted&orderBy=id:asc')).data;
    const [own, foreign] = items;
    for (const query of [String(foreign.id), foreign.secureId])
      expect(await found(query, 'campaign', people.affiliate)).toEqual([]);
    for (const query of [String(own.id), own.secureId])
      expect(await found(query, 'campaign', people.affiliate)).toContain('Wanted');
  });

  test('a view is searched only for those who hold the permissions for its page', async () => {
    const held = (await admin.call('GET', '/user/permissions?limit=500&showHidden=true')).data.items;
    const named = (...names: string[]) =>
      held.flatMap(({ id, system }: { id: number; system: string }) => (names.includes(system) ? [id] : []));
    const withOnly = async (...names: string[]) => {
      const [role] = await admin.make('/user/roles', {
        title: `Only ${names.join()}`,
        type: 'manager',
        permissions: named(...names),
      });
      return product.person('manager', { role: role!.id });
    };
    expect(await viewsOf('wanted', await withOnly('offer.read', 'front.menu.offers.read'))).toEqual(['offer']);
    expect(await viewsOf('wanted', await withOnly('offer.read'))).toEqual([]);
    expect(await viewsOf('wanted', await withOnly('front.menu.offers.read'))).toEqual([]);
    expect(await viewsOf('example', await withOnly('employee.read', 'front.menu.employees.read'))).toEqual([
      'employee',
    ]);
  });

  test('another network is separate', async () => {
    const stranger = await product.stranger();
    expect(await ask(stranger, 'wanted')).toEqual([]);
    expect(await ask(stranger, 'ours.example')).toEqual([]);
    const { items } = (await admin.call('GET', '/user/offers?search=wanted')).data;
    for (const { id, secureId } of items) {
      expect(await found(String(id), 'offer', stranger)).toEqual([]);
      expect(await ask(stranger, secureId)).toEqual([]);
    }
  });
});

test.each([
  ['none', '', 400],
  ['an empty one', 'query=', 400],
  ['one that is too long', `query=${'x'.repeat(201)}`, 400],
  ['no records at most', 'query=x&limit=0', 400],
  ['too many records', 'query=x&limit=21', 400],
  ['something else', 'query=x&entity=user', 400],
  ['the longest one', `query=${'x '.repeat(100)}`, 200],
  ['blanks', 'query=%20%20', 200],
  ['what the database takes for the end of a text', 'query=a%00b', 400],
  ['half a sign', 'query=%F0%9F', 200],
])('a query that is %s', async (_, query, status) => {
  expect((await admin.call('GET', `/user/search?${query}`)).status).toBe(status);
});

test('nobody finds anything without signing in', async () => {
  const { statusCode } = await product.app.inject({
    url: '/api/v1/user/search?query=wanted',
    headers: { host: 'ours.example' },
  });
  expect(statusCode).toBe(401);
});
