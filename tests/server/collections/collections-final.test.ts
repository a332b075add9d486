import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;

/**
 * Here the status `inactive` of verticals is final: no entity of the product that others refer to has a final status.
 */
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      redefined: ({ vertical, ...others }) => ({
        ...others,
        vertical: { ...vertical!, status: { ...vertical!.status!, final: ['inactive'] } },
      }),
    },
  );
  admin = product.admin;
});
afterAll(() => product.close());

const end = (id: number) =>
  admin.call('POST', '/user/verticals/change_status', { items: [{ id, status: 'inactive' }] });

test('nothing starts to refer to a record in a final status; existing references remain', async () => {
  const [open, closed] = (await admin.make('/user/verticals', { title: 'Open' }, { title: 'Closed' })).map(
    ({ id }) => id,
  );
  const [before, other] = await admin.make(
    '/user/offers',
    { title: 'Before', vertical: closed },
    { title: 'Other', vertical: open },
  );
  expect((await end(closed!)).status).toBe(200);

  const make = await admin.call('PUT', '/user/offers', { items: [{ title: 'After', vertical: closed }] });
  expect(make).toMatchObject({ status: 422, details: [{ type: 'reference', path: 'items.0.vertical' }] });
  const edit = (id: number, fields: object) => admin.call('PATCH', '/user/offers', { items: [{ id, ...fields }] });
  expect(await edit(other!.id, { vertical: closed })).toMatchObject({ status: 422, details: [{ type: 'reference' }] });
  expect((await edit(before!.id, { vertical: closed, title: 'Still there' })).data.items[0]).toMatchObject({
    vertical: closed,
    title: 'Still there',
  });
  expect((await edit(before!.id, { vertical: open })).status).toBe(200);
});

test('what is made with a record that is no longer in use stays, and so do its copies; nothing new is', async () => {
  const [kept, retired] = (await admin.make('/user/categories', { title: 'Kept' }, { title: 'Retired' })).map(
    ({ id }) => id,
  );
  const [offer, other] = await admin.make(
    '/user/offers',
    { title: 'Of both', categories: [kept, retired] },
    { title: 'Of none' },
  );
  await admin.call('POST', '/user/categories/change_status', { items: [{ id: retired, status: 'inactive' }] });

  const edit = (id: number, fields: object) => admin.call('PATCH', '/user/offers', { items: [{ id, ...fields }] });
  expect(await edit(other!.id, { categories: [retired] })).toMatchObject({
    status: 422,
    details: [{ type: 'reference', path: 'items.0.categories' }],
  });
  expect((await edit(offer!.id, { categories: [retired, kept] })).data.items[0]).toMatchObject({
    categories: [retired, kept],
  });
  const copied = await admin.call('POST', '/user/offers/clone', { items: [{ id: offer!.id }] });
  expect(copied.data.items[0]).toMatchObject({ categories: [retired, kept] });
});

test('a currency that is no longer in use still gets rates', async () => {
  const [currency] = await admin.make('/user/currencies', { title: 'Lira', code: 'TRY', rate: '39' });
  await admin.call('POST', '/user/currencies/change_status', { items: [{ id: currency!.id, status: 'inactive' }] });
  const rate = { currency: currency!.id, date: '2026-01-01', rate: '40' };
  expect((await admin.call('PUT', '/user/currency_rates', { items: [rate] })).status).toBe(201);
});
