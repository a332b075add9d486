import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { items, type Network, network, refusal } from '../support/network.ts';

let serving: Network['serving'];
let demo: Network['demo'];
let admin: Network['admin'];
let next: Network['next'];
let call: Network['call'];

beforeAll(async () => {
  ({ serving, demo, admin, next, call } = await network());
});
afterAll(() => serving.close());

const kept = async (tenantId: number, scope: string): Promise<string> => {
  const secureId = `image-of-the-tests-${next()}`;
  await administer(
    serving.url,
    `insert into images (tenant_id, secure_id, scope, file_name, content_type, bytes) values
      (${tenantId}, '${secureId}', '${scope}', 'a.png', 'image/png', 1)`,
  );
  return `/api/v1/public/images/${secureId}`;
};
const offerWith = (imageUrl: string) => call(admin, 'PUT', '/user/offers', items({ title: 'Loan', imageUrl }));

test('images that an offer shows can’t be deleted', async () => {
  const url = await kept(demo.tenantId, 'offer');
  const { data } = await call(admin, 'GET', '/user/images');
  const image = data.items.find((one: { url: string }) => one.url === url);
  expect((await offerWith(url)).status).toBe(201);
  const remove = () => call(admin, 'DELETE', '/user/images', items({ id: image.id }));
  expect(await remove()).toMatchObject({ status: 409, message: 'This record is in use: Offer' });
});

test('images are named by their addresses: none of another origin, scope or tenant will do', async () => {
  const other = await serving.found('other', { hosts: ['other.localhost'] });
  const url = await kept(demo.tenantId, 'offer');
  const strange = [
    `https://evil.example${url}`,
    `${url}?x=1`,
    await kept(demo.tenantId, 'tenant_logo'),
    await kept(other.tenantId, 'offer'),
  ];
  for (const address of strange)
    expect(refusal(await offerWith(address))).toEqual([422, 'reference', 'items.0.imageUrl']);

  await administer(
    serving.url,
    `update tenant set object_storage_domain = 'files.example.com' where id = ${demo.tenantId}`,
  );
  expect((await offerWith(`https://files.example.com${url}`)).status).toBe(201);
});
