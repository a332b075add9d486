import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LimitUse } from '../../../domain/distribution/limits.ts';
import { count, reserve, finishReservations } from '../../../server/traffic/counters/counters.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Usage of limits, counted by many at the same time. */

let product: Product;
let admin: Person;

beforeAll(async () => {
  product = await startProduct({}, { limits: { poolSize: 20 } });
  ({ admin } = product);
});
afterAll(() => product.close());

const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
const write = <T>(work: Parameters<ReturnType<Product['database']['tenant']>['write']>[0]) =>
  product.database.tenant(product.tenant.tenantId).write(work) as Promise<T>;

const total = (id: number, max: string | null): LimitUse => ({
  holder: 'cap',
  id,
  period: 'total',
  timezone: 'UTC',
  window: { start: null, end: null },
  max,
});
const counters = async (): Promise<Record<number, [counted: number, reserved: number]>> => {
  const { rows } = await product.database.owner((db) =>
    sql<{ id: number; counted: string; reserved: string }>`
      select record_id as id, counted, reserved from limit_counters`.execute(db),
  );
  return Object.fromEntries(rows.map(({ id, counted, reserved }) => [id, [Number(counted), Number(reserved)]]));
};

class Full extends Error {}

/** Takes room in all limits or in none; returns whether there was enough. */
const taken = async (limits: readonly LimitUse[], as: typeof reserve): Promise<boolean> => {
  try {
    await write(async (db) => {
      if ((await as(db, limits)).length > 0) throw new Full();
    });
    return true;
  } catch (error) {
    if (error instanceof Full) return false;
    throw error;
  }
};

describe('limits', () => {
  beforeEach(() => product.database.owner((db) => sql`truncate limit_counters`.execute(db)));

  test('are never exceeded, whatever is taken, counted and returned at the same time, and none waits for another', async () => {
    const several = fc.subarray([1, 2, 3, 4], { minLength: 1 });
    const act = fc.record({
      ids: several,
      order: fc.boolean(),
      ends: fc.constantFrom('counted', 'given back', 'open'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), fc.nat({ max: 6 }), async (acts, max) => {
        await product.database.owner((db) => sql`truncate limit_counters`.execute(db));
        // The last one only counts.
        const limitOf = (id: number) => total(id, id === 4 ? null : String(max + id));
        const expected = new Map<number, [number, number]>();
        await Promise.all(
          acts.map(async ({ ids, order, ends }) => {
            const limits = (order ? ids : ids.toReversed()).map(limitOf);
            if (!(await taken(limits, reserve))) return;
            if (ends !== 'open') await write((db) => finishReservations(db, limits, ends === 'counted'));
            for (const id of ids) {
              const [counted, reserved] = expected.get(id) ?? [0, 0];
              const isHard = id !== 4;
              expected.set(id, [
                counted + (ends === 'counted' ? 1 : 0),
                reserved + (ends === 'open' && isHard ? 1 : 0),
              ]);
            }
          }),
        );
        const found = await counters();
        for (const [id, told] of expected) expect([id, found[id] ?? [0, 0]]).toEqual([id, told]);
        for (const [id, [counted, reserved]] of Object.entries(found))
          if (Number(id) !== 4) expect(counted + reserved).toBeLessThanOrEqual(max + Number(id));
      }),
      { numRuns: 15 },
    );
  });

  test('of zero have no room, and a full one is named', async () => {
    expect(await write((db) => count(db, [total(1, '0'), total(2, '5')]))).toMatchObject([{ id: 1 }]);
  });
});

