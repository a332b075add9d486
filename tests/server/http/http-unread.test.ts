import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Requests too malformed to be a call are refused in the format of all failures. */

let product: Product;
let port: number;
beforeAll(async () => {
  product = await startProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = product.app.server.address() as AddressInfo);
});
afterAll(() => product.close());

/** The text returned on a connection on which this was sent; the server closes it. */
const sent = async (request: string) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...headers] = head.toLowerCase().split('\r\n');
  return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) };
};

const get = (path: string, headers: string[] = []) =>
  sent(['GET ' + path + ' HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers].join('\r\n') + '\r\n\r\n');

const long = 'x'.repeat(20_000);

describe('an unreadable request', () => {
  test.each([
    [
      'an address that is too long',
      () => get(`/api/v1/user/offers?search=${long}`),
      431,
      'The address or the headers of the request are too long',
    ],
    [
      'headers that are too long',
      () => get('/api/v1/user/offers', [`X-Long: ${long}`]),
      431,
      'The address or the headers of the request are too long',
    ],
    ['no HTTP at all', () => sent('Good day\r\n\r\n'), 400, 'The request is malformed'],
    ['a header that is none', () => sent('GET / HTTP/1.1\r\nHost localhost\r\n\r\n'), 400, 'The request is malformed'],
  ])('with %s is refused', async (_, ask, status, message) => {
    const answer = await ask();
    expect(answer).toMatchObject({ status, body: { message, details: [] } });
    expect(answer.headers).toContain('content-type: application/json; charset=utf-8');
    expect(answer.headers.join('\n')).toMatch(/^x-request-id: [\da-f-]{36}$/m);
  });

  const saying = { address: /address/, encoding: /UTF-8/, json: /JSON/, object: /JSON object/ } as const;
  test.each<[string, string, string | Buffer | undefined, keyof typeof saying]>([
    ['an address that can’t be decoded', '/api/v1/public/images/%E0%A4%A', undefined, 'address'],
    ['nothing in place of an object', '/api/v1/login', '', 'object'],
    ['a body that is cut off', '/api/v1/login', '{"email": "a', 'json'],
    ['a body of another kind than its type says', '/api/v1/login', 'email=a', 'json'],
    ['a body in Latin-1', '/api/v1/login', Buffer.from('{"email": "García"}', 'latin1'), 'encoding'],
    ['a body that reaches for prototypes', '/api/v1/login', '{"__proto__": {}}', 'json'],
    ['a list in place of an object', '/api/v1/login', '[]', 'object'],
    ['null in place of an object', '/api/v1/login', 'null', 'object'],
    ['a text where nothing is to be sent', '/api/v1/user/offers/export', '"csv"', 'object'],
  ])('with %s is refused with the reason', async (_, url, payload, type) => {
    const { statusCode, ...answer } = await product.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: {
        authorization: `Bearer ${product.admin.token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
    expect(statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'malformed',
      message: 'The request is malformed',
      details: [{ type, message: expect.stringMatching(saying[type]) }],
    });
  });

  test('with an overlong part in its address is refused with that parameter named', async () => {
    for (const path of ['/api/v1/public/images/', '/api/v1/public/images/%2F']) {
      const { status, body } = await get(path + 'x'.repeat(10_000));
      expect([status, body.details[0]?.path]).toEqual([400, 'secureId']);
    }
  });

  test('has its responses in the contract of every call', () => {
    const silent = callsOf(readContract()).filter(
      ({ answers }) => !answers['400'] || !answers['408'] || !answers['431'],
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ['kept where it is one', 'call-0001-from-our-proxy', true],
  ['made anew where it is too long', 'x'.repeat(65), false],
  ['made anew where it is too short', 'x', false],
  ['made anew where it says anything', 'a b; <script>', false],
  ['made anew where there are several', 'call-0001, call-0002', false],
])('the name that a caller gives a call is %s', async (_, name, isKept) => {
  const { headers } = await get('/api/v1/nowhere', [`X-Request-Id: ${name}`]);
  const given = headers.find((header) => header.startsWith('x-request-id: '))?.slice('x-request-id: '.length);
  expect(given === name.toLowerCase()).toBe(isKept);
  expect(given).toMatch(/^[\w-]{8,64}$/);
});

describe('an upload', () => {
  const picture = (body: string, type = 'multipart/form-data; boundary=b') =>
    product.app.inject({
      method: 'POST',
      url: '/api/v1/user/images?scope=offer',
      headers: { authorization: `Bearer ${product.admin.token}`, 'content-type': type },
      payload: body,
    });
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

  test.each([
    ['that is cut off within the file', `${head}abc`],
    ['that is cut off within a head', head.slice(0, 30)],
    ['that is cut off at its end', `${head}abc\r\n--b`],
    ['that has other boundaries', head.replaceAll('--b', '--c')],
    ['without a boundary', `${head}abc\r\n--b--\r\n`, 'multipart/form-data'],
  ])('%s is malformed', async (_, body, type?: string) => {
    const answer = await picture(body, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'malformed',
      message: 'The request is malformed',
      details: [{ type: 'multipart', message: 'The body is not a form with a file' }],
    });
  });
});
