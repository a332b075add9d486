import { expect, test } from 'vitest';
import { admin, affiliate, one, read, setUpTrade, status } from '../support/trade.ts';

setUpTrade();

const geos = '/user/geos';
const remove = (id: number) => status(`${geos}/change_status`, id, { status: 'deleted' });

test('a geo has countries, and its own title', async () => {
  const { id } = await one(admin, geos, { title: 'DACH', countries: ['DE', 'AT', 'CH'] });
  expect(await admin.call('PUT', geos, { items: [{ title: 'dach', countries: ['DE'] }] })).toMatchObject({
    status: 422,
    details: [{ type: 'unique', path: 'items.0.title' }],
  });
  for (const countries of [[], ['Atlantis']])
    expect((await admin.call('PATCH', geos, { items: [{ id, countries }] })).status).toBe(422);
  expect((await read(`${geos}?countries=AT`)).items).toMatchObject([{ id }]);
});

test('a geo is deleted permanently, and only once no offer runs there', async () => {
  const { id } = await one(admin, geos, { title: 'Baltics', countries: ['LV', 'LT', 'EE'] });
  const offer = await one(admin, '/user/offers', { title: 'KetoSlim', geos: [id] });
  expect(await remove(id)).toMatchObject({
    status: 409,
    details: [
      {
        type: 'referenced',
        path: 'items.0.status',
        message: '“Baltics” is used in 1 offer: KetoSlim',
      },
    ],
  });
  await admin.call('PATCH', '/user/offers', { items: [{ id: offer.id, geos: [] }] });
  expect((await remove(id)).status).toBe(200);
  expect((await admin.call('PATCH', geos, { items: [{ id, title: 'Baltic states' }] })).status).toBe(409);
  expect(await admin.call('PATCH', '/user/offers', { items: [{ id: offer.id, geos: [id] }] })).toMatchObject({
    status: 422,
    details: [{ type: 'reference', path: 'items.0.geos' }],
  });
});

test('either deleting a geo or starting an offer there is refused if both happen at the same time', async () => {
  const { id } = await one(admin, geos, { title: 'Tier 1', countries: ['US'] });
  const { id: offer } = await one(admin, '/user/offers', { title: 'Racing' });
  const [removed, given] = await Promise.all([
    remove(id),
    admin.call('PATCH', '/user/offers', { items: [{ id: offer, geos: [id] }] }),
  ]);
  expect([removed.status, given.status].filter((code) => code === 200)).toHaveLength(1);
});

test('affiliates look up active geos, and change none', async () => {
  const { id } = await one(admin, geos, { title: 'Nordics', countries: ['SE'] });
  const gone = await one(admin, geos, { title: 'Gone', countries: ['NO'] });
  await remove(gone.id);
  const { items } = await read(`${geos}?limit=100`, affiliate);
  expect(items.map((geo: { id: number }) => geo.id)).toContain(id);
  expect(items.map((geo: { id: number }) => geo.id)).not.toContain(gone.id);
  expect((await affiliate.call('PUT', geos, { items: [{ title: 'Mine', countries: ['SE'] }] })).status).toBe(403);
});

test('a new network can pay by the four usual models', async () => {
  const { items } = await read('/user/payment_models?orderBy=id:asc');
  expect(items.map(({ title, status: kept, caps }: Record<string, unknown>) => [title, kept, caps])).toEqual(
    ['CPA', 'CPL', 'RevShare', 'Hybrid'].map((title) => [title, 'active', true]),
  );
});
