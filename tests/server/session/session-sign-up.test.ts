import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenant } from '../../../server/tenant/create.ts';
import { administer } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

let count = 0;
const newAddress = (): string => `newcomer${++count}@elsewhere.example`;
const newcomer = (): string => `198.51.100.${++count % 250}`;

const signUp = (fields: object = {}, sent: Parameters<typeof ask>[3] = {}) =>
  ask(product.app, 'POST', '/public/sign-up', {
    body: { email: newAddress(), password, firstName: 'Nora', ...fields },
    from: newcomer(),
    ...sent,
  });
const check = (email: string, sent: Parameters<typeof ask>[3] = {}) =>
  ask(product.app, 'POST', '/public/users/check', { body: { email }, from: newcomer(), ...sent });
const me = async (token: string) => (await ask(product.app, 'GET', '/user/users/me', { token })).data;
const registration = (value: string) =>
  administer(
    product.url,
    `update settings_general set registration = '${value}' where id = ${product.tenant.tenantId}`,
  );

describe('registering', () => {
  test('creates an affiliate who is signed in', async () => {
    await registration('open');
    const email = newAddress();
    const told = { lastName: 'Liepa', language: 'ru', timezone: 'Europe/Riga' };
    const { status, data, headers } = await signUp({ email: `${email}`, ...told });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.extraInfo).toMatchObject({ status: 'active', trafficBlocked: false });
    expect(decodeJwt(data.token)).toMatchObject({ roleType: 'affiliate', tenant: product.tenant.tenantId });
    const mine = await me(data.token);
    expect(mine).toMatchObject({
      email,
      firstName: 'Nora',
      ...told,
      role: { id: product.tenant.roles.affiliate, type: 'affiliate' },
    });
    const history = await product.admin.call('GET', `/user/users/${mine.id}/history`);
    expect(history.data.items).toMatchObject([
      { action: 'create', user: mine.id, changes: { firstName: [null, 'Nora'] } },
    ]);
    expect(JSON.stringify(history.data)).not.toContain(password);
    expect((await ask(product.app, 'POST', '/login', { body: { email, password } })).status).toBe(200);
    expect((await ask(product.app, 'POST', '/refresh', { body: { refreshToken: data.refreshToken } })).status).toBe(
      200,
    );
  });

  test.each([null, '', '        '])('refuses the password %j', async (none) => {
    await registration('open');
    const { status, details } = await signUp({ password: none });
    expect([status, details.map(({ path }: { path: string }) => path)]).toEqual([422, ['password']]);
  });

  test.each([null, ''])('treats %j as not given', async (none) => {
    await registration('open');
    const { data } = await signUp({ lastName: none, timezone: none, ...(none === null && { language: none }) });
    expect(await me(data.token)).toMatchObject({ lastName: null, timezone: 'UTC', language: 'en' });
  });

  test('uses the language of the call if none is given', async () => {
    await registration('open');
    const { data } = await signUp({}, { language: 'ru' });
    expect((await me(data.token)).language).toBe('ru');
  });

  test('in a moderated network blocks the newcomer’s traffic until someone has reviewed them', async () => {
    await registration('moderated');
    const { data } = await signUp();
    expect(data.extraInfo).toMatchObject({ status: 'active', trafficBlocked: true });
    const mine = await me(data.token);
    expect(mine.trafficBlockedAt).toBeGreaterThan(0);
    const unblocked = await product.admin.call('POST', '/user/users/change_block', {
      items: [{ id: mine.id, status: 'active' }],
    });
    expect(unblocked.data.items[0]).toMatchObject({ trafficBlocked: false });
  });

  test('is refused if it is closed, and so is checking addresses', async () => {
    await registration('closed');
    const refused = await signUp();
    expect([refused.status, refused.message]).toEqual([403, 'Registration is closed in this network']);
    expect((await check('admin@ours.example')).status).toBe(403);
    await registration('open');
  });

  test('assigns the network’s default role, otherwise the oldest active one for affiliates', async () => {
    const role = async (fields: object = {}): Promise<number> =>
      (
        await product.admin.make('/user/roles', {
          title: `Newcomers ${++count}`,
          type: 'affiliate',
          permissions: [],
          ...fields,
        })
      )[0]!.id;
    const named = await role();
    const name = (id: number | null) =>
      administer(
        product.url,
        `update settings_general set registration_role_id = ${id} where id = ${product.tenant.tenantId}`,
      );
    await name(named);
    expect((await me((await signUp()).data.token)).role.id).toBe(named);
    await product.admin.call('POST', '/user/roles/change_status', { items: [{ id: named, status: 'inactive' }] });
    expect((await me((await signUp()).data.token)).role.id).toBe(product.tenant.roles.affiliate);
    await name(product.tenant.roles.manager);
    expect((await me((await signUp()).data.token)).roleType).toBe('affiliate');
    await name(null);
  });

  test.each([
    [{ email: 'nobody' }, 'email', 'email'],
    [{ email: 'ADMIN@ours.example' }, 'email', 'unique'],
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'maxLength'],
    [{ password: 'short' }, 'password', 'minLength'],
    [{ password: 'password1' }, 'password', 'commonPassword'],
    [{ timezone: 'Europe/Nowhere' }, 'timezone', 'choice'],
    [{ language: 'xx' }, 'language', 'choice'],
    [{ role: 1 }, 'role', 'unknown'],
    [{ roleType: 'admin' }, 'roleType', 'unknown'],
  ])('%j is refused at its field', async (fields, path, type) => {
    const { status, details } = await signUp(fields);
    expect([status, details]).toEqual([422, [expect.objectContaining({ path, type })]]);
  });

  test('twice at the same time with one address creates one affiliate', async () => {
    const email = newAddress();
    const both = await Promise.all([signUp({ email }), signUp({ email })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('is throttled by network address', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await signUp({ password: 'short' }, { from: '192.0.2.5' })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses[20]).toBe(429);
  });
});

describe('whether an address is free', () => {
  test('is answered for the network of the host', async () => {
    expect((await check('ADMIN@ours.example')).data).toEqual({ free: false });
    expect((await check('nobody@ours.example')).data).toEqual({ free: true });
    await createTenant(product.database, {
      name: 'far',
      hosts: ['far.example'],
      admin: { firstName: 'Fay', email: 'fay@far.example', password },
    });
    expect((await check('fay@far.example')).data).toEqual({ free: true });
    expect((await check('fay@far.example', { headers: { host: 'far.example' } })).data).toEqual({ free: false });
    expect((await check('nobody')).details).toEqual([expect.objectContaining({ path: 'email', type: 'email' })]);
  });

  test('is answered only a few times, so that nobody can list who is there', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await check(`person${n}@ours.example`, { from: '192.0.2.6' })).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
  });
});
