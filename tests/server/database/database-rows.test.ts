import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { values } from '../../../server/database/values.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

let testDatabase: TestDatabase;
let client: Client;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  client = new Client({ connectionString: testDatabase.url, types: values, options: '-c TimeZone=UTC' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
});

/** A statement's results, from the first time, when nothing is known of it, until its columns are known. */
const answersOf = (text: string, parameters: unknown[] = []): Promise<unknown[][]> =>
  testDatabase.database.tenant(1).read(async (db) => {
    const answers: unknown[][] = [];
    for (let time = 0; time < 4; time++) {
      answers.push((await db.executeQuery(CompiledQuery.raw(text, parameters))).rows);
    }
    return answers;
  });

const word = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'));
const count = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const exact = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(9))
  .map(([whole, places]) => `${whole}e-${places}`);
const moment = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(fc.option(one), { maxLength: 4 });

/** Values by the types of the columns that hold them. */
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  text: word,
  boolean: fc.boolean(),
  int4: count,
  int8: fc.maxSafeInteger(),
  float8: fc.double({ noNaN: true }),
  numeric: exact,
  timestamptz: moment,
  date: moment.map((text) => text.slice(0, 10)),
  jsonb: fc
    .dictionary(word, fc.oneof(word, count, fc.boolean(), fc.constant(null)))
    .map((value) => JSON.stringify(value)),
  bytea: fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  'text[]': listOf(word),
  'int8[]': listOf(fc.maxSafeInteger()),
  'numeric[]': listOf(exact),
  'timestamptz[]': listOf(moment),
  'date[]': listOf(moment.map((text) => text.slice(0, 10))),
};

const column = fc
  .constantFrom(...Object.entries(kinds))
  .chain(([type, value]) => fc.record({ type: fc.constant(type), value: fc.option(value) }));
const name = fc.oneof(
  word.filter((text) => text !== '' && Buffer.byteLength(text) < 60 && text !== '__proto__'),
  fc.constantFrom('constructor', 'a"b', "a'b", 'a\\', '${1}', '*/', 'fields', 'a\nb', '\u2028'),
);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('rows are read as pg reads them, whatever their columns and however often', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, column }), { minLength: 1, maxLength: 12 }),
      fc.nat(3),
      async (columns, rows) => {
        const selected = columns.map((one, at) => `$${at + 1}::${one.column.type} as ${quoted(one.name)}`).join(', ');
        const text = `select ${selected} from generate_series(1, ${rows})`;
        const parameters = columns.map((one) => one.column.value);
        const { rows: expected } = await client.query(text, parameters);
        for (const answer of await answersOf(text, parameters))
          expect(answer).toEqual(expected.map((row) => ({ ...row })));
      },
    ),
    { numRuns: 150 },
  );
});

test('rows are read from pieces as they arrive, whatever the size of either', async () => {
  const text = `select n, repeat('я', n % 97 * $1) as long, null as nothing from generate_series(1, 500) as n`;
  for (const times of [0, 1, 700]) {
    const { rows: expected } = await client.query(text, [times]);
    for (const answer of await answersOf(text, [times])) expect(answer).toEqual(expected.map((row) => ({ ...row })));
  }
});

test('a column may be named like a property of the object prototype', async () => {
  for (const [row] of await answersOf('select 1 as "__proto__", 2 as b')) {
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    expect(Object.entries(recordOf(row))).toEqual([
      ['__proto__', 1],
      ['b', 2],
    ]);
  }
});

test('statements without rows and without columns return results too', async () => {
  expect(await answersOf('select where false')).toEqual([[], [], [], []]);
  expect(await answersOf('select')).toEqual([[{}], [{}], [{}], [{}]]);
  expect(await answersOf("set local application_name = 'rows'")).toEqual([[], [], [], []]);
});

test('a value that can’t be represented exactly fails its statement and no other', async () => {
  await testDatabase.database.tenant(1).read(async (db) => {
    const read = (value: string) =>
      db.executeQuery(CompiledQuery.raw('select $1::int8 as big from generate_series(1, 3)', [value]));
    for (let time = 0; time < 4; time++) {
      await expect(read('9007199254740993')).rejects.toThrow('too large for an exact number');
      expect((await read('12')).rows).toEqual([{ big: 12 }, { big: 12 }, { big: 12 }]);
    }
  });
});

test('a statement that failed returns results again with valid parameters', async () => {
  await testDatabase.database.tenant(1).read(async (db) => {
    const half = (by: number) => db.executeQuery(CompiledQuery.raw('select 6 / $1::int4 as half', [by]));
    for (const by of [2, 2, 2, 2]) expect((await half(by)).rows).toEqual([{ half: 3 }]);
  });
  const half = (by: number) => answersOf('select 6 / $1::int4 as half', [by]);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect(await half(3)).toEqual([[{ half: 2 }], [{ half: 2 }], [{ half: 2 }], [{ half: 2 }]]);
});

test('many concurrent statements on one connection each get their own rows', async () => {
  await testDatabase.database.tenant(1).read(async (db) => {
    const ask = (number: number) => db.executeQuery(CompiledQuery.raw('select $1::int4 as mine', [number]));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => ask(number)));
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 50 }, (_, mine) => [{ mine }]));
  });
});

test('the rows of a cursor have its own columns, whichever cursor had its name before', async () => {
  const fetched = (columns: string): Promise<unknown[][]> =>
    testDatabase.database.tenant(1).write(async (db) => {
      await db.executeQuery(
        CompiledQuery.raw(`declare walked cursor for select ${columns} from generate_series(1, 4) n`),
      );
      const answers: unknown[][] = [];
      for (let time = 0; time < 4; time++) {
        answers.push((await db.executeQuery(CompiledQuery.raw('fetch 1 from walked'))).rows);
      }
      return answers;
    });
  for (let time = 0; time < 3; time++) {
    expect(await fetched('n as first')).toEqual([1, 2, 3, 4].map((first) => [{ first }]));
    expect(await fetched("'b' as second, n as third")).toEqual([1, 2, 3, 4].map((third) => [{ second: 'b', third }]));
  }
});
