import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Rules of platforms that their definition can't express. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

test('the bounds of the interval leave room between them', async () => {
  const apiSyncSettings = { minInterval: 600, maxInterval: 300, pageSize: 50 };
  const refused = await admin.call('PUT', '/user/platforms', { items: [{ title: 'Upside down', apiSyncSettings }] });
  expect(refused).toMatchObject({
    status: 422,
    details: [{ type: 'shorterThanShortest', path: 'items.0.apiSyncSettings.maxInterval' }],
  });
  const [made] = await admin.make('/user/platforms', {
    title: 'Right',
    apiSyncSettings: { ...apiSyncSettings, maxInterval: 600 },
  });
  expect(made).toMatchObject({ title: 'Right', status: 'active', outApiEnabled: false });
});

test('a vertical defines and shows which platforms are used in it', async () => {
  const [vertical] = await admin.make('/user/verticals', { title: 'Crypto' });
  const [one, other] = await admin.make(
    '/user/platforms',
    { title: 'One', verticals: [vertical!.id] },
    { title: 'Other' },
  );
  const platforms = [one!.id, other!.id];
  const items = [{ id: vertical!.id, version: vertical!.version, platforms }];
  expect((await admin.call('PATCH', '/user/verticals', { items })).status).toBe(200);
  const used = await admin.call('GET', `/user/platforms?verticals=${vertical!.id}&orderBy=id:asc`);
  expect(used.data.items.map(({ id }: { id: number }) => id)).toEqual(platforms);
});

test('staff view platforms, affiliates see none', async () => {
  const [member, affiliate] = [await product.person('advertiser_member'), await product.person('affiliate')];
  expect((await member.call('GET', '/user/platforms')).status).toBe(200);
  expect((await member.call('PUT', '/user/platforms', { items: [{ title: 'Mine' }] })).status).toBe(403);
  expect((await affiliate.call('GET', '/user/platforms')).status).toBe(403);
});
