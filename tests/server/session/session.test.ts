import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedTenant } from '../../../server/tenant/create.ts';
import { createTenantHandlers } from '../../../server/tenant/handlers.ts';
import { administer } from '../../postgres.ts';
import { ask, frontendBuiltAt, password, serve, type Serving } from '../support/serving.ts';

let serving: Serving;
let demo: CreatedTenant & { email: string };
let second: CreatedTenant & { email: string };

beforeAll(async () => {
  serving = await serve(({ database }) => ({
    handlers: {
      // Stands in for any call that requires a token.
      readCampaignInformation: async ({ caller }) => ({
        data: {
          statuses: [],
          integrationMethods: [],
          trafficSources: [{ id: caller.userId, title: `${caller.tenantId}` }],
        },
      }),
    },
    openHandlers: createTenantHandlers(database, frontendBuiltAt),
  }));
  demo = await serving.found('demo');
  second = await serving.found('second', { hosts: ['Second.localhost'], baseCurrency: 'EUR' });
});
afterAll(() => serving.close());

let addresses = 0;
/** An address nobody has called from. */
const newcomer = (): string => `198.51.100.${++addresses}`;

const login = (email: string, secret = password, sent = {}) =>
  ask(serving.app, 'POST', '/login', { body: { email, password: secret }, from: newcomer(), ...sent });
const who = (token: string | undefined, headers = {}) =>
  ask(serving.app, 'GET', '/user/info/campaigns', { token, headers });
const refresh = (refreshToken: string, sent = {}) =>
  ask(serving.app, 'POST', '/refresh', { body: { refreshToken }, ...sent });
const behind = (sql: string) => administer(serving.url, sql);

test('the right password opens a session that names its owner', async () => {
  const { status, data, headers } = await login('ADMIN@demo.example');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(data.extraInfo).toEqual({ status: 'active', trafficBlocked: false, frontendVersionTs: frontendBuiltAt });
  expect(decodeJwt(data.token)).toMatchObject({
    sub: `${demo.adminId}`,
    tenant: demo.tenantId,
    roleType: 'admin',
    baseCurrency: 'USD',
  });
  expect(decodeJwt(data.refreshToken).exp).toBeGreaterThan(Date.now() / 1000 + 86_400);
  expect((await who(data.token)).data.trafficSources).toEqual([{ id: demo.adminId, title: `${demo.tenantId}` }]);
});

test('a wrong password and an unknown address get the same response, in the caller’s language', async () => {
  const wrong = await login(demo.email, 'wrong-horse-1');
  const unknown = await login('nobody@demo.example', 'wrong-horse-1');
  expect([wrong.status, wrong.message]).toEqual([401, 'Wrong email or password']);
  expect(unknown.response.body).toBe(wrong.response.body);
  expect((await login(demo.email, 'wrong-horse-1', { language: 'ru' })).message).toBe('Неверная эл. почта или пароль');
});

test.each([
  [{}, ['email', 'password']],
  [{ email: 'a@b.example', password: '' }, ['password']],
  [{ email: 'a@b.example', password: 'x', code: 123456, remember: true }, ['code', 'remember']],
])('%j is refused at its fields', async (body, paths) => {
  const { status, details } = await ask(serving.app, 'POST', '/login', { body });
  expect(status).toBe(422);
  expect(details.map(({ path }: { path: string }) => path).sort()).toEqual(paths);
});

test('a tenant responds only on its host, and the one without hosts on all others', async () => {
  const onSecond = { host: 'second.localhost:8080' };
  expect((await login(second.email)).status).toBe(401);
  expect((await login(demo.email, password, { headers: onSecond })).status).toBe(401);
  expect((await login(second.email, password, { headers: onSecond })).status).toBe(200);
  const names = await Promise.all(
    [{}, onSecond, { host: '127.0.0.1' }].map(
      async (headers) => (await ask(serving.app, 'GET', '/public/tenant/api-settings/', { headers })).data.name,
    ),
  );
  expect(names).toEqual(['demo', 'second', 'demo']);
});

