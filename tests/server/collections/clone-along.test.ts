import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { setCounter } from '../support/counting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Clones of offers, with everything that is copied along. */

let product: Product;
let admin: Person;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

type Row = { id: number; [field: string]: unknown };

const one = async (path: string, fields: object): Promise<Row> => (await admin.make(path, fields))[0]!;
const listed = async (path: string): Promise<Row[]> => (await admin.call('GET', `${path}&orderBy=id:asc`)).data.items;
const clone = (item: object, person = admin) => person.call('POST', '/user/offers/clone', { items: [item] });

/** An offer with two landing pages, one of them active, a cap and a targeting of the first, and a payment rule. */
const furnished = async () => {
  const advertiser = await one('/user/advertisers', { title: `Acme ${Math.random()}` });
  const offer = await one('/user/offers', { title: 'Casino', advertisers: [advertiser.id] });
  const page = { offer: offer.id, advertiser: advertiser.id, targetUrl: 'https://example.com/?c={click_id}' };
  const [first, second] = await admin.make('/user/landings', { ...page, title: 'A' }, { ...page, title: 'B' });
  await admin.call('POST', '/user/landings/change_status', { items: [{ id: first!.id, status: 'active' }] });
  const limit = { type: 'clicks', value: '10', period: 'day', processingType: 'hard', action: 'stop' };
  const cap = await one('/user/caps', { title: 'Daily', offer: offer.id, landing: first!.id, ...limit });
  await setCounter(product.url, Number(cap.id), 7);
  await admin.make('/user/targetings', { title: 'Clicks', offer: offer.id, landing: second!.id, priority: 3 });
  const [model] = (await admin.call('GET', '/user/payment_models')).data.items;
  await admin.make('/user/payment_rules', {
    title: 'All',
    offer: offer.id,
    paymentModel: model.id,
    paymentType: 2,
    revenueValue: '20',
    payoutValue: '10',
  });
  return { offer, first: first!, second: second!, cap, advertiser };
};

test('a clone keeps assignments with their sieves, and opens the ones it only lists', async () => {
  const { offer, advertiser } = await furnished();
  const [assignment] = await listed(`/user/advertiser_assignments?offer=${offer.id}`);
  const sieve = { id: assignment!.id, countries: ['LV'], weight: 30 };
  await admin.call('PATCH', '/user/advertiser_assignments/edit_sieve', { items: [sieve] });
  const { id: team } = await one('/user/teams', { title: `Wolves ${Math.random()}` });
  const { id: paused } = await one('/user/affiliate_assignments', { offer: offer.id, team, countries: ['EE'] });
  await admin.call('POST', '/user/affiliate_assignments/change_status', {
    items: [{ id: paused, status: 'inactive' }],
  });

  const along = (await clone({ id: offer.id, along: ['advertisers', 'affiliates'] })).data.items[0];
  expect(await listed(`/user/advertiser_assignments?offer=${along.id}`)).toMatchObject([
    { advertiser: advertiser.id, countries: ['LV'], weight: 30, status: 'active' },
  ]);
  expect(await listed(`/user/affiliate_assignments?offer=${along.id}`)).toMatchObject([
    { team, countries: ['EE'], status: 'inactive' },
  ]);
  const alone = (await clone({ id: offer.id })).data.items[0];
  expect(alone.advertisers).toEqual([advertiser.id]);
  expect(await listed(`/user/advertiser_assignments?offer=${alone.id}`)).toMatchObject([
    { advertiser: advertiser.id, countries: [], weight: 100, status: 'active' },
  ]);
  expect(await listed(`/user/affiliate_assignments?offer=${alone.id}`)).toEqual([]);
});

