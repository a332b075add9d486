import { readdir, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../../server/access/caller.ts';
import { createExportFiles, type ExportFiles } from '../../../server/exports/files.ts';
import type { Line } from '../../../server/exports/table.ts';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { createOwnExports } from '../../../server/jobs/exports/own-exports.ts';
import { createExportRunner } from '../../../server/jobs/exports/runner.ts';
import type { ExportSource, SourceTable } from '../../../server/jobs/exports/sources.ts';
import { sweepExports } from '../../../server/jobs/exports/sweep.ts';
import type { Queue } from '../../../server/jobs/queue.ts';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Exports of tables invented by the tests, run by several processes. An uncaught error fails this whole file. */

let product: Product;
let admin: Person;
let caller: Caller;
beforeAll(async () => {
  product = await startProduct({ roles: new Set(['admin', 'traffic']) });
  admin = product.admin;
  caller = {
    tenantId: product.tenant.tenantId,
    userId: admin.id,
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
});
const folder = serverFolder('sluice-exports-');
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

let files: ExportFiles;
let runners: Queue[];
let reported: unknown[];
beforeEach(() => {
  files = createExportFiles(folder);
  runners = [];
  reported = [];
});
afterEach(async () => {
  for (const runner of runners) await runner.close();
});

const call = callsOf(readContract()).find(({ id }) => id === 'exportTags')!;

const sourceOf = (
  lines: SourceTable['lines'],
  count: SourceTable['count'] = async () => 3,
): ReadonlyMap<string, ExportSource> => {
  const table: SourceTable = { columns: [{ title: 'N', kind: 'number' }], count, lines };
  return new Map([['tag', { key: 'tag', path: 'user/tags', name: 'tags', call, open: async () => table }]]);
};

const three: SourceTable['lines'] = async function* () {
  yield [['1'], ['2'], ['3']];
};

/** Another process that creates files. */
const process = (lines: SourceTable['lines'] = three, count?: SourceTable['count']) => {
  const sources = sourceOf(lines, count);
  const report = (error: unknown) => reported.push(error);
  const runner = createExportRunner({ database: product.database, files, sources, report });
  runners.push(runner);
  const { begun } = createOwnExports({ database: product.database, sources, queue: runner });
  const start = () =>
    begun({ caller, requestId: 'r' }, { source: sources.get('tag')!, query: {}, format: 'csv', language: 'en' });
  return { runner, start };
};

const read = async (id: number) => (await admin.call('GET', `/user/exports/${id}`)).data;
const becomes = (id: number, state: string) =>
  vi.waitUntil(async () => (await read(id)).state === state, { timeout: patience.wait });
const lying = async (): Promise<string[]> => (await readdir(folder, { recursive: true })).filter((at) => at.length > 8);
const download = (id: number) => admin.call('GET', `/user/exports/${id}/file`);
const whole = '\uFEFFN\r\n1\r\n2\r\n3\r\n';

const fileOf = async (id: number): Promise<string | undefined> => {
  const { file } = await product.database
    .tenant(caller.tenantId)
    .read((db) => db.selectFrom('export').select('file').where('id', '=', id).executeTakeFirstOrThrow());
  const found = await files.read({ tenantId: caller.tenantId, file });
  return found && buffer(found.content).then(String);
};

/** Rows the last of which arrive when the test says so. */
const gated = () => {
  const gate = Promise.withResolvers<void>();
  const lines = async function* (): AsyncGenerator<Line[]> {
    yield [['1']];
    await gate.promise;
    yield [['2'], ['3']];
  };
  return { lines, open: gate.resolve };
};
const isUnderWay = async (id: number) => {
  await vi.waitUntil(async () => (await read(id)).total === 3, { timeout: patience.wait });
};

test('a file is complete and stored', async () => {
  const id = await process().start();
  await becomes(id, 'done');
  expect(await fileOf(id)).toBe(whole);
  expect(await read(id)).toMatchObject({ rows: 3, total: 3, bytes: Buffer.byteLength(whole), code: null });
});

test('an export whose process ends goes to another process, which starts over', async () => {
  const { lines, open } = gated();
  const one = process(lines);
  const id = await one.start();
  await isUnderWay(id);
  const closed = one.runner.close();
  open();
  await closed;
  expect(await read(id)).toMatchObject({ state: 'running', endedAt: null });
  process().runner.start();
  await becomes(id, 'done');
  expect(await fileOf(id)).toBe(whole);
});

test('a cancelled export leaves no file', async () => {
  const { lines, open } = gated();
  const { start, runner } = process(lines);
  const before = await lying();
  const id = await start();
  await isUnderWay(id);
  expect((await admin.call('POST', `/user/exports/${id}/cancel`)).data).toMatchObject({ state: 'cancelled' });
  open();
  await runner.close();
  expect(await read(id)).toMatchObject({ state: 'cancelled' });
  expect(await lying()).toEqual(before);
  expect((await download(id)).status).toBe(409);
});

test('an export that still waits for the database ends when it is cancelled, or its process stops', async () => {
  const endless: SourceTable['count'] = async (db) => {
    await sql`select pg_sleep(${patience.test / 1000}) as looking_for_rows`.execute(db);
    return 3;
  };
  const looking = () =>
    connected(product.url, async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and state = 'active' and query ~ 'looking_for_row[s]'`,
      );
      return rowCount;
    });
  const look = (count: number) => vi.waitUntil(async () => (await looking()) === count, { timeout: patience.wait });
  const { start, runner } = process(three, endless);
  const cancelled = await start();
  await look(1);
  await admin.call('POST', `/user/exports/${cancelled}/cancel`);
  await look(0);
  const left = await start();
  await look(1);
  await runner.close();
  expect(await looking()).toBe(0);
  expect([(await read(cancelled)).state, (await read(left)).state]).toEqual(['cancelled', 'running']);
  expect(reported).toEqual([]);
  process().runner.start();
  await becomes(left, 'done');
});

test('a deleted export leaves no file', async () => {
  const { lines, open } = gated();
  const { start, runner } = process(lines);
  const before = await lying();
  const id = await start();
  await isUnderWay(id);
  expect((await admin.call('DELETE', '/user/exports', { items: [{ id }] })).status).toBe(200);
  open();
  await runner.close();
  expect((await admin.call('GET', `/user/exports/${id}`)).status).toBe(404);
  expect(await lying()).toEqual(before);
});

describe('a query that fails', () => {
  const failingAt = (first: number): SourceTable['lines'] =>
    async function* (db) {
      for (const n of [first, 0]) {
        await sql`select 1 / ${n}::integer`.execute(db);
        yield [['1']];
      }
    };

  test.each([
    ['at its first rows', 0],
    ['at later rows', 1],
  ])('%s fails the export and nothing else', async (_, first) => {
    const before = await lying();
    const id = await process(failingAt(first)).start();
    await becomes(id, 'failed');
    expect(String(reported[0])).toContain('division by zero');
    expect(await lying()).toEqual(before);
    const another = await process().start();
    await becomes(another, 'done');
  });
});

test('someone who is blocked meanwhile gets nothing', async () => {
  const person = await product.person('manager');
  const { lines, open } = gated();
  const sources = sourceOf(lines);
  const { runner } = process(lines);
  const { begun } = createOwnExports({ database: product.database, sources, queue: runner });
  const as = { ...caller, userId: person.id, roleType: 'manager' as const };
  const id = await begun(
    { caller: as, requestId: 'r' },
    { source: sources.get('tag')!, query: {}, format: 'csv', language: 'en' },
  );
  await isUnderWay(id);
  await admin.call('POST', '/user/users/change_block', { items: [{ id: person.id, status: 'blocked', reason: 'x' }] });
  open();
  await becomes(id, 'failed');
  expect(await read(id)).toMatchObject({ code: 'blocked' });
});

test('an export of a list that no longer exists fails, and says why', async () => {
  const { open, lines } = gated();
  const one = process(lines);
  const id = await one.start();
  await isUnderWay(id);
  const closed = one.runner.close();
  open();
  await closed;
  await product.database.owner((db) => sql`update export set entity = 'formerRecord' where id = ${id}`.execute(db));
  process().runner.start();
  await becomes(id, 'failed');
  expect(await read(id)).toMatchObject({ code: 'noSuchCall', bytes: null, endedAt: expect.any(Number) });
});

test('expired files are deleted, and so are leftovers', async () => {
  const { start, runner } = process();
  const [old, recent] = [await start(), await start()];
  await becomes(old, 'done');
  await becomes(recent, 'done');
  const draft = await files.begin({ tenantId: caller.tenantId, file: crypto.randomUUID() }, 'killed', 'csv', []);
  await product.database.owner((db) =>
    sql`update export set ended_at = now() - interval '8 days' where id = ${old}`.execute(db),
  );
  await sweepExports(product.database, files);
  expect((await admin.call('GET', `/user/exports/${old}`)).status).toBe(404);
  expect(await fileOf(recent)).toBe(whole);
  const kept = (await lying()).length;
  await files.tidy(Date.now() + 60_000, ({ file }) => !file.includes('killed'));
  expect(await lying()).toHaveLength(kept - 1);
  await draft.abandon();
  await runner.close();
});
