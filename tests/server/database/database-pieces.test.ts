import { Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BytesClient } from '../../../server/database/client.ts';
import { type Prepared, Statement } from '../../../server/database/query.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

/** What a server sends, cut into pieces of any size: nothing says where the pieces of a stream end. */

let testDatabase: TestDatabase;
beforeAll(async () => void (testDatabase = await createTestDatabase()));
afterAll(() => testDatabase.drop());

/** A socket whose data arrives in pieces of these sizes, in turn. */
class CutSocket extends Socket {
  readonly #sizes: readonly number[];
  #turn = 0;

  constructor(sizes: readonly number[]) {
    super();
    this.#sizes = sizes;
  }

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    const [bytes] = given;
    if (event !== 'data' || !Buffer.isBuffer(bytes)) return super.emit(event, ...given);
    for (let at = 0; at < bytes.length; ) {
      const size = this.#sizes[this.#turn++ % this.#sizes.length] ?? bytes.length;
      super.emit('data', bytes.subarray(at, (at += size)));
    }
    return true;
  }
}

const withClient = async <T>(sizes: readonly number[], work: (client: BytesClient) => Promise<T>): Promise<T> => {
  const client = new BytesClient({ connectionString: testDatabase.url, stream: () => new CutSocket(sizes) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3000 })), {
  minLength: 1,
  maxLength: 12,
});

/** Text of which each row has a letter more, up to the last one. */
const rowsOf = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) => ({ n: at + 1, text: 'я'.repeat(at * step), nothing: null }));
const selected = `select n::int4, repeat('я', (n - 1) * $2::int4) as text, null as nothing from generate_series(1, $1::int4) as n`;

const read = async (client: BytesClient, sql: string, values: readonly unknown[], prepared?: Prepared) =>
  (await client.query(new Statement(sql, values, prepared)).answer).rows;

test('rows are the same in pieces of any size, with columns described or known, between notices', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(40), fc.nat(60), async (cut, count, step) => {
      await withClient(cut, async (client) => {
        await client.query(
          `create function pg_temp.told(n int4) returns int4 language plpgsql as $$ begin raise notice 'at %', n; return n; end $$`,
        );
        const prepared = { name: 'rows' };
        for (let time = 0; time < 3; time++)
          expect(await read(client, selected, [count, step], prepared)).toEqual(rowsOf(count, step));
        const told = await read(client, 'select pg_temp.told(n) as n from generate_series(1, $1::int4) as n', [count]);
        expect(told).toEqual(rowsOf(count, 0).map(({ n }) => ({ n })));
      });
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('a statement that fails after some rows fails alone', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 1, max: 300 }), async (cut, last) => {
      await withClient(cut, async (client) => {
        const failing = read(client, 'select 1 / (n - $1::int4) as n from generate_series(1, 300) as n', [last]);
        const next = read(client, selected, [3, 2]);
        await expect(failing).rejects.toThrow('division by zero');
        expect(await next).toEqual(rowsOf(3, 2));
      });
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('a statement that is cancelled after some rows fails alone', async () => {
  await withClient([7], async (client) => {
    // Enough rows that some are sent before it waits.
    const waiting = read(
      client,
      `select n, case n when 5000 then pg_sleep(600)::text end from generate_series(1, 5000) as n`,
      [],
    );
    const refused = expect(waiting).rejects.toThrow('canceling statement');
    await withClient([1], async (other) => {
      const cancelled = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`;
      await expect.poll(async () => (await other.query(cancelled)).rowCount, { timeout: 20_000 }).toBe(1);
    });
    await refused;
    expect(await read(client, selected, [3, 2])).toEqual(rowsOf(3, 2));
  });
}, 60_000);

test('a row of many megabytes is read whole', async () => {
  await withClient([65_536], async (client) => {
    const [row] = await read(client, `select repeat('я', 8000000) as long, 5 as after`, []);
    expect(row).toEqual({ long: 'я'.repeat(8_000_000), after: 5 });
  });
}, 60_000);
