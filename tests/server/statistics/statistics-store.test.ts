import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClickHouseError } from '@clickhouse/client';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { socketOf } from '../../../server/statistics/engine/embedded.ts';
import { type Engine, openEngine } from '../../../server/statistics/engine/engine.ts';
import { QueryRefused, StoreUnavailable } from '../../../server/statistics/engine/failures.ts';
import { createStatistics, type Statistics } from '../../../server/statistics/statistics.ts';
import { checkStore } from '../../../server/statistics/store/check.ts';
import { forgetStores } from '../../../server/statistics/store/position.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { kill, startedWith } from '../support/processes.ts';

/** The statistics store contains what the facts in PostgreSQL say, whatever happens to it. */

const megabyte = 1024 * 1024;
let own: TestDatabase;
let folder: string;
let statistics: Statistics;
let engine: Engine;

const open = (): Statistics =>
  createStatistics({
    configuration: { dataFolder: folder, statistics: { url: undefined, memory: 1024 * megabyte } },
    database: own.database,
    report: (error) => console.error(error),
  });

const state = async () => (await statistics.state()).state;
const isWhole = () => vi.waitUntil(async () => (await state()) === 'ok', { timeout: patience.wait });

beforeAll(async () => {
  own = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sluice-statistics-'));
  statistics = open();
  engine = openEngine({ socket: socketOf(join(folder, 'statistics')) });
  await lead(3);
  statistics.start();
  await isWhole();
});
afterAll(async () => {
  await statistics.close();
  await engine.close();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Leads of a network, each in a different hour, whose sub1 needs escaping. */
const lead = (count: number, tenant = 1): Promise<unknown> =>
  connected(own.url, (client) =>
    client.query(
      `insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, api_status, country, sub1, created_at)
       select $1, 1, 1, 1, 'sent', 'LV', E'a\\tb\\\\c "д" 🙂\\n', timestamptz '2026-03-01' - n * interval '1 hour'
       from generate_series(1, $2) as n`,
      [tenant, count],
    ),
  );

const total = z.object({ leads: z.number() });
const leadsIn = async (table: string): Promise<number | undefined> => {
  const rows = await statistics.query(`select sum(leads) as leads from ${table}`, {}, total);
  return rows[0]?.leads;
};
const factsInPostgres = (): Promise<number> =>
  connected(own.url, async (client) =>
    Number((await client.query<{ sum: string }>('select sum(leads) from fact')).rows[0]?.sum),
  );
const isCopied = async (): Promise<void> => {
  const leads = await factsInPostgres();
  await expect.poll(() => leadsIn('fact').catch(String)).toBe(leads);
  expect(await checkStore(engine, own.database)).toEqual([]);
};
/** The engine's process, which is started with its folder. */
const engineProcess = (): number[] => startedWith(join(folder, 'statistics'));

describe('the store', () => {
  test('has each fact once, at its moment and in its roll-ups, whatever its texts', async () => {
    await lead(5);
    await isCopied();
    const rows = await statistics.query(
      'select sub1, sum(leads) as leads from fact where tenant_id = {tenant:UInt64} and sub1 = {sub:String} group by sub1',
      { tenant: 1, sub: 'a\tb\\c "д" 🙂\n' },
      total.extend({ sub1: z.string() }),
    );
    expect(rows).toEqual([{ sub1: 'a\tb\\c "д" 🙂\n', leads: await factsInPostgres() }]);
    const cohorts = await leadsIn(`fact_day where basis = 'cohort'`);
    expect(cohorts).toBe(await factsInPostgres());
    expect(await statistics.dayZone(1)).toBe('UTC');
  });

  test('continues to receive copies if a network’s people are in a zone that the database does not know', async () => {
    const tenant = 77;
    await connected(own.url, async (client) => {
      await client.query('set session_replication_role = replica');
      // Like one that is newer than the zones of this database.
      await client.query(
        `insert into users (tenant_id, first_name, email, role_id, role_type, timezone)
         values ($1, 'Anna', 'anna@mail.example', 1, 'admin', 'America/Newest')`,
        [tenant],
      );
    });
    await lead(2, tenant);
    await isCopied();
    expect(await statistics.dayZone(tenant)).toBe('UTC');
  });

  test('receives copies again after the engine was killed, and meanwhile reports that it is unavailable', async () => {
    await lead(7);
    kill(...engineProcess());
    await expect
      .poll(async () => statistics.query('select 1 as leads', {}, total).catch((error: unknown) => error))
      .not.toBeInstanceOf(StoreUnavailable);
    await isWhole();
    await isCopied();
  });

  test('is rebuilt automatically after it was deleted', async () => {
    await rm(join(folder, 'statistics'), { recursive: true, force: true });
    await expect
      .poll(() =>
        readdir(join(folder, 'statistics')).then(
          (names) => names.includes('open'),
          () => false,
        ),
      )
      .toBe(true);
    await isWhole();
    await isCopied();
  });

  test('is rebuilt with one connection, as other work may keep the other one that works across networks', async () => {
    const done = Promise.withResolvers<void>();
    onTestFinished(() => done.resolve());
    const isTaken = Promise.withResolvers<void>();
    const other = own.database.owner((db) =>
      db.connection().execute(() => {
        isTaken.resolve();
        return done.promise;
      }),
    );
    await isTaken.promise;
    await forgetStores(own.database);
    const made = () =>
      connected(own.url, (client) =>
        client.query('select from statistics_store where is_whole').then(({ rowCount }) => rowCount),
      );
    await expect.poll(made, { timeout: patience.wait }).toBe(1);
    done.resolve();
    await other;
  });

  test('is rebuilt on request, and reports the differences it had', async () => {
    await engine.command(
      `insert into fact (tenant_id, at, traffic_at, leads) values (1, '2026-03-01 10:00:00', '2026-03-01 10:00:00', 1)`,
    );
    const differences = await checkStore(engine, own.database);
    expect(differences).toContainEqual({
      table: 'fact',
      basis: 'actual',
      tenantId: 1,
      day: '2026-03-01',
      measure: 'leads',
      postgres: '0',
      store: '1',
    });
    await forgetStores(own.database);
    await expect.poll(async () => (await checkStore(engine, own.database))?.length).toBe(0);
    await isWhole();
    await isCopied();
  });

  describe('while it is compared', () => {
    /** Runs a comparison, and something before each of its looks at the store. */
    const checkedWhile = (meanwhile: (client: Client) => Promise<unknown>) =>
      connected(own.url, (client) =>
        checkStore(
          {
            ...engine,
            query: async (sql, parameters, row, options) => {
              if (sql.includes('on_day')) await meanwhile(client);
              return engine.query(sql, parameters, row, options);
            },
          },
          own.database,
        ),
      );

    test('is held anew for each table', async () => {
      const held: number[] = [];
      await checkedWhile(async (client) => {
        const { rows } = await client.query(
          'select extract(epoch from held_until)::float8 as until from statistics_store',
        );
        held.push(rows[0].until);
      });
      expect(held.length).toBeGreaterThan(1);
      expect(held).toEqual([...new Set(held)].toSorted((one, other) => one - other));
    });

    test('is not said to differ because copying went on', async () => {
      const copied = async (client: Client) =>
        (await client.query('select copied_rows from statistics_store')).rows[0].copied_rows;
      const told = checkedWhile(async (client) => {
        const before = await copied(client);
        await client.query(`update statistics_store set held_until = now() - interval '1 second'`);
        await lead(1);
        await expect.poll(() => copied(client), { timeout: patience.wait }).not.toBe(before);
      });
      await expect(told).rejects.toThrow('copying went on meanwhile');
      await isCopied();
    });
  });

  test('is filled by one of several processes, and answers all of them', async () => {
    const other = open();
    other.start();
    await lead(11);
    await isCopied();
    await expect
      .poll(() => other.query('select sum(leads) as leads from fact', {}, total).catch(String))
      .toEqual([{ leads: await factsInPostgres() }]);
    await statistics.close();
    await lead(2);
    // The other process takes the folder over.
    statistics = other;
    await isCopied();
  });

  test('is unavailable if statistics are off or the engine does not answer', async () => {
    const off = createStatistics({
      configuration: { dataFolder: folder },
      database: own.database,
      report: () => undefined,
    });
    expect(await off.state()).toEqual({ state: 'away', reason: 'off' });
    await expect(off.query('select 1', {}, total)).rejects.toMatchObject({ name: 'StoreAway', reason: 'off' });
    const nowhere = createStatistics({
      configuration: { dataFolder: folder, statistics: { url: 'http://127.0.0.1:9', memory: megabyte } },
      database: own.database,
      report: () => undefined,
    });
    expect(await nowhere.state()).toEqual({ state: 'away', reason: 'unreachable' });
    await nowhere.close();
  });

  test('is unavailable if the engine accepts connections and never answers, and does not pile up questions', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let asked = 0;
    const server = createServer(() => void (asked += 1));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const mute = createStatistics({
      configuration: { dataFolder: folder, statistics: { url: `http://127.0.0.1:${port}`, memory: megabyte } },
      database: own.database,
      report: () => undefined,
    });
    const states = [mute.state()];
    await vi.waitUntil(() => asked > 0, { timeout: patience.wait });
    vi.advanceTimersByTime(5000);
    states.push(mute.state());
    vi.advanceTimersByTime(60_000);
    expect(await Promise.all(states)).toEqual(Array(2).fill({ state: 'away', reason: 'unreachable' }));
    expect(asked).toBe(1);
    await mute.close();
    server.closeAllConnections();
    server.close();
  });
});

describe('a query', () => {
  test('that needs too much is refused while others continue', async () => {
    const greedy = [
      statistics.query('select length(groupArray(number)) as leads from numbers(500000000)', {}, total, {
        memory: 100 * megabyte,
      }),
      statistics.query('select number as leads from numbers(1000)', {}, total, { rows: 999 }),
      statistics.query('select count() as leads from numbers(50000000000000)', {}, total, { time: 1 }),
    ];
    const small = Array.from({ length: 20 }, () => leadsIn('fact'));
    const refused = await Promise.allSettled(greedy);
    expect(
      refused.map((one) => one.status === 'rejected' && one.reason instanceof QueryRefused && one.reason.limit),
    ).toEqual(['memory', 'rows', 'time']);
    expect(new Set(await Promise.all(small))).toEqual(new Set([await factsInPostgres()]));
  });

  test('is refused rather than run once it has waited for as long as it may take', async () => {
    // One for each session of the engine, for a second; they differ, as the same query runs once.
    const busy = Array.from({ length: 6 }, (_, n) =>
      statistics.query(`select count() as leads from numbers(50000000000000) where number > ${n}`, {}, total, {
        time: 2,
      }),
    );
    const waiting = statistics.query('select 1 as leads', {}, total, { time: 1 });
    const [late, ...others] = await Promise.allSettled([waiting, ...busy]);
    expect(late).toMatchObject({ status: 'rejected', reason: { limit: 'time' } });
    expect(others.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await leadsIn('fact')).toBe(await factsInPostgres());
  });

  test('keeps its own limits and values, whatever queries came before it', async () => {
    const numbers = (count: number, limits?: { rows: number }) =>
      statistics.query(`select number + {more:UInt32} as leads from numbers(${count})`, { more: count }, total, limits);
    // More than the engine has sessions, so that each of them has had both.
    for (const count of [20, 30]) {
      const narrow = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => numbers(count + n, { rows: 5 })));
      expect(narrow.every((one) => one.status === 'rejected' && one.reason instanceof QueryRefused)).toBe(true);
      const wide = await Promise.all(Array.from({ length: 12 }, (_, n) => numbers(count + n)));
      expect(wide.map((rows) => rows.at(-1)?.leads)).toEqual(Array.from({ length: 12 }, (_, n) => 2 * (count + n) - 1));
    }
  });

  test('has a result of any size', async () => {
    expect(await statistics.query('select 1 as leads where 0', {}, total)).toEqual([]);
    const many = await statistics.query(
      `select number as leads, repeat('é', 50) as text from numbers(150000)`,
      {},
      total.extend({ text: z.string() }),
    );
    expect(many.length).toBe(150_000);
    expect(many.at(-1)).toEqual({ leads: 149_999, text: 'é'.repeat(50) });
  });

  test('that is wrong, or answered otherwise than expected, is an error and not an outage', async () => {
    await expect(statistics.query('select nonsense', {}, total)).rejects.toBeInstanceOf(ClickHouseError);
    await expect(statistics.query(`select 'x' as leads`, {}, total)).rejects.toBeInstanceOf(z.ZodError);
    await expect(statistics.query('select {missing:String} as leads', {}, total)).rejects.toBeInstanceOf(
      ClickHouseError,
    );
  });

  test('never treats a value as SQL', async () => {
    const value = `'; drop table fact; --\\' {x:String}`;
    const rows = await statistics.query(
      'select {value:String} as value, {values:Array(String)} as values',
      { value, values: [value, 'д'] },
      z.object({ value: z.string(), values: z.array(z.string()) }),
    );
    expect(rows).toEqual([{ value, values: [value, 'д'] }]);
  });
});
