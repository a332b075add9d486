import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** What stays off limits while impersonating: everything by which an account could be taken over or kept open. */

let product: Product;
let manager: Person;
let acting: string;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.person('manager');
  const { data } = await ask(product.app, 'POST', '/login', { body: { email: 'admin@ours.example', password } });
  const body = { refreshToken: data.refreshToken, impersonateAs: manager.id };
  acting = (await ask(product.app, 'POST', '/user/impersonate', { body, token: data.token })).data.token;
});
afterAll(() => product.close());

const closed = callsOf(readContract()).filter(({ signedIn }) => signedIn === 'notImpersonated');

test('two-factor authentication, sessions and API tokens are among the calls closed to it', () => {
  const names = closed.map(({ id }) => id);
  for (const due of [
    'beginTwoFactor',
    'confirmTwoFactor',
    'endTwoFactor',
    'renewRecoveryCodes',
    'createApiTokens',
    'deleteApiTokens',
  ]) {
    expect(names).toContain(due);
  }
  expect(names.filter((name) => /session/i.test(name)).length).toBeGreaterThan(1);
});

test.each(closed.map(({ id, method, path }) => [id, method, path] as const))('%s', async (_, method, path) => {
  const response = await product.app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`,
    headers: { authorization: `Bearer ${acting}` },
    payload: {},
  });
  expect([response.statusCode, response.json().message]).toEqual([403, 'Only the account owner can do this']);
});

test('the owner sees who came in as them, and where', async () => {
  const { data } = await manager.call('GET', '/user/login_records?limit=1');
  expect(data.items[0]).toMatchObject({ outcome: 'success', user: manager.id });
  const { items } = (await product.admin.call('GET', `/user/login_records?user=${manager.id}&limit=1`)).data;
  expect(items[0].impersonator).toBe(product.admin.id);
});

test('an API token impersonates nobody', async () => {
  const { data } = await product.admin.call('PUT', '/user/api_tokens', { items: [{ title: 'Script' }] });
  const body = { refreshToken: 'whatever', impersonateAs: manager.id };
  const answer = await ask(product.app, 'POST', '/user/impersonate', { body, token: data.items[0].token });
  expect([answer.status, answer.message]).toEqual([403, 'This can’t be done with an API token. Please sign in']);
  expect((await ask(product.app, 'POST', '/user/impersonate', { body: {}, token: data.items[0].token })).status).toBe(
    409,
  );
});
