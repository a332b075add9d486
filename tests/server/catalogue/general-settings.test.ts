import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct({ apiDomains: ['api.sluice.test', 'api2.sluice.test'] });
  ({ admin } = product);
});
afterAll(() => product.close());

const path = '/user/settings/general';
const read = async () => (await admin.call('GET', path)).data;
const edit = (fields: object, by = admin) => by.call('PATCH', path, { items: [fields] });
const published = async () => (await ask(product.app, 'GET', '/public/tenant/api-settings/')).data;

const picture = async (scope: string): Promise<string> => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const response = await product.app.inject({
    method: 'POST',
    url: `/api/v1/user/images?scope=${scope}`,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([
      Buffer.from(
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
      ),
      png,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });
  expect(response.statusCode).toBe(201);
  return response.json().data.url;
};

test('a new network has its settings, and the hosts it may choose from', async () => {
  expect(await read()).toMatchObject({
    name: 'ours',
    logoUrl: null,
    faviconUrl: null,
    apiDomain: null,
    trafficbackUrl: null,
    baseCurrency: 'USD',
    passwordMinimum: 8,
    registration: 'moderated',
    registrationRole: null,
    apiDomains: ['api.sluice.test', 'api2.sluice.test'],
    version: 1,
  });
});

test('a decision takes effect for everyone, and is in the history', async () => {
  const [logoUrl, faviconUrl] = [await picture('tenant_logo'), await picture('tenant_favicon')];
  const [role] = await admin.make('/user/roles', { title: 'Newcomers', type: 'affiliate', permissions: [] });
  const { version } = await read();
  const decided = {
    name: 'Northwind',
    logoUrl,
    faviconUrl,
    apiDomain: 'api2.sluice.test',
    passwordMinimum: 12,
    registration: 'open',
    registrationRole: role!.id,
  };
  const { status, data } = await edit({ version, ...decided });
  expect(status).toBe(200);
  expect(data.items).toEqual([{ ...(await read()), ...decided, version: version + 1, updatedBy: admin.id }]);
  expect(await published()).toMatchObject({
    name: 'Northwind',
    logoUrl,
    faviconUrl,
    apiDomain: 'api2.sluice.test',
    registration: 'open',
    passwordMinimum: 12,
  });

  const history = (await admin.call('GET', `${path}/history?withMeta=totalCount`)).data;
  expect(history.items[0]).toMatchObject({
    user: admin.id,
    action: 'edit',
    version: version + 1,
    changes: { name: ['ours', 'Northwind'], registration: ['moderated', 'open'], passwordMinimum: [8, 12] },
  });
  expect(history.meta.totalCount).toBe(1);

  const weak = { firstName: 'Short', email: 'short@ours.example', password: 'elevenchars', role: role!.id };
  expect(refusal(await admin.call('PUT', '/user/users', { items: [weak] }))).toEqual([
    422,
    'minLength',
    'items.0.password',
  ]);
  const images = (await admin.call('GET', '/user/images?limit=10')).data.items;
  const used = images.find(({ url }: { url: string }) => url === logoUrl);
  expect((await admin.call('DELETE', '/user/images', { items: [{ id: used.id }] })).status).toBe(409);
});

test('an edit without changes is not recorded', async () => {
  const before = await read();
  expect((await edit({ version: before.version, name: before.name, registration: before.registration })).status).toBe(
    200,
  );
  expect(await read()).toEqual(before);
});

test('an old version is refused with the current state', async () => {
  const { version } = await read();
  expect((await edit({ version, name: 'First' })).status).toBe(200);
  const stale = await edit({ version, name: 'Second' });
  expect(refusal(stale)).toEqual([409, 'version', 'items.0.version']);
  expect(stale.data).toEqual(await read());
  expect(stale.data.name).toBe('First');
});

test('two concurrent edits do not overwrite each other unnoticed', async () => {
  const { version } = await read();
  const answers = await Promise.all([edit({ version, name: 'One' }), edit({ version, name: 'Other' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each<[string, object, string, string]>([
  ['a blank name', { name: ' ' }, 'required', 'name'],
  ['a name too long', { name: 'x'.repeat(101) }, 'maxLength', 'name'],
  ['a logo that is no picture of ours', { logoUrl: 'https://evil.example/a.png' }, 'reference', 'logoUrl'],
  ['an API domain that the installation does not have', { apiDomain: 'evil.example' }, 'choice', 'apiDomain'],
  ['too short a minimum', { passwordMinimum: 4 }, 'minMax', 'passwordMinimum'],
  ['too long a minimum', { passwordMinimum: 129 }, 'minMax', 'passwordMinimum'],
  ['an unknown kind of registration', { registration: 'maybe' }, 'choice', 'registration'],
  ['another base currency', { baseCurrency: 'EUR' }, 'unknown', 'baseCurrency'],
])('%s is refused at its field', async (_, fields, type, field) => {
  const before = await read();
  expect(refusal(await edit(fields))).toEqual([422, type, `items.0.${field}`]);
  expect(await read()).toEqual(before);
});

test('a picture of another scope, and a staff or inactive role, are refused', async () => {
  expect(refusal(await edit({ logoUrl: await picture('tenant_favicon') }))).toEqual([
    422,
    'reference',
    'items.0.logoUrl',
  ]);
  expect(refusal(await edit({ registrationRole: product.tenant.roles.manager }))).toEqual([
    422,
    'reference',
    'items.0.registrationRole',
  ]);
  const [idle] = await admin.make('/user/roles', { title: 'Idle', type: 'affiliate', permissions: [] });
  await admin.call('POST', '/user/roles/change_status', { items: [{ id: idle!.id, status: 'inactive' }] });
  expect(refusal(await edit({ registrationRole: idle!.id }))).toEqual([422, 'reference', 'items.0.registrationRole']);
});

test('each network has its own settings, open to those who hold the permission', async () => {
  const stranger = await product.stranger();
  expect((await stranger.call('GET', path)).data.name).toMatch(/^other/);
  expect((await stranger.call('GET', `${path}/history`)).data.items).toEqual([]);
  for (const type of ['manager', 'advertiser_manager', 'advertiser_member', 'affiliate'] as const) {
    const person = await product.person(type, { password: 'correct-horse-1' });
    expect((await person.call('GET', path)).status).toBe(403);
    expect((await edit({ name: 'Mine' }, person)).status).toBe(403);
    expect((await person.call('GET', `${path}/history`)).status).toBe(403);
  }
});
