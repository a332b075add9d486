import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from './product.ts';

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
