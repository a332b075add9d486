import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDocs } from '../../../server/api-reference/docs.ts';
import { builtAt, serveAdmin } from '../../../server/http/admin.ts';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { Failure, type FailureCode, failures } from '../../../server/failure.ts';
import { serveHealth } from '../../../server/http/health.ts';
import { languageOf } from '../../../server/http/language.ts';
import { createServer, type ServerParts } from '../../../server/http/server.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';

const contract = readContract();
const login = callsOf(contract).filter(({ id }) => id === 'login');

const parts = (handle: () => Promise<never>): ServerParts => ({
  calls: login,
  handlers: {},
  openHandlers: { login: handle },
  guards: {},
  authenticate: () => Promise.reject(new Failure('unauthorized')),
  fields: {},
  digest: String,
  checkAnswers: true,
  logLevel: 'silent',
});

const failing = async (error: unknown, headers: Record<string, string> = {}) => {
  const app = await createServer(parts(() => Promise.reject(error)));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload: { email: 'a@b.example', password: 'secret' },
  });
  await app.close();
  return answer;
};

describe('a failure', () => {
  test.each(Object.keys(failures) as FailureCode[])('%s is reported in two languages, by its status', async (code) => {
    const english = await failing(new Failure(code, { args: ['X', 'Y'] }));
    const russian = await failing(new Failure(code, { args: ['X', 'Y'] }), {
      'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8',
    });
    expect([english.statusCode, russian.statusCode]).toEqual([failures[code].status, failures[code].status]);
    expect(english.json().message).toMatch(/^[A-Z“][^{}а-яё]*$/);
    expect(russian.json().message).toMatch(/[а-яё]/);
    expect(russian.headers['content-language']).toBe('ru');
    expect(english.json().details).toEqual([]);
  });

  test('of our own reveals nothing but the name of the call', async () => {
    const { statusCode, body, headers } = await failing(new Error('password of the database is hunter2'), {
      'x-request-id': 'call-12345',
    });
    expect({ statusCode, ...JSON.parse(body) }).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Something went wrong',
      details: [],
      requestId: 'call-12345',
    });
    expect(headers['x-request-id']).toBe('call-12345');
  });

  test('of an unavailable database says when to try again', async () => {
    const { statusCode, headers, body } = await failing(new DatabaseUnavailable('connection to 10.0.0.7 refused'));
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).not.toContain('10.0.0.7');
  });

  test('that may be retried later says when', async () => {
    expect((await failing(new Failure('tooMany', { retryAfter: 12 }))).headers['retry-after']).toBe('12');
  });
});

describe('a request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createServer(parts(() => Promise.reject(new Failure('wrongCredentials'))));
  });
  afterAll(() => app.close());

  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/v1/login', headers: { 'content-type': type }, payload });

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['JSON that poisons prototypes', '{"__proto__": {"a": 1}}', 'application/json', 400],
    ['no object', '[]', 'application/json', 400],
    ['another type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['far too much', `{"email":"${'a'.repeat(9_000_000)}"}`, 'application/json', 413],
    ['missing fields', '{}', 'application/json', 422],
  ])('of %s is refused', async (_, payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String), details: expect.any(Array) });
  });

  test('is answered with the name of every field that is wrong', async () => {
    expect((await post('{"email": 5, "extra": true}')).json().details).toEqual([
      { type: 'required', path: 'password', message: 'This is a required field' },
      { type: 'unknown', path: 'extra', message: 'Unknown field “extra”' },
      { type: 'type', path: 'email', message: 'Invalid type' },
    ]);
  });

  test('to an unknown endpoint is refused as such, in JSON', async () => {
    const answer = await app.inject('/api/v1/nowhere');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'No such endpoint']);
  });

  test('gets a response that is data and nothing else, and is not cached', async () => {
    const { headers } = await post('{}');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Language',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('handlers and contract must have the same calls', async () => {
  const other = {
    ...parts(() => Promise.reject(new Error())),
    openHandlers: {},
    handlers: { dance: () => Promise.reject(new Error()) },
  };
  await expect(createServer(other)).rejects.toThrow(/login has no open handler[^]*dance is no call/);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['de-DE,de;q=0.9,ru;q=0.5,en;q=0.3', 'ru'],
  ['de,*;q=0.5', 'en'],
  ['ru;q=0,en', 'en'],
  ['en-GB;q=0.8, RU-ru;q=0.9', 'ru'],
  ['nonsense;;;=,,', 'en'],
])('with “%s” the language is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

describe('next to the API', () => {
  let app: FastifyInstance;
  let folder: string;
  let alive = true;
  /** Whether statistics take questions and answer none. */
  let isMute = false;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sluice-admin-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Admin</title>');
    await writeFile(join(folder, 'assets/index-a1b2c3.js'), `console.log('${'admin '.repeat(1000)}')`);
    await writeFile(join(folder, 'assets/packed-d4e5f6.js'), 'as it was written');
    await writeFile(join(folder, 'assets/packed-d4e5f6.js.br'), brotliCompressSync('packed by the build'));
    app = Fastify();
    const ping = () => (alive ? Promise.resolve() : Promise.reject(new Error('away')));
    const state = () => {
      if (isMute) return Promise.withResolvers<{ state: string }>().promise;
      return alive ? Promise.resolve({ state: 'ok' }) : Promise.reject(new Error('away'));
    };
    const parts = { database: { ping }, changes: { areTold: () => alive }, statistics: { state } };
    serveHealth(app, { ...parts, roles: new Set(['traffic']) });
    await serveDocs(app, contract);
    await serveAdmin(app, folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  test('health is reported, and readiness only with the database', async () => {
    expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 200]);
    alive = false;
    expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503]);
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'unavailable',
      changes: 'polled',
      statistics: { state: 'away' },
      roles: ['traffic'],
    });
    alive = true;
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      changes: 'heard',
      statistics: { state: 'ok' },
      roles: ['traffic'],
    });
  });

  test('a process is ready although its statistics never answer', async () => {
    isMute = true;
    const { statusCode, json } = await app.inject('/readyz');
    isMute = false;
    expect([statusCode, json().statistics]).toEqual([200, { state: 'away', reason: 'unreachable' }]);
  });

  test.each(['/', '/offers/12/general', '/affiliates/members/active?orderBy=id:desc'])(
    '%s is the admin’s page, revalidated each time',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('<title>Admin</title>');
    },
  );

  test('its files are cached, and sent compressed', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/index-a1b2c3.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': expect.stringMatching(/br|gzip/),
    });
    expect(rawPayload.length).toBeLessThan(500);
  });

  test('what the build has compressed is sent as it is, and decompressed for those who can’t do so', async () => {
    const url = '/assets/packed-d4e5f6.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('packed by the build');
    const plain = await app.inject({ url });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'as it was written']);
  });

  test.each(['/assets/gone-123456.js', '/api/v2/offers', '/../package.json'])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test.each(['/', '/docs'])('scripts of %s come only from our own files', async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('the reference shows the contract, with no outside files', async () => {
    const { body } = await app.inject('/docs');
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(body).not.toMatch(/<script>|https?:/);
    for (const address of addresses.filter((one) => one.startsWith('/docs')))
      expect((await app.inject(address)).statusCode).toBe(200);
    expect((await app.inject('/docs/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(contract)));
  });

  test('the admin’s build time is reported', () => {
    expect(builtAt(folder)).toBeGreaterThan(1_700_000_000);
  });
});
