import { HttpError } from 'ra-core';
import { expect, test, vi } from 'vitest';
import type { TenantSettings } from '../data/contract.ts';
import { createTenantSource, UnknownNetwork } from './tenantSettings.ts';

const settings = (apiDomain: string | null = null) => ({ name: 'Northwind', apiDomain }) as TenantSettings;
const origin = 'https://admin.example';

const source = (ask: () => Promise<TenantSettings | undefined>) => {
  const sent: string[] = [];
  const send = async (request: Request) => {
    sent.push(
      [request.method, request.url, request.headers.get('Authorization'), await request.text()]
        .filter(Boolean)
        .join(' '),
    );
    return Response.json({});
  };
  return { tenant: createTenantSource({ ask, send, origin }), sent };
};

test('a call waits for the settings and goes where they say, with all it carries', async () => {
  const ask = vi.fn(() => Promise.resolve(settings('api.example')));
  const { tenant, sent } = source(ask);
  const headers = { Authorization: 'Bearer t' };
  await Promise.all([
    tenant.send(new Request(`${origin}/api/v1/user/offers?limit=5`, { headers })),
    tenant.send(new Request(`${origin}/api/v1/user/offers`, { method: 'PATCH', headers, body: '{"items":[]}' })),
  ]);
  expect(ask).toHaveBeenCalledOnce();
  expect(sent.sort()).toEqual([
    'GET https://api.example/api/v1/user/offers?limit=5 Bearer t',
    'PATCH https://api.example/api/v1/user/offers Bearer t {"items":[]}',
  ]);
  expect(tenant.fileAddress('/api/v1/public/images/a.png')).toBe('https://api.example/api/v1/public/images/a.png');
  expect(tenant.fileAddress('https://files.example/a.png')).toBe('https://files.example/a.png');
});

test('without an API domain calls stay where the page is, and a later one is followed', async () => {
  const answers = [settings(), settings('http://127.0.0.1:9000')];
  const { tenant, sent } = source(() => Promise.resolve(answers.shift()));
  const call = () => tenant.send(new Request(`${origin}/api/v1/user/info`));
  await call();
  await tenant.load();
  await call();
  expect(sent).toEqual([`GET ${origin}/api/v1/user/info`, 'GET http://127.0.0.1:9000/api/v1/user/info']);
});

test('an address without a network is told from a server that fails', async () => {
  const failing = (error: unknown) => source(() => Promise.reject(error)).tenant.load();
  await expect(failing(new HttpError('Not found', 404))).rejects.toBeInstanceOf(UnknownNetwork);
  await expect(source(() => Promise.resolve(undefined)).tenant.load()).rejects.toBeInstanceOf(UnknownNetwork);
  const { tenant } = source(() => Promise.resolve(undefined));
  expect(tenant.isUnknown()).toBe(false);
  await expect(tenant.load()).rejects.toThrow();
  expect(tenant.isUnknown()).toBe(true);
  const down = new HttpError('Out of order', 500);
  await expect(failing(down)).rejects.toBe(down);
});

test('settings that could not be had are asked for again by the next call', async () => {
  const answers = [() => Promise.reject(new HttpError('No answer', 0)), () => Promise.resolve(settings())];
  const { tenant, sent } = source(() => (answers.shift() ?? (() => Promise.resolve(undefined)))());
  await expect(tenant.send(new Request(`${origin}/api/v1/user/info`))).rejects.toThrow('No answer');
  await tenant.send(new Request(`${origin}/api/v1/user/info`));
  expect(sent).toHaveLength(1);
});
