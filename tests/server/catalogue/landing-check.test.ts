import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../server/session/attempt-limits.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** Whether a landing page's URL leads to a page. */

let product: Product;
let page: Tracker;
let landing: number;

beforeAll(async () => {
  page = await openTracker();
  product = await startProduct({ outboundAllow: [page.host] });
  const offer = (await product.admin.make('/user/offers', { title: 'Casino' }))[0]!.id;
  const targetUrl = `${page.url}/quiz?c={click_id}&country={country}`;
  landing = (await product.admin.make('/user/landings', { title: 'Quiz', offer, targetUrl }))[0]!.id;
});
afterAll(async () => {
  await product.close();
  await page.close();
});

const check = (by: Person = product.admin, id = landing) => by.call('POST', `/user/landings/${id}/check`);
const moveTo = (targetUrl: string) =>
  product.admin.call('PATCH', '/user/landings', { items: [{ id: landing, targetUrl }] });

test('a page is opened with sample values, and its status reported', async () => {
  expect((await check()).data).toEqual({
    url: `${page.url}/quiz?c=01k7x9q2m4&country=LV`,
    isReachable: true,
    failure: null,
    status: 200,
    took: expect.any(Number),
  });
  expect(page.told).toMatchObject([{ method: 'GET', path: '/quiz', query: { c: '01k7x9q2m4', country: 'LV' } }]);
  page.answer = { status: 404, body: 'Gone' };
  expect((await check()).data).toMatchObject({ isReachable: false, failure: null, status: 404 });
});

test('a page is opened with what its parameters pass on', async () => {
  const additionalParameters = {
    tracking: { clickIdParameter: 'cid', subParameters: [{ sub: 'sub3', name: 'aff_sub' }] },
  };
  const edited = await product.admin.call('PATCH', '/user/landings', {
    items: [{ id: landing, targetUrl: `${page.url}/plain`, additionalParameters }],
  });
  expect(edited.status).toBe(200);
  expect((await check()).data.url).toBe(`${page.url}/plain?cid=01k7x9q2m4&aff_sub=sub3`);
});

test('a page larger than the read limit counts as there', async () => {
  page.answer = { status: 200, body: 'x'.repeat(2 * 1024 * 1024) };
  expect((await check()).data).toMatchObject({ isReachable: true, failure: null, status: null });
});

test('an internal address, and one where nothing listens, are reported as such', async () => {
  await moveTo('http://127.0.0.1:9/');
  expect((await check()).data).toMatchObject({ isReachable: false, failure: 'inside', status: null });
  await moveTo('https://nobody.invalid/');
  expect((await check()).data).toMatchObject({ isReachable: false, failure: 'connect', status: null });
});

test('nobody checks what they may not change, and nobody floods a page', async () => {
  expect((await check(await product.person('affiliate'))).status).toBe(403);
  expect((await check(await product.person('advertiser_manager'))).status).toBe(404);
  expect((await check(await product.stranger())).status).toBe(404);
  expect((await check(product.admin, 999_999_999)).status).toBe(404);
  const manager = await product.person('admin');
  const statuses: number[] = [];
  for (let n = 0; n <= limits.landingCheck.everywhere.failures; n++) statuses.push((await check(manager)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.landingCheck.everywhere.failures);
  expect(statuses.at(-1)).toBe(429);
});
