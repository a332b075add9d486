import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer, connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Searching so many records that not all of them are scanned. */

let product: Product;
let admin: Person;
let affiliate: Person;
let manager: Person;

const many = 6000;
/** The interval at which campaigns are the affiliate's. */
const share = 1500;

const titleOf = (n: number): string =>
  n === 17
    ? 'Needle of the past'
    : n <= 1500
      ? `Legacy campaign ${n}`
      : n % 2000 === 0
        ? `Кампания «Ёлка» ${n}`
        : `Campaign ${n}`;
const numbers = Array.from({ length: many }, (_, index) => index + 1);
const titles = numbers.map(titleOf);

/** Texts in their searchable form. */
const folded = (texts: readonly string[]): Promise<string[]> =>
  connected(product.url, async (client) => {
    const ask =
      'select sluice_search_text(raw) as text from unnest($1::text[]) with ordinality as given (raw, place) order by place';
    return (await client.query<{ text: string }>(ask, [texts])).rows.map(({ text }) => text);
  });

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  affiliate = await product.person('affiliate');
  const other = await product.person('affiliate');
  manager = await product.person('manager');
  await admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, managers: [manager.id] }] });
  const [offer] = await admin.make('/user/offers', { title: 'Offer', accessType: 1 });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
  const stranger = await product.stranger();
  const [theirs] = await stranger.make('/user/categories', { title: 'Needle of others' });
  expect(theirs?.id).toBeDefined();
  await connected(product.url, (client) =>
    client.query(
      `insert into campaigns (tenant_id, id, title, affiliate_id, offer_id, status)
       select $1, n, title, case when n % ${share} = 0 then $2::bigint else $3::bigint end, $4, case when n % 3 = 0 then 'inactive' else 'active' end
       from unnest($5::text[]) with ordinality as given (title, n)`,
      [product.tenant.tenantId, affiliate.id, other.id, offer!.id, titles],
    ),
  );
  // Those of another network, interspersed and similar.
  await administer(
    product.url,
    `insert into categories (tenant_id, title) select tenant_id, 'Needle category ' || n from tenant_host, generate_series(1, 3000) as n where host like 'other%';
     select setval(pg_get_serial_sequence('campaigns', 'id'), ${many}); analyze`,
  );
});
afterAll(() => product.close());

interface Hit {
  id: number;
  title: string;
}
const hits = async (person: Person, query: string, limit = 5): Promise<Hit[]> => {
  const { data } = await person.call('GET', `/user/search?query=${encodeURIComponent(query)}&limit=${limit}`);
  return data.items.find(({ view }: { view: string }) => view === 'campaign')?.hits ?? [];
};
const found = async (person: Person, query: string, limit?: number): Promise<string[]> =>
  (await hits(person, query, limit)).map(({ title }) => title);

