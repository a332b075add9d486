import { randomBytes } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { ConfigurationError } from '../../../server/configuration.ts';
import { connectDatabase } from '../../../server/database/connection.ts';
import type { Query } from '../../../server/database/driver.ts';
import { requireRole } from '../../../server/database/role.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { timestamp } from '../../../server/database/values.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer } from '../../postgres.ts';
import { patience } from '../../patience.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await administer(
    testDatabase.url,
    `create table probe (tenant_id bigint not null default sluice_tenant(), id bigint, count integer not null default 0, primary key (tenant_id, id));
     call sluice_protect('probe');
     insert into probe (tenant_id, id) values (1, 1), (1, 2);`,
  );
});

afterAll(() => testDatabase.drop());
afterEach(() => vi.restoreAllMocks());

const scope = () => testDatabase.database.tenant(1);
const count = sql`update probe set count = count + 1 where id = 1`;

async function counts() {
  const { rows } = await scope().read((db) => sql<{ count: number }>`select count from probe order by id`.execute(db));
  return rows.map((row) => row.count);
}

test('values are read as exact numbers, exact strings, days and seconds', async () => {
  const query = sql`select
    9007199254740991::bigint as whole, 0.10::numeric(9, 2) as amount, 123456789012345678901.5::numeric as large,
    date '2026-03-29' as day, timestamptz '2026-03-29 03:30:00.9+03' as at, timestamptz '1969-12-31 23:59:58.5Z' as before,
    null::timestamptz as never, array[1, null]::bigint[] as wholes, array[1.10]::numeric[] as amounts,
    array[timestamptz '2026-01-01Z'] as times, array[date '2026-01-01'] as days, '{"a": 1.5}'::jsonb as json, true as yes`;
  const { rows } = await scope().read((db) => query.execute(db));
  expect(rows).toEqual([
    {
      whole: 9007199254740991,
      amount: '0.10',
      large: '123456789012345678901.5',
      day: '2026-03-29',
      at: Date.UTC(2026, 2, 29, 0, 30) / 1000,
      before: -2,
      never: null,
      wholes: [1, null],
      amounts: ['1.10'],
      times: [Date.UTC(2026, 0, 1) / 1000],
      days: ['2026-01-01'],
      json: { a: 1.5 },
      yes: true,
    },
  ]);
});

test('seconds are written the way they are read', async () => {
  const { rows } = await scope().read((db) => sql`select ${timestamp(1795254000)}::timestamptz as at`.execute(db));
  expect(rows).toEqual([{ at: 1795254000 }]);
});

test('a number that would lose digits is an error', async () => {
  await expect(scope().read((db) => sql`select 9007199254740993::bigint`.execute(db))).rejects.toThrow('too large');
});

test('reads of one tenant cost one statement each, a change of tenant one more, a write two more', async () => {
  const said = vi.spyOn(Client.prototype, 'query');
  const statements = async (work: () => Promise<unknown>) => {
    said.mockClear();
    await work();
    return said.mock.calls.length;
  };
  const read = (tenant: number) => () => testDatabase.database.tenant(tenant).read((db) => sql`select 1`.execute(db));
  await read(1)();
  expect([await statements(read(1)), await statements(read(2)), await statements(read(2))]).toEqual([1, 2, 1]);
  const write = () => testDatabase.database.tenant(2).write((db) => sql`select 1`.execute(db));
  expect(await statements(write)).toBe(3);
});

