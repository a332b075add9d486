import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSpool } from '../../server/exports/spool.ts';
import { serverFolder } from '../folder.ts';
import { administer } from '../postgres.ts';
import { type Person, type Product, startProduct } from './product.ts';
import { patience } from '../patience.ts';

/** Readers who begin to read a file and stop. */

let product: Product;
let address: string;
beforeAll(async () => {
  product = await startProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/v1/user/categories/export`;
  await administer(
    product.url,
    `insert into categories (tenant_id, title) select ${product.tenant.tenantId}, repeat('x', 1000) || n from generate_series(1, 30000) as n`,
  );
});
afterAll(() => product.close());

/** A file of thirty megabytes: more than lies in the buffers between here and there. */
const lines = 30_001;
const begin = (person: Person) =>
  fetch(address, { headers: { authorization: `Bearer ${person.token}`, 'accept-encoding': 'identity' } });
const linesOf = async (file: Response): Promise<number> => (await file.text()).match(/\r\n/g)!.length;

test('hold up nobody, and still get all of it', async () => {
  const people = [await product.person('manager'), await product.person('manager'), await product.person('manager')];
  const stalled = await Promise.all([...people, ...people].map(begin));
  expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await linesOf(await begin(product.admin))).toBe(lines);
  expect(await Promise.all(stalled.map(linesOf))).toEqual(stalled.map(() => lines));
});

test('have three files at most, and another one once they are done with one', async () => {
  const person = await product.person('manager');
  const files = await Promise.all([begin(person), begin(person), begin(person)]);
  const refused = await begin(person);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 10]);
  await refused.text();
  await files[0].body!.cancel();
  await vi.waitUntil(
    async () => {
      const file = await begin(person);
      const again = file.status === 200;
      await file.body!.cancel();
      return again;
    },
    { timeout: patience.wait },
  );
  await Promise.all(files.slice(1).map((file) => file.body!.cancel()));
});

describe('what waits for a reader', () => {
  const folder = serverFolder('sluice-spool-');
  const text = 'Слово и 100 000 знаков. '.repeat(5000);

  test('comes whole and in order, no matter who is quicker', async () => {
    const spool = await openSpool(folder, 60_000);
    const read = spool.content.toArray();
    for (let n = 0; n < 20; n++) await spool.write(`${n}${text}`);
    spool.end();
    expect(Buffer.concat(await read).toString()).toBe(Array.from({ length: 20 }, (_, n) => `${n}${text}`).join(''));
    await spool.closed;
  });

  test('is given up when nothing of it is taken', async () => {
    const spool = await openSpool(folder, 1);
    await spool.write(text);
    spool.content.read(0);
    spool.end();
    await spool.closed;
    expect(spool.content.errored?.message).toBe('The reader takes nothing');
  });

  test('is not given up while there is nothing to take', async () => {
    const spool = await openSpool(folder, 1);
    const read = spool.content.toArray();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await spool.write('late');
    spool.end();
    expect(Buffer.concat(await read).toString()).toBe('late');
  });

  test('is written no further when the reader has gone', async () => {
    const spool = await openSpool(folder, 60_000);
    spool.content.destroy();
    await spool.write(text);
    spool.end(new Error('too late'));
    await spool.closed;
  });
});
