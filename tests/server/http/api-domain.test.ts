import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { serveAdmin } from '../../../server/http/admin.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** The API on a host of its own: the page is on a network’s host, its calls go elsewhere. */
const apiHost = 'api.sluice.test:8443';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ apiDomains: [apiHost], url: 'https://own.sluice.test' });
  await product.stranger();
});
afterAll(() => product.close());

const page = 'https://other1.example';
const login = (email: string, headers: Record<string, string>) =>
  ask(product.app, 'POST', '/login', { body: { email, password }, headers });
const preflight = (headers: Record<string, string>) =>
  product.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/login',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type', ...headers },
  });

test('a network’s page may call the API on its own host, with everything that calls carry', async () => {
  const { statusCode, headers } = await preflight({ host: apiHost, origin: page });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(page);
  expect(headers['access-control-allow-methods']).toContain('PATCH');
  for (const name of ['authorization', 'content-type', 'accept-language', 'idempotency-key']) {
    expect(headers['access-control-allow-headers']).toContain(name);
  }
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  const wrong = await login('nobody@other1.example', { host: apiHost, origin: page });
  expect([wrong.status, wrong.headers['access-control-allow-origin']]).toEqual([401, page]);
  expect(String(wrong.headers['vary'])).toMatch(/Origin/);
});

test('the installation’s own address counts as a page, too', async () => {
  const { headers } = await preflight({ host: apiHost, origin: 'https://own.sluice.test' });
  expect(headers['access-control-allow-origin']).toBe('https://own.sluice.test');
});

test.each([
  ['a page of nobody’s', { host: apiHost, origin: 'https://evil.example' }],
  ['a page without an address', { host: apiHost, origin: 'null' }],
  ['a network’s page at a host that is no API domain', { host: 'other1.example', origin: 'https://own.sluice.test' }],
  ['the API’s host without its port', { host: 'api.sluice.test', origin: page }],
])('%s may not call the API there', async (_, headers) => {
  expect((await preflight(headers)).headers).not.toHaveProperty('access-control-allow-origin');
  expect((await login('nobody@other1.example', headers)).headers).not.toHaveProperty('access-control-allow-origin');
});

test('someone who signs in there belongs to the network whose page it is', async () => {
  const there = await login('admin@other1.example', { host: apiHost, origin: page });
  expect(there.status).toBe(200);
  expect((await login('admin@ours.example', { host: apiHost, origin: page })).status).toBe(401);
  expect((await login('admin@ours.example', { host: apiHost, origin: 'https://own.sluice.test' })).status).toBe(200);
  const settings = await ask(product.app, 'GET', '/public/tenant/api-settings/', {
    headers: { host: apiHost, origin: page },
  });
  expect(settings.data.name).toBe('other1');
});

test('only the page’s own policy lets it call the API there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-admin-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Admin</title>');
  const app = fastify();
  await serveAdmin(app, folder, { apiDomains: [apiHost] });
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`connect-src 'self' ${apiHost}(;|$)`));
  expect(policy).toMatch(new RegExp(`img-src [^;]*${apiHost}(;|$)`));
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  await app.close();
  await rm(folder, { recursive: true });
});
