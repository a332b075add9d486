import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** Only the proxies named by the operator are trusted to say where a call comes from. */

let product: Product;
beforeAll(async () => void (product = await startProduct({ trustedProxies: ['10.0.0.0/8'] })));
afterAll(() => product.close());

/** The address recorded for a sign-in made this way. */
const notedAs = async (from: string, forwarded?: string): Promise<string> => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { data } = await ask(product.app, 'POST', '/login', {
    body: { email: 'admin@ours.example', password },
    from,
    headers,
  });
  const sessions = await ask(product.app, 'GET', '/user/users/me/sessions', { token: data.token });
  return sessions.data.items.find(({ current }: { current: boolean }) => current).address;
};

test.each([
  ['without a proxy', '203.0.113.5', undefined, '203.0.113.5'],
  ['by a trusted proxy', '10.0.0.2', '203.0.113.5', '203.0.113.5'],
  ['by two of them', '10.0.0.2', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['with a chain that the caller made up', '10.0.0.2', '1.1.1.1, 10.0.0.3, 203.0.113.5', '203.0.113.5'],
  ['by a proxy that nobody named', '192.0.2.9', '203.0.113.5', '192.0.2.9'],
  ['by this machine, which is not named here', '127.0.0.1', '203.0.113.5', '127.0.0.1'],
])('%s', async (_, from, forwarded, noted) => {
  expect(await notedAs(from, forwarded)).toBe(noted);
});

test('failures count toward the address that a trusted proxy reports, whatever the caller put before it', async () => {
  const attempt = (forwarded: string) =>
    ask(product.app, 'POST', '/login', {
      body: { email: 'admin@ours.example', password: 'wrong-horse-1' },
      from: '10.0.0.2',
      headers: { 'x-forwarded-for': forwarded },
    });
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await attempt(`1.1.1.${n}, 203.0.113.77`)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  // Anyone coming through the same proxy from elsewhere is not locked out.
  expect((await attempt('203.0.113.78')).status).toBe(401);
});
