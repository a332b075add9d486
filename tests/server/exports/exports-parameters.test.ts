import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let affiliate: Person;
beforeAll(async () => {
  product = await startProduct();
  affiliate = await product.person('affiliate');
});
afterAll(() => product.close());

describe('a file and a list accept the same parameters:', () => {
  const asked = (path: string) => (path.includes('/export') ? exported(affiliate, path) : affiliate.call('GET', path));

  const ends = [
    '?createdAtTo=253402300799',
    '?createdAtFrom=253402300799',
    '?createdAtFrom=0&createdAtTo=253402300799',
  ];

  test.each(ends.flatMap((query) => [`/user/campaigns${query}`, `/user/campaigns/export${query}`]))(
    '%s',
    async (path) => {
      expect((await asked(path)).status).toBe(200);
    },
  );

  test('up to a second means up to its end', async () => {
    const [tag] = await product.admin.make('/user/tags', { title: 'Now', type: 'team' });
    const found = async (query: string) =>
      (await product.admin.call('GET', `/user/tags?id=${tag!.id}&${query}`)).data.items.length;
    expect(await found(`createdAtTo=${tag!['createdAt']}`)).toBe(1);
    expect(await found(`createdAtTo=${Number(tag!['createdAt']) - 1}`)).toBe(0);
  });

  test.each(['', '/export'])(
    '/user/login_records%s: an address that is invalid is refused by its parameter',
    async (file) => {
      for (const address of ['x', '1.2.3.4/8', '::1%eth0', '203.0.113.1,x']) {
        const answer = await asked(`/user/login_records${file}?address=${encodeURIComponent(address)}`);
        expect(answer.status).toBe(400);
        expect(answer.details).toMatchObject([{ type: 'type', path: 'address' }]);
      }
      for (const address of ['203.0.113.1', '::1', '2001:db8::1,::ffff:203.0.113.1']) {
        expect((await asked(`/user/login_records${file}?address=${encodeURIComponent(address)}`)).status).toBe(200);
      }
    },
  );
});
