import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/access/caller.ts';
import { statement } from '../../server/database/statement.ts';
import { createExports, cursorOver } from '../../server/exports/exports.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** An error that nobody catches ends the process, and so fails this whole file. */

let product: Product;
let affiliate: Person;
beforeAll(async () => {
  product = await startProduct();
  affiliate = await product.person('affiliate');
});
afterAll(() => product.close());

const exports = createExports({ folder: join(tmpdir(), 'sluice-exports') });

const caller: Caller = {
  tenantId: 1,
  userId: 1,
  roleType: 'admin',
  permissions: new Set(),
  teamId: null,
  timezone: 'UTC',
  language: 'en',
  baseCurrency: 'EUR',
  impersonatorId: null,
  sessionId: '',
  apiTokenId: null,
};

/** A file of a thousand lines of ten kilobytes and more, whose row with this number can't be computed. */
const fileFailingAt = (row: number) =>
  exports.file(
    product.database.tenant(1),
    statement(
      cursorOver(
        sql`select repeat('x', 10000) || 1 / (n - ${sql.lit(row)}) as line from generate_series(1, 1000) as n`,
      ),
    ),
    { caller, values: {} },
    { head: '', write: (rows) => rows.map(({ line }) => `${String(line)}\r\n`).join('') },
  );

describe('a query that fails', () => {
  test('at its first rows fails the call and nothing else', async () => {
    await expect(fileFailingAt(1)).rejects.toThrow('division by zero');
  });

  test('at later rows ends the file with an error for who reads it', async () => {
    const file = await fileFailingAt(999);
    await expect(file.toArray()).rejects.toThrow('division by zero');
  });

  test('at later rows is no matter where nobody reads the file any more', async () => {
    const file = await fileFailingAt(999);
    const closed = once(file, 'close');
    file.destroy();
    await closed;
    const [another] = await (await fileFailingAt(2000)).take(1).toArray();
    expect(String(another)).toMatch(/^x/);
  });
});

describe('a file and a list take the same parameters', () => {
  const ends = [
    '?createdAtTo=253402300799',
    '?createdAtFrom=253402300799',
    '?createdAtFrom=0&createdAtTo=253402300799',
  ];

  test.each(ends.flatMap((query) => [`/user/campaigns${query}`, `/user/campaigns/export${query}`]))(
    '%s',
    async (path) => {
      expect((await affiliate.call('GET', path)).status).toBe(200);
    },
  );

  test('up to a second is up to its end', async () => {
    const [tag] = await product.admin.make('/user/tags', { title: 'Now', type: 'team' });
    const found = async (query: string) =>
      (await product.admin.call('GET', `/user/tags?id=${tag!.id}&${query}`)).data.items.length;
    expect(await found(`createdAtTo=${tag!['createdAt']}`)).toBe(1);
    expect(await found(`createdAtTo=${Number(tag!['createdAt']) - 1}`)).toBe(0);
  });

  test.each(['', '/export'])(
    '/user/login_records%s: an address that is none is refused by its parameter',
    async (file) => {
      for (const address of ['x', '1.2.3.4/8', '::1%eth0', '203.0.113.1,x']) {
        const answer = await affiliate.call('GET', `/user/login_records${file}?address=${encodeURIComponent(address)}`);
        expect(answer.status).toBe(400);
        expect(answer.details).toMatchObject([{ type: 'type', path: 'address' }]);
      }
      for (const address of ['203.0.113.1', '::1', '2001:db8::1,::ffff:203.0.113.1']) {
        expect(
          (await affiliate.call('GET', `/user/login_records${file}?address=${encodeURIComponent(address)}`)).status,
        ).toBe(200);
      }
    },
  );
});
