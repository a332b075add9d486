import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { type Model, modelOf } from '../../../server/collections/model.ts';
import type { Database } from '../../../server/database/connection.ts';
import { publicIdAt } from '../../../server/database/public-id.ts';
import { createEventWriter, type Event } from '../../../server/events/writer.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { connected } from '../../postgres.ts';

/** Events, with clicks as the example, are written in batches and answered once they are stored. */

let own: TestDatabase;
let model: Model;

beforeAll(async () => {
  own = await createTestDatabase();
  model = modelOf(await loadEntities(), {});
});
afterAll(() => own.drop());

const click = (fields: Partial<Event<'click'>> = {}): Event<'click'> => ({
  secureId: publicIdAt(Date.now()),
  affiliate: 1,
  campaign: 1,
  offer: 1,
  advertiser: null,
  landing: null,
  clickStatus: 1,
  outcome: 'sent',
  reason: null,
  refusal: null,
  country: 'LV',
  language: null,
  ip: '2001:db8::7',
  isUnique: true,
  visitor: null,
  fullTrafficSource: null,
  sub1: null,
  sub2: null,
  sub3: null,
  sub4: null,
  sub5: null,
  sub6: null,
  sub7: null,
  sub8: null,
  sub9: null,
  userAgent: null,
  referrer: null,
  campaignUrl: null,
  targetUrl: null,
  decision: { checks: ['campaign_active'] },
  createdAt: 1_767_225_600.25,
  ...fields,
});

const kept = async <Row extends object>(columns: string, tenant: number): Promise<Row[]> =>
  connected(
    own.url,
    async (client) =>
      (await client.query<Row>(`select ${columns} from clicks where tenant_id = ${tenant} order by id`)).rows,
  );

/** The database, which counts the statements of writers and holds them until it is released. */
const held = () => {
  const gate = Promise.withResolvers<void>();
  const seen = { statements: 0 };
  const database: Database = {
    ...own.database,
    tenant(tenantId, kind) {
      const scope = own.database.tenant(tenantId, kind);
      return {
        ...scope,
        async single(work) {
          seen.statements++;
          await gate.promise;
          return scope.single(work);
        },
      };
    },
  };
  return { database, seen, open: gate.resolve };
};

describe('events', () => {
  test('keep their values apart where some have none, in any alphabet, before 2000, and beyond 32 bits', async () => {
    const writer = createEventWriter(own.database, model);
    const long = 'ы€😀'.repeat(60_000);
    await Promise.all([
      writer.write(108, 'click', click({ sub1: 'a', referrer: long, affiliate: 2 ** 40 + 5 })),
      writer.write(108, 'click', click({ sub2: '', createdAt: 915_148_800.5 })),
      writer.write(108, 'click', click({ sub1: 'ß', advertiser: 2 ** 32 - 1 })),
    ]);
    expect(
      await kept('sub1, sub2, sub3, referrer, affiliate_id, advertiser_id, extract(epoch from created_at) as at', 108),
    ).toMatchObject([
      { sub1: 'a', sub2: null, sub3: null, referrer: long, affiliate_id: String(2 ** 40 + 5), advertiser_id: null },
      { sub1: null, sub2: '', sub3: null, referrer: null, affiliate_id: '1', at: '915148800.500000' },
      { sub1: 'ß', sub2: null, sub3: null, advertiser_id: String(2 ** 32 - 1) },
    ]);
  });

  test('are stored unchanged, each with its network', async () => {
    const writer = createEventWriter(own.database, model);
    await Promise.all([
      writer.write(101, 'click', click({ sub1: 'one', targetUrl: 'https://a.example/?q=“x”' })),
      writer.write(102, 'click', click({ sub1: 'other' })),
    ]);
    expect(
      await kept('sub1, target_url, host(ip) as ip, decision, extract(epoch from created_at)::float as at', 101),
    ).toEqual([
      {
        sub1: 'one',
        target_url: 'https://a.example/?q=“x”',
        ip: '2001:db8::7',
        decision: { checks: ['campaign_active'] },
        at: 1_767_225_600.25,
      },
    ]);
    expect(await kept('sub1', 102)).toEqual([{ sub1: 'other' }]);
  });

  test('share a parsed value of JSON, and each gets its own', async () => {
    const writer = createEventWriter(own.database, model);
    const decisions = [{ checks: ['a “ß”'] }, { checks: [] }, null, { checks: ['a “ß”'] }];
    await Promise.all(decisions.map((decision, n) => writer.write(109, 'click', click({ sub1: String(n), decision }))));
    const rows = await kept<{ sub1: string; decision: unknown }>('sub1, decision', 109);
    expect(rows.map(({ decision }) => decision)).toEqual(decisions);
  });

  test('that arrive together share a statement, and those that arrive meanwhile share the next', async () => {
    const { database, seen, open } = held();
    const writer = createEventWriter(database, model);
    const written = Array.from({ length: 300 }, (_, n) => writer.write(103, 'click', click({ sub1: String(n) })));
    await expect.poll(() => seen.statements).toBe(1);
    for (let n = 0; n < 300; n++) written.push(writer.write(103, 'click', click({ sub1: String(300 + n) })));
    await expect.poll(() => seen.statements).toBe(2);
    open();
    await Promise.all(written);
    expect(seen.statements).toBe(2);
    const rows = await kept<{ sub1: string }>('sub1', 103);
    expect(new Set(rows.map(({ sub1 }) => sub1)).size).toBe(600);
    expect(rows).toHaveLength(600);
  });

  test('are answered only once they are committed', async () => {
    const { database, open } = held();
    const writer = createEventWriter(database, model);
    let isAnswered = false;
    const written = writer.write(104, 'click', click()).then(() => (isAnswered = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([isAnswered, await kept('id', 104)]).toEqual([false, []]);
    open();
    await written;
    expect(await kept('id', 104)).toHaveLength(1);
  });

  test('that no column accepts cost nothing but themselves', async () => {
    const writer = createEventWriter(own.database, model);
    const told = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        writer.write(105, 'click', click(n === 17 ? { sub1: 'a\0b' } : { sub1: 'x' })),
      ),
    );
    expect(told.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([17]);
    expect(await kept('id', 105)).toHaveLength(39);
  });

  test.each([
    ['events', { events: 5, bytes: 1_000_000 }],
    ['bytes', { events: 1000, bytes: JSON.stringify(click()).length * 5 + 10 }],
  ])('are refused if too many %s wait, and accepted again once there is room', async (_, limits) => {
    const { database, open } = held();
    const writer = createEventWriter(database, model, limits);
    const told = Array.from({ length: 8 }, () => writer.write(106, 'click', click()));
    const refused = await Promise.allSettled(told.slice(5));
    expect(refused).toMatchObject(
      refused.map(() => ({ status: 'rejected', reason: { code: 'unavailable', status: 503 } })),
    );
    open();
    await Promise.all(told.slice(0, 5));
    await writer.write(106, 'click', click());
  });

  test('in progress are waited for on closing', async () => {
    const { database, open } = held();
    const writer = createEventWriter(database, model);
    const written = writer.write(107, 'click', click());
    const settled = writer.settled();
    open();
    await settled;
    expect(await kept('id', 107)).toHaveLength(1);
    await written;
  });
});
