import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DatabaseBusy } from '../../../server/database/unavailable.ts';
import { keepPartitions, partitionedTables } from '../../../server/events/partitions.ts';
import { serverFolder } from '../../folder.ts';
import { administer, connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { killServers, startServer } from '../support/server-process.ts';

/** Events, with sign-ins as the example: how they are stored, and how very long lists are read. */

let product: Product;
let admin: Person;
let other: Person;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
  other = await product.person('manager');
});
afterAll(() => product.close());

const ask = async <Row extends object>(sql: string): Promise<Row[]> =>
  connected(product.url, async (client) => (await client.query<Row>(sql)).rows);

/** Sign-ins of a person, one per second before a moment. */
const signedIn = (userId: number, count: number, before = 'now()'): Promise<void> =>
  administer(
    product.url,
    `insert into login_records (tenant_id, user_id, outcome, address, created_at)
     select ${product.tenant.tenantId}, ${userId}, 'success', '203.0.113.7', ${before} - make_interval(secs => n) from generate_series(1, ${count}) n`,
  );

interface Listed {
  items: { id: number; createdAt: number; user: number }[];
  meta?: { totalCount: number; totalIsExact?: false };
}
const list = async (query: string, person = admin): Promise<Listed> => {
  const { status, data } = await person.call('GET', `/user/login_records?${query}`);
  expect(status).toBe(200);
  return data;
};

