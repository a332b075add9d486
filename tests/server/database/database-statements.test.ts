import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../../server/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { startProduct } from '../support/product.ts';

/**
 * Texts of the statements that the server keeps prepared for a connection, by name, except the one that sets the
 * tenant.
 */
const preparedOn = async (db: Kysely<Tables>): Promise<Map<string, string>> => {
  const { rows } = await sql<{
    name: string;
    text: string;
  }>`select name, statement as text from pg_prepared_statements where name <> 'sluice_tenant'`.execute(db);
  return new Map(rows.map(({ name, text }) => [name, text]));
};

describe('a connection', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => void (testDatabase = await createTestDatabase()));
  afterAll(() => testDatabase.drop());

  const use = async (db: Kysely<Tables>, number: number, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const { rows } = await sql<{ found: number }>`select ${sql.lit(number)} as found`.execute(db);
      expect(rows).toEqual([{ found: number }]);
    }
  };
  const namesOf = async (db: Kysely<Tables>, number: number): Promise<string[]> =>
    [...(await preparedOn(db))].flatMap(([name, text]) => (text === `select ${number} as found` ? [name] : []));

  test('keeps frequent statements prepared, however many others come and go', async () => {
    await testDatabase.database.tenant(1).read(async (db) => {
      await use(db, 0, 10);
      const hot = await namesOf(db, 0);
      expect(hot).toHaveLength(1);
      for (let number = 1; number <= 440; number++) await use(db, number, 2);
      expect(await namesOf(db, 0)).toEqual(hot);
      expect((await preparedOn(db)).size).toBeLessThanOrEqual(200);
    });
  });

  test('prepares what becomes frequent after a flood, and drops what no longer is', async () => {
    await testDatabase.database.tenant(1).read(async (db) => {
      for (let number = 1; number <= 440; number++) await use(db, number, 10);
      await use(db, 1000, 2);
      expect(await namesOf(db, 1000)).toHaveLength(1);
      expect(await namesOf(db, 1)).toEqual([]);
      expect((await preparedOn(db)).size).toBeLessThanOrEqual(200);
      await use(db, 1, 2);
      expect(await namesOf(db, 1)).toHaveLength(1);
    });
  });

  test('drops names within a failed transaction, too', async () => {
    await testDatabase.database.tenant(2).read(async (db) => {
      await sql`begin`.execute(db);
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
      for (let number = 1; number <= 440; number++) {
        for (let time = 0; time < 2; time++) {
          await expect(sql`select ${sql.lit(number)} as found`.execute(db)).rejects.toThrow('transaction is aborted');
        }
      }
      await sql`rollback`.execute(db);
      await use(db, 1, 2);
      await use(db, 440, 2);
      expect((await preparedOn(db)).size).toBeLessThanOrEqual(200);
    });
  });
});

test('lists of every limit share a few plans, and return as many records as requested', async () => {
  const product = await startProduct();
  try {
    const { admin, database, tenant } = product;
    await admin.make('/user/verticals', ...Array.from({ length: 30 }, (_, index) => ({ title: `Vertical ${index}` })));
    for (const offset of [0, 3]) {
      for (let limit = 1; limit <= 500; limit += limit < 35 ? 1 : 17) {
        const { data } = await admin.call(
          'GET',
          `/user/verticals?orderBy=id:asc&fields=title&limit=${limit}&offset=${offset}`,
        );
        const titles = data.items.map(({ title }: { title: string }) => title);
        const all = Array.from({ length: 30 }, (_, index) => `Vertical ${index}`);
        expect(titles).toEqual(all.slice(offset, offset + limit));
      }
    }
    const prepared = await database.tenant(tenant.tenantId).read(preparedOn);
    const lists = [...prepared.values()].filter((text) => text.includes('from "verticals"'));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.length).toBeLessThanOrEqual(6);
  } finally {
    await product.close();
  }
});