test('a token is valid only for its own tenant, whatever the host', async () => {
  const { data } = await login(demo.email);
  const elsewhere = await who(data.token, { host: 'second.localhost' });
  expect(elsewhere.data.trafficSources).toEqual([{ id: demo.adminId, title: `${demo.tenantId}` }]);
});

test('the public settings contain what a browser needs, with and without a trailing slash', async () => {
  const { data } = await ask(serving.app, 'GET', '/public/tenant/api-settings/');
  expect(data).toEqual({
    name: 'demo',
    customerId: null,
    logoUrl: null,
    faviconUrl: null,
    apiDomain: null,
    chatId: null,
    chatScriptUrl: null,
    objectStorageDomain: null,
    frontendVersionTs: frontendBuiltAt,
    trialExpireAt: null,
    registration: 'moderated',
    passwordMinimum: 8,
  });
  expect((await ask(serving.app, 'GET', '/public/tenant/api-settings')).data).toEqual(data);
});

test('no token, a broken one and a refresh token open nothing', async () => {
  const { data } = await login(demo.email);
  for (const token of [undefined, '', 'a.b.c', data.refreshToken]) expect((await who(token)).status).toBe(401);
});

test('refreshing continues the same session; a used token ends it', async () => {
  const { data: first } = await login(demo.email);
  const { status, data: next } = await refresh(first.refreshToken);
  expect(status).toBe(200);
  expect(decodeJwt(next.token).sid).toBe(decodeJwt(first.token).sid);
  expect((await who(next.token)).status).toBe(200);

  expect((await refresh(first.refreshToken, { from: newcomer() })).status).toBe(401);
  expect((await who(next.token)).status).toBe(401);
  expect((await refresh(next.refreshToken)).status).toBe(401);
});

test('two tabs that refresh at the same moment both stay signed in', async () => {
  const { data: first } = await login(demo.email);
  const from = newcomer();
  const [one, other] = await Promise.all([
    refresh(first.refreshToken, { from }),
    refresh(first.refreshToken, { from }),
  ]);
  expect(one.data.refreshToken).toBe(other.data.refreshToken);
  expect((await who(other.data.token)).status).toBe(200);
  expect((await refresh(one.data.refreshToken, { from })).status).toBe(200);
});

test('signing out ends the session immediately, and doing so twice is not an error', async () => {
  const { data } = await login(demo.email);
  expect((await who(data.token)).status).toBe(200);
  const logout = () => ask(serving.app, 'POST', '/logout', { body: { refreshToken: data.refreshToken } });
  expect(await logout()).toMatchObject({ status: 200, data: null });
  expect((await who(data.token)).status).toBe(401);
  expect((await refresh(data.refreshToken)).status).toBe(401);
  expect((await logout()).status).toBe(200);
  expect((await ask(serving.app, 'POST', '/logout', { body: { refreshToken: 'none' } })).status).toBe(200);
});

const tenantOfItsOwn = async (name: string) => {
  const created = await serving.found(name, { hosts: [`${name}.localhost`] });
  const onHost = { headers: { host: `${name}.localhost` } };
  return { ...created, login: () => login(created.email, password, onHost) };
};

test('someone who is blocked or whose role is inactive learns that only with the right password', async () => {
  const own = await tenantOfItsOwn('shut');
  await behind(`update users set status = 'blocked' where id = ${own.adminId}`);
  expect(await own.login()).toMatchObject({ status: 403, message: 'Your account is blocked' });
  expect((await login(own.email, 'wrong-horse-1', { headers: { host: 'shut.localhost' } })).message).toBe(
    'Wrong email or password',
  );
  await behind(
    `update users set status = 'active' where id = ${own.adminId}; update roles set status = 'inactive' where id = ${own.roles.admin}`,
  );
  expect(await own.login()).toMatchObject({ status: 403, message: 'Your role is inactive' });
});

test('guessing from one address does not affect the right password from another', async () => {
  const own = await tenantOfItsOwn('guessed');
  const from = newcomer();
  const guess = () => login(own.email, 'wrong-horse-1', { from, headers: { host: 'guessed.localhost' } });
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const refused = await guess();
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(own.email, password, { from, headers: { host: 'guessed.localhost' } })).status).toBe(429);
  expect((await own.login()).status).toBe(200);
});