test('a clone takes along what it is told to, each referring to the clone of what it referred to', async () => {
  const { offer, first, cap } = await furnished();
  const { status, data } = await clone({ id: offer.id, along: ['targeting', 'landings', 'caps', 'payment-rules'] });
  expect(status).toBe(200);
  const { id } = data.items[0];
  const pages = await listed(`/user/landings?offer=${id}`);
  expect(pages).toMatchObject([
    { title: 'A', status: 'active', version: 1 },
    { title: 'B', status: 'inactive' },
  ]);
  expect(await listed(`/user/caps?offer=${id}`)).toMatchObject([
    { title: 'Daily', landing: pages[0]!.id, counter: '0', value: '10' },
  ]);
  expect(await listed(`/user/targetings?offer=${id}`)).toMatchObject([
    { title: 'Clicks', landing: pages[1]!.id, priority: 3 },
  ]);
  expect(await listed(`/user/payment_rules?offer=${id}`)).toMatchObject([{ title: 'All', payoutValue: '10' }]);
  // The original keeps everything.
  expect(await listed(`/user/caps?offer=${offer.id}`)).toMatchObject([{ id: cap.id, landing: first.id, counter: '7' }]);
  const history = (await admin.call('GET', `/user/landings/${pages[0]!.id}/history`)).data.items;
  expect(history).toMatchObject([{ action: 'clone' }]);
});

test('a clone leaves the rest behind', async () => {
  const { offer } = await furnished();
  const [{ id: bare }] = (await clone({ id: offer.id })).data.items;
  const [{ id: ruled }] = (await clone({ id: offer.id, along: ['payment-rules'] })).data.items;
  expect(await listed(`/user/landings?offer=${bare},${ruled}`)).toEqual([]);
  expect(await listed(`/user/caps?offer=${bare},${ruled}`)).toEqual([]);
  expect(await listed(`/user/payment_rules?offer=${bare},${ruled}`)).toMatchObject([{ offer: ruled }]);
});

test.each([
  ['a cap without the landing page that it is for', ['caps'], 'leftBehind'],
  ['what the offer has none of', ['campaigns'], 'choice'],
])('%s is refused, and nothing is cloned', async (_, along, type) => {
  const { offer } = await furnished();
  const before = (await listed('/user/offers?limit=500')).length;
  const { status, details } = await clone({ id: offer.id, along });
  expect([400, 422]).toContain(status);
  if (type === 'leftBehind') expect(details).toMatchObject([{ type, path: 'items.0.along' }]);
  expect(await listed('/user/offers?limit=500')).toHaveLength(before);
});

test('a rule broken by something taken along stops all of it, with the place named', async () => {
  const { offer, advertiser } = await furnished();
  await administer(product.url, `update advertisers set status = 'blocked' where id = ${advertiser.id}`);
  const before = (await listed('/user/offers?limit=500')).length;
  expect(await clone({ id: offer.id, along: ['landings'] })).toMatchObject({
    details: [{ type: 'inactiveAdvertiser', path: 'items.0.along' }],
  });
  expect(await listed('/user/offers?limit=500')).toHaveLength(before);
});

test('someone who may not create landing pages takes none along', async () => {
  const { offer } = await furnished();
  const role = await one('/user/roles', {
    title: 'Offers alone',
    type: 'manager',
    permissions: (await admin.call('GET', '/user/permissions?permissionRoleType=manager&limit=500')).data.items.flatMap(
      ({ id, system }: { id: number; system: string }) => (/^offer\./.test(system) ? [id] : []),
    ),
  });
  const manager = await product.person('manager', { role: role.id });
  expect(await clone({ id: offer.id, along: ['landings'] }, manager)).toMatchObject({
    status: 403,
    details: [{ path: 'items.0.along' }],
  });
  expect((await clone({ id: offer.id }, manager)).status).toBe(200);
});

test('simultaneous clones are each complete', async () => {
  const { offer } = await furnished();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => clone({ id: offer.id, along: ['landings', 'caps', 'targeting'] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const { data } of answers) {
    const { id } = data.items[0];
    expect(await listed(`/user/landings?offer=${id}`)).toHaveLength(2);
    expect(await listed(`/user/caps?offer=${id}`)).toHaveLength(1);
  }
});