describe('a cap of clicks', () => {
  let campaign = '';
  let offer = 0;
  beforeAll(async () => {
    const affiliate = await product.person('affiliate');
    offer = (await one('/user/offers', { title: 'KetoSlim' })).id;
    const { id } = await one('/user/landings', { title: 'Quiz', offer, targetUrl: 'https://landing.example/page' });
    await admin.call('POST', '/user/landings/change_status', { items: [{ id, status: 'active' }] });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
    campaign = String((await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer }))['secureId']);
  });

  const click = async (agent = 'Mozilla/5.0 Firefox/150.0') => {
    const headers = { host: 'sluice.test:8080', 'user-agent': agent };
    const answer = await product.app.inject({ url: `/c/${campaign}?format=json`, headers });
    return answer.json().data?.url ?? null;
  };
  const cap = async (fields: object) =>
    (await one('/user/caps', { title: 'Clicks', offer, type: 'clicks', ...fields })).id;
  const told = async (id: number) => (await admin.call('GET', `/user/caps/${id}`)).data;
  const off = (id: number) => admin.call('POST', '/user/caps/change_status', { items: [{ id, status: 'inactive' }] });

  test('lets through as many valid clicks as it says, and each of them is stored', async () => {
    await expect.poll(() => click()).toBe('https://landing.example/page');
    const { rows: before } = await product.database.owner((db) =>
      sql`select from clicks where click_status = 1`.execute(db),
    );
    const id = await cap({ value: '7' });
    const decided = async () => (await admin.call('POST', '/stat/simulate', { kind: 'click', campaign: 1 })).data;
    await expect.poll(async () => JSON.stringify(await decided())).toContain('"cap_room"');
    // Bots are sent where people are, and count toward no cap.
    await Promise.all(Array.from({ length: 5 }, () => click('Googlebot/2.1')));
    const urls = await Promise.all(Array.from({ length: 40 }, () => click()));
    expect(urls.filter((url) => url !== null)).toHaveLength(7);
    const { rows: after } = await product.database.owner((db) =>
      sql`select from clicks where click_status = 1`.execute(db),
    );
    expect(after.length - before.length).toBe(7);
    expect(await told(id)).toMatchObject({ counter: '7', reserved: 0 });
    await admin.call('POST', '/user/caps/drop_counter', { items: [{ id }] });
    await expect.poll(() => click()).not.toBeNull();
    expect(await told(id)).toMatchObject({ counter: '1' });
    await off(id);
  });

  test('is recounted from its clicks while more come, and the history says so', async () => {
    const id = await cap({ value: '100', period: 'hour' });
    await expect.poll(async () => (await click(), (await told(id)).counter)).not.toBe('0');
    await admin.call('POST', '/user/caps/drop_counter', { items: [{ id }] });
    await Promise.all(Array.from({ length: 5 }, () => click()));
    // What people say about a click later doesn't unsend a visitor.
    const { data } = await admin.call('GET', '/stat/clicks?limit=1');
    const invalid = { id: data.items[0].id, clickStatus: 2, reason: 'fraud' };
    expect((await admin.call('PATCH', '/stat/clicks', { items: [invalid] })).status).toBe(200);
    const preview = async () => (await admin.call('GET', `/user/caps/${id}/recount`)).data;
    expect(await preview()).toEqual({ counter: '5', events: '5' });
    const recount = (person = admin) => person.call('POST', '/user/caps/recount', { items: [{ id }] });
    const { version } = (await recount()).data.items[0];
    await product.database.owner((db) =>
      sql`update limit_counters set counted = 50, reserved = 3 where record_id = ${id}`.execute(db),
    );
    expect(await preview()).toEqual({ counter: '50', events: '5' });
    const [answer] = await Promise.all([recount(), ...Array.from({ length: 20 }, () => click())]);
    expect(answer).toMatchObject({ status: 200, data: { items: [{ version: version + 1, reserved: 3 }] } });
    expect(await told(id)).toMatchObject({ counter: '25', reserved: 3 });
    expect(await preview()).toEqual({ counter: '25', events: '25' });
    const { items } = (await admin.call('GET', `/user/caps/${id}/history`)).data;
    // Several people at the same time correct the difference once.
    await product.database.owner((db) =>
      sql`update limit_counters set counted = 70 where record_id = ${id}`.execute(db),
    );
    await Promise.all([recount(), recount(), recount(), click()]);
    expect(await told(id)).toMatchObject({ counter: '26' });
    expect(items[0]).toMatchObject({
      action: 'recount',
      changes: { counter: [expect.any(String), answer.data.items[0].counter] },
    });
    expect((await recount(await product.person('affiliate'))).status).toBe(403);
    await off(id);
  });

  test('is not recounted from events of which a part has been dropped', async () => {
    const id = await cap({ value: '100', period: 'total' });
    await expect.poll(async () => (await click(), (await told(id)).counter)).not.toBe('0');
    // As if it were older than the oldest partition that is left.
    await product.database.owner((db) =>
      sql`update caps set created_at = now() - interval '20 years' where id = ${id}`.execute(db),
    );
    const { counter } = await told(id);
    for (const answer of [
      await admin.call('GET', `/user/caps/${id}/recount`),
      await admin.call('POST', '/user/caps/recount', { items: [{ id }] }),
    ])
      expect(answer).toMatchObject({ status: 422, details: [{ type: 'eventsDropped' }] });
    expect(await told(id)).toMatchObject({ counter });
    await off(id);
  });

  test('that is soft, or only notifies, counts what came', async () => {
    const soft = await cap({ value: '100', processingType: 'soft' });
    const noticing = await cap({ value: '3', action: 'notify' });
    const counted = async () => Promise.all([soft, noticing].map(async (id) => Number((await told(id)).counter)));
    await expect.poll(async () => (await click(), Math.min(...(await counted())))).toBeGreaterThan(0);
    const before = await counted();
    await Promise.all(Array.from({ length: 20 }, () => click()));
    expect(await counted()).toEqual(before.map((n) => n + 20));
  });
});
