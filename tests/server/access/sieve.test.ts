import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;
let offer: number;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
  offer = (await admin.make('/user/offers', { title: 'Offer' }))[0]!.id;
});
afterAll(() => product.close());

const page = async (fields: object = {}) =>
  (await admin.make('/user/landings', { title: 'Page', offer, targetUrl: 'https://example.com', ...fields }))[0]!;
const sift = (items: readonly object[], person = admin, options = {}) =>
  person.call('PATCH', '/user/landings/edit_sieve', { items }, options);

const office = {
  timezone: 'Europe/Riga',
  ranges: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '18:00' }],
};

describe('a sieve', () => {
  test('lets everything through by default', async () => {
    expect(await page()).toMatchObject({
      countries: [],
      countriesMode: 'only',
      languages: [],
      trafficSources: [],
      schedule: null,
      weight: 100,
    });
  });

  test('stores opening hours in their normal form, in which “always” is none', async () => {
    const schedule = {
      timezone: 'Europe/Riga',
      ranges: [
        { days: ['tuesday'], from: '12:00', to: '18:00' },
        { days: ['monday', 'tuesday'], from: '09:00', to: '13:00' },
        { days: ['monday'], from: '13:00', to: '18:00' },
        { days: ['sunday'], from: '22:00', to: '00:00' },
      ],
    };
    const { id, schedule: kept } = await page({ schedule });
    expect(kept).toEqual({
      timezone: 'Europe/Riga',
      ranges: [
        { days: ['monday', 'tuesday'], from: '09:00', to: '18:00' },
        { days: ['sunday'], from: '22:00', to: '24:00' },
      ],
    });
    const always = {
      ...schedule,
      ranges: [{ days: [...office.ranges[0]!.days, 'saturday', 'sunday'], from: '00:00', to: '24:00' }],
    };
    expect((await sift([{ id, schedule: always }])).data.items[0]).toMatchObject({ schedule: null });
  });

  test.each<[string, object, string]>([
    ['is never open', { ...office, ranges: [] }, 'scheduleOpen'],
    ['is open on no day', { ...office, ranges: [{ ...office.ranges[0], days: [] }] }, 'scheduleOpen'],
    ['is in no zone', { ...office, timezone: 'Mars/Olympus' }, 'scheduleZone'],
    ['has no times', { ...office, ranges: [{ ...office.ranges[0], from: 'nine' }] }, 'scheduleTimes'],
    ['has too many', { ...office, ranges: Array.from({ length: 101 }, () => office.ranges[0]) }, 'maxRanges'],
  ])('rejects a schedule that %s', async (_, schedule, type) => {
    const { id } = await page();
    expect(await sift([{ id, schedule }])).toMatchObject({
      status: 422,
      details: [{ type, path: 'items.0.schedule' }],
    });
  });
});

test('a schedule is exported in words', async () => {
  const { id } = await page({ schedule: office });
  const { response } = await exported(admin, `/user/landings/export?id=${id}&fields=schedule`);
  expect(response.body).toContain('Mon–Fri 09:00–18:00 Riga');
});

describe('editing a sieve', () => {
  test('is an edit of these fields, on many records or none', async () => {
    const [one, two] = [await page(), await page()];
    const wanted = { countries: ['LV', 'EE'], countriesMode: 'except', schedule: office, weight: 30 };
    const { data } = await sift([
      { id: one.id, version: 1, ...wanted },
      { id: two.id, weight: 5 },
    ]);
    expect(data.items).toMatchObject([
      { id: one.id, version: 2, ...wanted },
      { id: two.id, version: 2, weight: 5 },
    ]);
    expect(
      await sift([
        { id: one.id, weight: 1 },
        { id: two.id, weight: 1001 },
      ]),
    ).toMatchObject({ status: 422, details: [{ path: 'items.1.weight' }] });
    expect((await admin.call('GET', `/user/landings/${one.id}`)).data).toMatchObject({ version: 2, weight: 30 });
  });

  test('accepts no other field and no outdated version', async () => {
    const { id } = await page();
    expect(await sift([{ id, title: 'Other' }])).toMatchObject({
      status: 422,
      details: [{ type: 'unknown', path: 'items.0.title' }],
    });
    await sift([{ id, weight: 7 }]);
    expect((await sift([{ id, version: 1, weight: 8 }])).status).toBe(409);
  });

  test('is in the history as an edit, and can be undone', async () => {
    const { id } = await page({ weight: 50 });
    await sift([{ id, weight: 60, languages: ['lv'] }]);
    const { data } = await admin.call('GET', `/user/landings/${id}/history`);
    expect(data.items[0]).toMatchObject({ action: 'edit', changes: { weight: [50, 60], languages: [[], ['lv']] } });
    const undone = await admin.call('PATCH', '/user/landings', { items: [{ id, undoes: data.items[0].id }] });
    expect(undone.data.items[0]).toMatchObject({ weight: 50, languages: [] });
  });

  test('requires the permission to edit, and access to the record', async () => {
    const { id } = await page();
    const affiliate = await product.person('affiliate');
    expect((await sift([{ id, weight: 1 }], affiliate)).status).toBe(403);
    expect((await sift([{ id: 999_999, weight: 1 }])).status).toBe(404);
  });
});
