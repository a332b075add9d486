import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolledBack } from '../../../server/database/rolled-back.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer } from '../../postgres.ts';

let testDatabase: TestDatabase;
const tenant = 1;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await administer(
    testDatabase.url,
    `insert into tenant (id, customer_id) values (${tenant}, 'Ours');
     create table probe (
       tenant_id bigint not null default sluice_tenant() references tenant,
       title text not null,
       primary key (tenant_id, title)
     );
     call sluice_protect('probe');`,
  );
});

afterAll(() => testDatabase.drop());

const add = (db: Kysely<Tables>, title: string) => sql`insert into probe (title) values (${title})`.execute(db);

const titlesIn = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ title: string }>`select title from probe order by title`.execute(db);
  return rows.map(({ title }) => title);
};

const scope = () => testDatabase.database.tenant(tenant);

test('what is tried is seen while it is tried, and not stored; what goes before and after it is', async () => {
  const seen = await scope().write(async (db) => {
    await add(db, 'before');
    const tried = await rolledBack(db, async () => {
      await add(db, 'tried');
      return titlesIn(db);
    });
    await add(db, 'then');
    return tried;
  });
  expect(seen).toEqual(['before', 'tried']);
  expect(await scope().read(titlesIn)).toEqual(['before', 'then']);
});

test('a trial within a trial ends alone', async () => {
  const seen = await scope().write((db) =>
    rolledBack(db, async () => {
      await add(db, 'outer');
      await rolledBack(db, () => add(db, 'inner'));
      return titlesIn(db);
    }),
  );
  expect(seen).toEqual(['before', 'outer', 'then']);
  expect(await scope().read(titlesIn)).toEqual(['before', 'then']);
});

test('work that fails says why, and its transaction goes on', async () => {
  await scope().write(async (db) => {
    const trial = rolledBack(db, async () => {
      await add(db, 'tried');
      await add(db, 'before');
    });
    await expect(trial).rejects.toThrow('duplicate key');
    await add(db, 'unless');
  });
  expect(await scope().read(titlesIn)).toEqual(['before', 'then', 'unless']);
});
