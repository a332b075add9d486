import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { limits } from '../../../server/session/attempt-limits.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** Bodies designed to keep the server busy. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
});
afterAll(() => product.close());

const post = async (path: string, payload: string, { from = '192.0.2.1', token = '', method = 'POST' } = {}) => {
  const response = await product.app.inject({
    method,
    url: `/api/v1${path}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
  const answer: { message: string; details: { path: string; type: string }[] } = response.json();
  return { status: response.statusCode, ...answer };
};

/** Unknown properties, each with a different name. */
const unknown = (count: number): string => Array.from({ length: count }, (_, n) => `"k${n.toString(36)}":1`).join(',');

const sending = callsOf(readContract()).filter(({ body }) => body !== undefined);
const open = sending.filter(({ permission }) => permission === null);

describe('a body that anyone may send', () => {
  test.each(open.map(({ id, path, method }) => [id, path, method]))('to %s: 16 kB at most', async (_, path, method) => {
    expect(method).toBe('post');
    const [within, beyond] = [16 * 1024, 16 * 1024 + 1].map((bytes) => `{"x":"${'x'.repeat(bytes - 8)}"}`);
    expect(await post(path, within!)).not.toMatchObject({ status: 413 });
    expect(await post(path, beyond!)).toMatchObject({ status: 413, message: 'The request is too large', details: [] });
  });

  test('is refused with at most a hundred reasons', async () => {
    expect(await post('/login', `{${unknown(300_000)}}`)).toMatchObject({ status: 413 });
    const { status, details } = await post('/login', `{${unknown(1_500)}}`);
    expect([status, details.length]).toEqual([422, 100]);
  });
});

test('the contract states each call’s size limit', () => {
  expect(sending.filter(({ mostBytes }) => mostBytes === undefined).map(({ id }) => id)).toEqual([]);
});

describe('a body from someone who is signed in', () => {
  const create = (path: string, payload: string) => post(path, payload, { token: admin.token, method: 'PUT' });

  test('can’t have more values than anyone could mean', async () => {
    expect(await create('/user/offers', `{"items":[{${unknown(200_000)}}]}`)).toMatchObject({ status: 413 });
  });

  test('is refused if a call takes none, as it would otherwise be silently ignored', async () => {
    const start = (payload: string) => post('/user/offers/export', payload, { token: admin.token });
    expect(await start('{"format":"xlsx","status":["active"]}')).toMatchObject({
      status: 400,
      message: 'Unknown parameter “format”',
      details: [{ path: 'format', type: 'unknown' }],
    });
    expect(await start('[1]')).toMatchObject({ status: 400, details: [{ type: 'object' }] });
    expect(await start('{}')).toMatchObject({ status: 201 });
    expect(await start('null')).toMatchObject({ status: 201 });
    // Libraries that label every call as JSON.
    expect(await start('')).toMatchObject({ status: 201 });
  });

  test('is refused at its first error if it is large', async () => {
    const { status, details } = await create('/user/offers', `{"items":[{${unknown(100_000)}}]}`);
    expect([status, details.length]).toEqual([422, 1]);
    const offers = Array.from({ length: 1000 }, () => ({ title: 'x'.repeat(300), description: 'y'.repeat(200) }));
    expect((await create('/user/offers', JSON.stringify({ items: offers }))).details).toMatchObject([
      { path: 'items.0.title', type: 'maxLength' },
    ]);
  });

  test('is refused with at most a hundred reasons, whichever check finds them', async () => {
    const told = async (item: object) => {
      const { status, details } = await create(
        '/user/offers',
        JSON.stringify({ items: Array.from({ length: 1000 }, () => item) }),
      );
      return [status, details.length];
    };
    expect(await told({ title: 5 })).toEqual([422, 100]);
    expect(await told({ title: 'Offer', categories: [2_000_000_000] })).toEqual([422, 100]);
  });

  test('may nest thirty-two levels deep, whatever it is', async () => {
    const nested = (depth: number) =>
      `{"items":[{"type":"interface","settings":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}]}`;
    // Body, items, item, settings.
    expect(await create('/user/preferences', nested(28))).toMatchObject({ status: 201 });
    for (const depth of [29, 100_000])
      expect(await create('/user/preferences', nested(depth))).toMatchObject({ status: 413 });
    expect(await create('/user/offers', '['.repeat(1_000_000))).toMatchObject({ status: 400 });
  });
});

test('a compressed body is refused, and calls without a body are unaffected', async () => {
  const compressed = (method: 'PUT' | 'GET') =>
    product.app.inject({
      method,
      url: '/api/v1/user/tags',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        authorization: `Bearer ${admin.token}`,
      },
      ...(method === 'PUT' && { payload: gzipSync('{"items":[{"title":"Small","type":"offer"}]}') }),
    });
  expect((await compressed('PUT')).statusCode).toBe(415);
  expect((await compressed('GET')).statusCode).toBe(200);
});

test('someone who sends nonsense too often is refused before it is read, and nobody else is', async () => {
  const [from, elsewhere] = ['198.51.100.1', '198.51.100.2'];
  const email = `admin@ours.example`;
  for (let n = 0; n < limits.signIn.address.failures; n++)
    expect(await post('/login', '{}', { from })).toMatchObject({ status: 422 });
  expect(await post('/login', '{}', { from })).toMatchObject({ status: 429 });
  expect(await post('/login', `{${unknown(300_000)}}`, { from })).toMatchObject({ status: 429 });
  const right = await ask(product.app, 'POST', '/login', { body: { email, password }, from });
  expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await ask(product.app, 'POST', '/login', { body: { email, password }, from: elsewhere })).status).toBe(200);
});

test('objects that pass for texts are reported as what they are', async () => {
  const odd = { toString: 2, constructor: 1 };
  const told = await post('/public/users/check', JSON.stringify({ email: odd }), { from: '198.51.100.7' });
  expect(told).toMatchObject({ status: 422, details: [{ path: 'email', type: 'email' }] });
  const item = { title: odd, vertical: odd, imageUrl: odd };
  const { status } = await post('/user/offers', JSON.stringify({ items: [item] }), {
    token: admin.token,
    method: 'PUT',
  });
  expect(status).toBe(422);
});

describe('a text that no database can store is refused with its place', () => {
  test.each(['\\u0000', 'a\\u0000b', '\\ud800', 'a\\udc00b'])('%s', async (text) => {
    const make = (path: string, item: string) =>
      post(path, `{"items":[${item}]}`, { token: admin.token, method: 'PUT' });
    const refused = (path: string) => ({ status: 422, details: [{ type: 'pattern', path }] });
    expect(await post('/login', `{"email":"${text}","password":"x"}`, { from: '198.51.100.8' })).toMatchObject(
      refused('email'),
    );
    expect(await make('/user/tags', `{"title":"x${text}","type":"offer"}`)).toMatchObject(refused('items.0.title'));
    expect(await make('/user/preferences', `{"type":"interface","settings":{"a":["${text}"]}}`)).toMatchObject(
      refused('items.0.settings.a.0'),
    );
    const named = await make('/user/preferences', `{"type":"interface","settings":{"${text}":1}}`);
    expect(named).toMatchObject({ status: 422, details: [{ type: 'pattern' }] });
  });
});

test.each([
  ['en', '1e400', 'The number is too large'],
  ['en', '1180591620717411303424', 'The number is too large'],
  ['ru', '1e400', 'Слишком большое число'],
  ['en', '-1e400', 'The number is too small'],
  ['en', '1.5', 'Enter a whole number'],
])('a number beyond all bounds is told to be that: %s, %s', async (language, number, message) => {
  const response = await product.app.inject({
    method: 'PUT',
    url: '/api/v1/user/caps',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${product.admin.token}`,
      'accept-language': language,
    },
    payload: `{"items":[{"weight":${number}}]}`,
  });
  const told = { path: 'items.0.weight', message };
  expect(response.json().details).toContainEqual(expect.objectContaining(told));
});