describe('among very many records', () => {
  test('a distinctive one is found wherever it is, by any part of its name', async () => {
    for (const query of ['needle', 'NEEDLE of', 'eedl', 'past needle'])
      expect(await found(admin, query)).toEqual(['Needle of the past']);
    expect(await found(admin, 'needles')).toEqual([]);
  });

  test('one is found by its full name, however many names start the same way', async () => {
    for (const n of [1501, 1601, 5999, 16, 150])
      expect((await found(admin, titleOf(n).toLowerCase()))[0]).toBe(titleOf(n));
    expect((await found(admin, 'campaign 1601'))[0]).toBe('Campaign 1601');
    expect((await hits(admin, '17'))[0]).toEqual(expect.objectContaining({ id: 17 }));
  });

  test('some are found by what many have in common, even if only the oldest is within reach', async () => {
    expect(await found(admin, 'campaign')).toEqual([
      'Campaign 5999',
      'Campaign 5998',
      'Campaign 5997',
      'Campaign 5996',
      'Campaign 5995',
    ]);
    expect(await found(admin, 'legacy')).toHaveLength(5);
    expect(await found(admin, 'egac')).toHaveLength(5);
    expect(await found(admin, 'l', 20)).toHaveLength(20);
  });

  test('Cyrillic is found by the index too', async () => {
    for (const query of ['ёлка', 'ЕЛКА', 'elka', '«елка» 2000'])
      expect((await found(admin, query)).at(-1)).toBe('Кампания «Ёлка» 2000');
  });

  test('a new one is found immediately, and a renamed one only by its new name', async () => {
    const [sent] = (await admin.call('GET', '/user/campaigns?id=1')).data.items;
    const [made] = await admin.make('/user/campaigns', {
      title: 'Zebra',
      affiliate: sent.affiliate,
      offer: sent.offer,
    });
    expect(await found(admin, 'zebra')).toEqual(['Zebra']);
    await admin.call('PATCH', '/user/campaigns', { items: [{ id: made!.id, title: 'Okapi' }] });
    expect([await found(admin, 'zebra'), await found(admin, 'okapi')]).toEqual([[], ['Okapi']]);
    await administer(product.url, `delete from campaigns where id = ${made!.id}`);
  });

  test('those who reach only a few find them, and nothing else', async () => {
    const theirs = [6000, 4500, 3000, 1500].map(titleOf);
    for (const person of [affiliate, manager]) {
      expect(await found(person, 'campaign')).toEqual([titleOf(4500), titleOf(3000), titleOf(1500)]);
      expect(await found(person, '500')).toEqual([titleOf(4500), titleOf(1500)]);
      expect(await found(person, 'needle')).toEqual([]);
      expect(await found(person, 'елка')).toEqual([titleOf(6000)]);
      for (const title of theirs) expect((await found(person, title))[0]).toBe(title);
      expect(await found(person, 'Campaign 4501')).toEqual([]);
    }
  });

  test('every result has all the words, and is within reach of the person searching', async () => {
    const texts = await folded(titles);
    const word = fc
      .tuple(fc.integer({ min: 1, max: many }), fc.nat(30), fc.integer({ min: 1, max: 9 }))
      .map(([n, start, length]) => {
        const title = titleOf(n);
        return title.slice(start % title.length, (start % title.length) + length).trim();
      });
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(admin, affiliate),
        async (words, person) => {
          const query = words.join(' ').trim();
          if (query === '') return;
          const seen = await hits(person, query);
          const wanted = (await folded([...new Set(query.split(/\s+/))])).map((one) =>
            one.trim().length < 3 ? one.trimEnd() : one.trim(),
          );
          const holds = (n: number): boolean => wanted.every((one) => texts[n - 1]?.includes(one));
          for (const { id, title } of seen) {
            expect(title).toBe(titleOf(id));
            if (person === affiliate) expect(id % share).toBe(0);
            expect(holds(id) || Number(query) === id, `“${title}” by “${query}”`).toBe(true);
          }
          const all = numbers.filter((n) => holds(n) && (person === admin || n % share === 0));
          // Something is found if anything exists, and all of it if there is little.
          if (all.length > 0) expect(seen.length).toBeGreaterThan(0);
          // The record with a typed ID comes first, and takes a place even if its text lacks the words.
          const places = seen.some(({ id }) => id === Number(query) && !all.includes(id)) ? 4 : 5;
          if (all.length <= places) expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a list that is searched', () => {
  const asked = async (person: Person, query: string) =>
    (await person.call('GET', `/user/campaigns?withMeta=totalCount&fields=title&${query}`)).data;

  test.each([
    'needle',
    'eedle past',
    'campaign',
    'legacy',
    'campaign 12',
    '99',
    'elka',
    'елка 2000',
    'nothing',
    'a',
    'a 7',
    '%',
    'gn 15',
  ])('for “%s” has all matches, and shows how many', async (search) => {
    const holds = (title: string): boolean => {
      const text = title.toLowerCase().replaceAll('ё', 'е');
      const latin = text.replaceAll('елка', 'elka').replaceAll('кампания', 'kampaniya');
      return search.split(' ').every((word) => latin.includes(word.replaceAll('елка', 'elka')));
    };
    const expected = titles.filter(holds);
    const { items, meta } = await asked(admin, `limit=500&orderBy=id:asc&search=${encodeURIComponent(search)}`);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(expected.slice(0, 500));
    expect(meta.totalCount).toBe(expected.length);
    const inactive = await asked(admin, `limit=1&status=inactive&search=${encodeURIComponent(search)}`);
    expect(inactive.meta.totalCount).toBe(
      titles.filter((title, index) => holds(title) && (index + 1) % 3 === 0).length,
    );
    const theirs = await asked(affiliate, `limit=1&search=${encodeURIComponent(search)}`);
    expect(theirs.meta.totalCount).toBe(
      titles.filter((title, index) => holds(title) && (index + 1) % share === 0).length,
    );
  });

  test('counts again after additions and renames', async () => {
    const total = async () => (await asked(admin, 'limit=1&search=needle')).meta.totalCount;
    expect(await total()).toBe(1);
    await admin.call('PATCH', '/user/campaigns', { items: [{ id: 18, title: 'Another needle' }] });
    expect(await total()).toBe(2);
    await admin.call('PATCH', '/user/campaigns', { items: [{ id: 18, title: titleOf(18) }] });
    expect(await total()).toBe(1);
  });
});

describe('the database', () => {
  const planOf = (statement: string) =>
    connected(product.url, async (client) => {
      await client.query(
        `set role sluice_app; set sluice.tenant = '${product.tenant.tenantId}'; set enable_seqscan = off; set enable_indexscan = off`,
      );
      const { rows } = await client.query(`explain ${statement}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  test('finds texts by the index through the view, with the tenant among its conditions', async () => {
    const plan = await planOf(`select id from campaigns_search where search_text like '%needle%'`);
    expect(plan).toMatch(
      /Bitmap Index Scan on campaigns_search_text_index .+\n\s+Index Cond: \(\(tenant_id = .+\) AND \(search_text ~~ '%needle%'::text\)\)/,
    );
  });

  test('would use no index for texts of the table itself, which is under row-level security', async () => {
    expect(await planOf(`select id from campaigns where search_text like '%needle%'`)).not.toMatch(
      /Index Cond:.*search_text/,
    );
  });
});