test('a write is committed as a whole or not at all', async () => {
  const before = await counts();
  const failing = scope().write(async (db) => {
    await count.execute(db);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await counts()).toEqual(before);
  await scope().write((db) => count.execute(db));
  expect(await counts()).toEqual([before[0]! + 1, before[1]]);
});

test('a write that swallowed the failure of a statement is not reported as committed', async () => {
  const before = await counts();
  const careless = scope().write(async (db) => {
    await count.execute(db);
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('not committed');
  expect(await counts()).toEqual(before);
});

/** A query that says that it is the last of its transaction. */
const last = (text: string): Query => ({ ...CompiledQuery.raw(text), isLast: true });
const counting = last('update probe set count = count + 1 where id = 1');

test('a write whose last statement says so is committed along with it', async () => {
  const before = await counts();
  const said = vi.spyOn(Client.prototype, 'query');
  await scope().write(async (db) => {
    await db.executeQuery(counting);
    expect(said).toHaveBeenLastCalledWith('commit');
  });
  expect(said.mock.calls.filter(([one]) => String(one) === 'commit')).toHaveLength(1);
  expect(await counts()).toEqual([before[0]! + 1, before[1]]);
  // Outside of a transaction there is nothing to commit.
  await scope().single((db) => db.executeQuery(counting));
  expect(await counts()).toEqual([before[0]! + 2, before[1]]);
});

test('a write whose last statement fails leaves nothing behind, and its connection is used again', async () => {
  const before = await counts();
  const failing = scope().write(async (db) => {
    await count.execute(db);
    await db.executeQuery(last('select 1 / 0'));
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await counts()).toEqual(before);
  await scope().write((db) => db.executeQuery(counting));
  expect(await counts()).toEqual([before[0]! + 1, before[1]]);
});

test('nothing follows the last statement of a write', async () => {
  const forgetful = scope().write(async (db) => {
    await db.executeQuery(last('select 1'));
    await count.execute(db);
  });
  await expect(forgetful).rejects.toThrow('was to be the last');
});

test('two writes that wait for each other are both committed in the end', async () => {
  const before = await counts();
  let waiting = 0;
  let meet = () => {};
  const both = new Promise<void>((resolve) => (meet = resolve));
  const crossing = (first: number, second: number) =>
    scope().write(async (db) => {
      await sql`update probe set count = count + 1 where id = ${first}`.execute(db);
      if (++waiting === 2) meet();
      await both;
      await sql`update probe set count = count + 1 where id = ${second}`.execute(db);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  // The one that gave way may be faster than the one that waits for it, and meet it again.
  expect(waiting).toBeGreaterThan(2);
  expect(await counts()).toEqual(before.map((value) => value + 2));
});

test('a write that keeps meeting conflicts gives up after five attempts', async () => {
  let tries = 0;
  const hopeless = scope().write(async (db) => {
    tries++;
    await sql`do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$`.execute(db);
  });
  await expect(hopeless).rejects.toThrow(DatabaseBusy);
  expect(tries).toBe(5);
});

test('a statement used often, and one used with many texts, keep returning correct results', async () => {
  await scope().read(async (db) => {
    for (let width = 1; width < 300; width++) {
      const numbers = Array.from({ length: width }, (_, index) => sql`(${index}::int)`);
      const query = sql<{ sum: number }>`select sum(n) as sum from (values ${sql.join(numbers)}) as v (n)`;
      for (let time = 0; time < 2; time++)
        expect((await query.execute(db)).rows).toEqual([{ sum: (width * (width - 1)) / 2 }]);
    }
  });
});

test('lost connections appear as unavailability, and the next call works', async () => {
  const sleeping = scope().read((db) => sql`select pg_sleep(60)`.execute(db));
  const writing = scope().write(async (db) => {
    await count.execute(db);
    await sql`select pg_sleep(60)`.execute(db);
  });
  const lost = Promise.allSettled([sleeping, writing]);
  const killed = new Set<number>();
  await vi.waitUntil(async () => {
    const { rows } = await testDatabase.database.owner((db) =>
      sql<{ pid: number }>`
        select pid, pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()
      `.execute(db),
    );
    for (const { pid } of rows) killed.add(pid);
    // One may have started to sleep before the other.
    return killed.size === 2;
  }, patience.wait);
  for (const result of await lost) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  await testDatabase.database.ping();
  expect(await counts()).toHaveLength(2);
});

test('a connection lost between two statements of a write ends neither the process nor the next call', async () => {
  const killed = scope().write(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await testDatabase.database.owner((owner) =>
      sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(owner),
    );
    await count.execute(db);
  });
  await expect(killed).rejects.toThrow(DatabaseUnavailable);
  await testDatabase.database.ping();
});

test('calls share as many connections as they are configured to use', async () => {
  const database = await connectDatabase({ ...inject('server'), url: testDatabase.url }, () => undefined, {
    poolSize: 5,
  });
  const pids = await Promise.all(
    Array.from({ length: 40 }, () =>
      database
        .tenant(1)
        .read(async (db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid),
    ),
  );
  await database.close();
  expect(new Set(pids).size).toBe(5);
});

test('a missing server is reported as unavailable immediately', async () => {
  const address = { url: 'postgresql://nobody@127.0.0.1:1/none', trusting: false };
  await expect(connectDatabase(address, () => undefined)).rejects.toThrow(DatabaseUnavailable);
});

test('startup options of the connection string are kept, and can’t lift the protection', async () => {
  const url = new URL(testDatabase.url);
  url.searchParams.set('options', '-c statement_timeout=12345 -c role=none');
  const database = await connectDatabase({ url: url.href, trusting: inject('server').trusting }, () => undefined);
  const { rows } = await database
    .tenant(1)
    .read((db) => sql`select current_user as name, current_setting('statement_timeout') as timeout`.execute(db));
  await database.close();
  expect(rows).toEqual([{ name: 'sluice_app', timeout: '12345ms' }]);
});

test('an owner who can neither create the role of all calls nor take it on is told what a superuser has to do', async () => {
  const owner = `owner_${randomBytes(4).toString('hex')}`;
  const { url, drop } = await createTestDatabase();
  await administer(url, `create role ${owner} login nosuperuser nocreaterole password 'secret'`);
  const started = async () => {
    const client = new Client(url);
    await client.connect();
    await client.query(`set role ${owner}`);
    try {
      await requireRole(client, 'sluice_app');
      return await requireRole(client, 'sluice_absent');
    } finally {
      await client.end();
    }
  };
  await expect(started()).rejects.toThrow(
    new ConfigurationError(
      `DATABASE_URL signs in as ${owner}, who may not act as the role sluice_app, under which all calls run. Have a superuser run once: grant sluice_app to ${owner};`,
    ),
  );
  await administer(url, `grant sluice_app to ${owner}`);
  await expect(started()).rejects.toThrow(`create role sluice_absent nologin; grant sluice_absent to ${owner};`);
  await administer(url, `alter role ${owner} createrole`);
  await expect(started()).resolves.toBeUndefined();
  await administer(url, `drop role ${owner}`);
  await drop();
});
