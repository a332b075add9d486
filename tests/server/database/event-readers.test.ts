import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import type { Caller } from '../../../server/access/caller.ts';
import {
  type Collection,
  collectionNamed,
  type Model,
  modelOf,
  type Values,
} from '../../../server/collections/model.ts';
import { createPostgresReader } from '../../../server/events/postgres-reader.ts';
import type { EventQuery, EventReader } from '../../../server/events/reader.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer } from '../../postgres.ts';
import { createMemoryReader } from '../support/memory-reader.ts';

/** The port through which events are read, as two storages behind it answer: sign-ins are the example. */

const start = Date.UTC(2026, 4, 4, 9) / 1000;
const outcomes = ['success', 'wrong_password', 'wrong_code', 'blocked'];
const kinds = ['PostgreSQL', 'memory'] as const;

let own: TestDatabase;
let model: Model;
let collection: Collection;
let readers: Record<(typeof kinds)[number], EventReader>;

const caller = (roleType: Caller['roleType'], userId: number): Caller => ({
  tenantId: 1,
  userId,
  roleType,
  permissions: new Set(['login_record.read'] as const),
  teamId: null,
  timezone: 'UTC',
  language: 'en',
  baseCurrency: 'EUR',
  impersonatorId: null,
  sessionId: '',
  apiTokenId: null,
});

beforeAll(async () => {
  own = await createTestDatabase();
  model = modelOf(await loadEntities(), {});
  collection = collectionNamed(model, 'loginRecord');
  // Three people of this network and one of another; some things happened in the same second.
  await administer(
    own.url,
    `insert into login_records (tenant_id, user_id, outcome, address, created_at)
     select 1 + n % 4 / 3, 1 + n % 3, (array['${outcomes.join("','")}'])[1 + n % 4 * (n % 3) % 4], ('203.0.113.' || n % 5)::inet,
       to_timestamp(${start} + n / 3 * 397) from generate_series(1, 240) as n`,
  );
  const postgres = createPostgresReader(own.database, model);
  const all = { collection, caller: caller('admin', 1), query: { limit: 500, orderBy: ['id:asc'] } };
  readers = { PostgreSQL: postgres, memory: createMemoryReader(await postgres.page(all)) };
});
afterAll(() => own.drop());

const asked = (query: EventQuery['query'], by = caller('admin', 1)): EventQuery => ({ collection, caller: by, query });
const idsOf = (page: readonly Values[]) => page.map(({ id }) => id);
const orders = ['createdAt:desc', 'createdAt:asc', 'id:asc', 'id:desc', 'createdAt:asc,id:desc'];

describe.each(kinds)('events in %s', (kind) => {
  test.each(orders)('have the same pages by %s for anyone who starts in the middle', async (order) => {
    const orderBy = order.split(',');
    const page = async (limit: number, offset: number) =>
      idsOf(await readers[kind].page(asked({ orderBy, limit, offset })));
    const whole = await page(500, 0);
    expect(whole).toHaveLength(180);
    expect(await page(10, 37)).toEqual(whole.slice(37, 47));
    // What follows a page already read, and pages of another size.
    expect(await page(10, 47)).toEqual(whole.slice(47, 57));
    expect(await page(7, 47)).toEqual(whole.slice(47, 54));
    expect(await page(10, 500)).toEqual([]);
    expect(await page(0, 10)).toEqual([]);
  });

  test('are those of the network, and for people other than staff their own', async () => {
    const mine = asked({ limit: 500 }, caller('affiliate', 2));
    const seen = await readers[kind].page(mine);
    expect(seen.length).toBeGreaterThan(50);
    expect(new Set(seen.map(({ user }) => user))).toEqual(new Set([2]));
    expect(await readers[kind].count(mine)).toEqual({ count: seen.length, exact: true });
  });
});

test('both answer the same, whatever is asked', async () => {
  const moment = fc.option(fc.integer({ min: start - 100, max: start + 35_000 }), { nil: undefined });
  const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
  const query = fc.record({
    orderBy: fc.constantFrom(...orders).map((order) => order.split(',')),
    limit: fc.nat({ max: 60 }),
    offset: fc.nat({ max: 200 }),
    outcome: some(outcomes),
    user: some([1, 2, 3]),
    createdAtFrom: moment,
    createdAtTo: moment,
  });
  const by = fc.constantFrom(caller('admin', 1), caller('affiliate', 2), caller('manager', 3));
  await fc.assert(
    fc.asyncProperty(query, by, async (wanted, person) => {
      const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      const one = asked(given, person);
      const perHour = asked({ ...given, createdAtFrom: wanted.createdAtFrom ?? start }, person);
      const answers = async (reader: EventReader) => ({
        page: await reader.page(one),
        count: await reader.count(one),
        dates: await reader.dates(one),
        hours: await reader.hours(perHour, 'outcome'),
      });
      expect(await answers(readers.PostgreSQL)).toEqual(await answers(readers.memory));
    }),
    { numRuns: 60 },
  );
});