const partitions = async (table: string): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      `select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** Name of the partition some months away from the current one. */
const monthly = (table: string, months: number): string => {
  const now = new Date();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return `${table}_p${start.toISOString().slice(0, 10).replaceAll('-', '')}`;
};

describe('partitions', () => {
  test('hold what happened by its month, and are created ahead of time', async () => {
    expect(await partitionedTables(product.database)).toEqual(expect.arrayContaining(['history', 'login_records']));
    await keepPartitions(product.database, new Map());
    for (const table of ['history', 'login_records']) {
      expect(await partitions(table)).toEqual(
        expect.arrayContaining([`${table}_default`, monthly(table, 0), monthly(table, 1)]),
      );
    }
    await signedIn(other.id, 1);
    const [{ count } = { count: 0 }] = await ask<{ count: number }>(
      `select count(*)::int as count from ${monthly('login_records', 0)}`,
    );
    expect(count).toBeGreaterThan(0);
  });

  test('are created for what came in too early or too late for them, which moves there and is not lost', async () => {
    await signedIn(other.id, 3, `now() - interval '200 days'`);
    await signedIn(other.id, 3, `now() + interval '400 days'`);
    const waiting = () => ask(`select id from login_records_default`);
    expect(await waiting()).toHaveLength(6);
    const before = await list('limit=500&withMeta=totalCount');
    expect(await keepPartitions(product.database, new Map())).toMatchObject({ dropped: 0 });
    expect(await waiting()).toEqual([]);
    expect(await list('limit=500&withMeta=totalCount')).toEqual(before);
  });

  test('are dropped when older than the retention of their table, and no others', async () => {
    await signedIn(other.id, 2, `now() - interval '200 days'`);
    await administer(
      product.url,
      `insert into history (tenant_id, entity, record_id, version, at, action) values (${product.tenant.tenantId}, 'offer', 1, 1, now() - interval '200 days', 'edit')`,
    );
    await keepPartitions(product.database, new Map());
    const kept = await keepPartitions(product.database, new Map([['login_records', 150]]));
    expect(kept?.dropped).toBe(1);
    const old = `now() - interval '150 days'`;
    expect(await ask(`select id from login_records where created_at < ${old}`)).toEqual([]);
    expect(await ask(`select id from history where at < ${old}`)).toHaveLength(1);
    expect(await keepPartitions(product.database, new Map([['login_records', 150]]))).toEqual({ made: 0, dropped: 0 });
  });

  test('are kept while the clocks of the database and of this process are days apart', async () => {
    await signedIn(other.id, 2, `now() - interval '200 days'`);
    await keepPartitions(product.database, new Map());
    const early = `select id from login_records where created_at < now() - interval '150 days'`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 100 * 86_400_000 });
    try {
      await expect(keepPartitions(product.database, new Map([['login_records', 150]]))).rejects.toThrow(
        'The clock of the database is 2400 hours ahead',
      );
    } finally {
      vi.useRealTimers();
    }
    expect(await ask(early)).toHaveLength(2);
    expect(await partitions('login_records')).toContain(monthly('login_records', 1));
    await keepPartitions(product.database, new Map([['login_records', 150]]));
    expect(await ask(early)).toEqual([]);
  });

  test.each(['affiliate_movements', 'advertiser_movements', 'fact'])(
    'of %s stay forever, as balances and figures are sums of them: a process that would drop them does not start',
    async (table) => {
      const folder = serverFolder('sluice-retention-');
      try {
        const environment = { SLUICE_RETENTION: `history=1100,${table}=30` };
        await expect(startServer(product.url, folder, '', environment)).rejects.toThrow(
          `SLUICE_RETENTION names ${table}; it can name click_changes, clicks`,
        );
      } finally {
        await killServers();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('are maintained by one process at a time, and a second one skips them', async () => {
    const both = await Promise.all([
      keepPartitions(product.database, new Map()),
      keepPartitions(product.database, new Map()),
    ]);
    expect(both.filter((kept) => kept !== undefined).length).toBeGreaterThan(0);
  });

  test('are created for every table, even if others keep one of them locked', async () => {
    await administer(
      product.url,
      `select sluice_drop_partitions(name, now() + interval '90 days') from unnest(array['clicks', 'login_records']) as name`,
    );
    await connected(product.url, async (client) => {
      await client.query('begin; lock table clicks in access share mode');
      await client.query('lock table clicks_default in access share mode');
      await expect(keepPartitions(product.database, new Map())).rejects.toThrow(DatabaseBusy);
      await client.query('rollback');
    });
    expect(await partitions('login_records')).toContain(monthly('login_records', 1));
    expect(await keepPartitions(product.database, new Map())).toMatchObject({ made: expect.any(Number) });
  });

  test.each(['login_records', 'history'])(
    'of %s are out of the application’s reach, which goes through the table and its tenant',
    async (table) => {
      for (const part of await partitions(table)) {
        for (const right of ['select', 'insert', 'update', 'delete']) {
          const [{ allowed } = { allowed: true }] = await ask<{ allowed: boolean }>(
            `select has_table_privilege('sluice_app', '${part}', '${right}') as allowed`,
          );
          expect({ part, right, allowed }).toEqual({ part, right, allowed: false });
        }
      }
      const seen = await product.database
        .tenant(product.tenant.tenantId + 1000)
        .read((db) => db.selectFrom('login_records').selectAll().execute());
      expect(seen).toEqual([]);
    },
  );
});

describe('a list of events', () => {
  test('continues after the last one that was read, whatever has come in meanwhile', async () => {
    const reader = await product.person('manager');
    await signedIn(reader.id, 60);
    const read = async (offset: number) =>
      (await list(`orderBy=createdAt:desc&limit=20&offset=${offset}`, reader)).items.map(({ id }) => id);
    const first = await read(0);
    await signedIn(reader.id, 15, `now() + interval '20 seconds'`);
    const second = await read(20);
    const third = await read(40);
    expect(new Set([...first, ...second, ...third]).size).toBe(60);
    expect(await read(0)).not.toEqual(first);
  });

  test('has the same pages for anyone who starts in the middle', async () => {
    const reader = await product.person('manager');
    await signedIn(reader.id, 50);
    for (const orderBy of ['createdAt:desc', 'createdAt:asc', 'id:asc', 'id:desc', 'createdAt:asc,id:desc']) {
      const page = async (limit: number, offset: number) =>
        (await list(`orderBy=${orderBy}&limit=${limit}&offset=${offset}`, reader)).items;
      const whole = await page(100, 0);
      expect(await page(10, 37)).toEqual(whole.slice(37, 47));
      // What follows a page already read, and pages of another size.
      expect(await page(10, 47)).toEqual(whole.slice(47, 57));
      expect(await page(7, 47)).toEqual(whole.slice(47, 54));
      expect(await page(10, 500)).toEqual([]);
    }
  });

  test('is counted to the end if that is cheap, and otherwise says where counting stopped', async () => {
    const few = await list(`user=${other.id}&withMeta=totalCount&limit=1`);
    expect(few.meta).toEqual({ totalCount: expect.any(Number) });
    const many = await product.person('manager');
    await signedIn(many.id, 100_200);
    expect((await list(`user=${many.id}&withMeta=totalCount&limit=1`)).meta).toEqual({
      totalCount: 100_000,
      totalIsExact: false,
    });
    // The sign-in through which the person's token was created is one of theirs.
    expect((await list(`user=${many.id}&withMeta=totalCount&limit=500&offset=100000`)).meta).toEqual({
      totalCount: 100_201,
    });
  });

  test('shows each role its own, in the list as in the numbers', async () => {
    const stranger = await product.stranger();
    expect((await list('withMeta=totalCount', stranger)).items.every(({ user }) => user === stranger.id)).toBe(true);
    const { items, meta } = await list('limit=500&withMeta=totalCount', other);
    expect(items.every(({ user }) => user === other.id)).toBe(true);
    expect(meta).toEqual({ totalCount: items.length });
  });

  test('refuses parameters that its definition does not know', async () => {
    expect((await admin.call('GET', '/user/login_records?version=1')).status).toBe(400);
    expect((await admin.call('GET', '/user/login_records?orderBy=browser:asc')).status).toBe(400);
  });
});
