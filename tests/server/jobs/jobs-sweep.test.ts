import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPoller } from '../../../server/polling.ts';
import { oldEvents, sweep } from '../../../server/jobs/sweep.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer, connected } from '../../postgres.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  await administer(own.url, `insert into tenant (id, customer_id) values (1, 'Ours'), (2, 'Theirs')`);
});
afterAll(() => own.drop());

const tables = ['session', 'password_recovery', 'idempotency', 'postback_outbox', 'notice_event'];

/** One expired row and one current row in every table of both tenants. */
const fill = async () => {
  for (const tenant of [1, 2]) {
    for (const [name, expiry, age, told, done, once] of [
      ['old', `- interval '1 second'`, '25 hours', '367 days', '31 days', '401 days'],
      ['new', `+ interval '1 hour'`, '23 hours', '364 days', '29 days', '399 days'],
    ]) {
      const key = `'${name}${tenant}'`;
      await administer(
        own.url,
        `insert into session (tenant_id, user_id, family, token_hash, expires_at) values (${tenant}, 1, gen_random_uuid(), ${key}, now() ${expiry});
         insert into password_recovery (tenant_id, token_hash, user_id, expires_at) values (${tenant}, ${key}, 1, now() ${expiry});
         insert into idempotency (tenant_id, user_id, key, request_hash, created_at) values (${tenant}, 1, ${key}, '', now() - interval '${age}');
         insert into postback_outbox (tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, happened_at, state, ended_at)
           values (${tenant}, 1, 'event_sent', ${key}, 'lead 1', 1, 1, 1, now() - interval '${told}', 'delivered', now() - interval '${told}');
         insert into notice_event (tenant_id, type, once, done_at)
           values (${tenant}, 'export.ready', null, now() - interval '${done}'), (${tenant}, 'cap.full', ${key}, now() - interval '${once}')`,
      );
    }
  }
};

const left = (table: string) =>
  connected(own.url, async (client) => (await client.query(`select * from ${table}`)).rowCount);
const empty = async () => {
  for (const table of tables) await administer(own.url, `delete from ${table}`);
};

test('expired rows are deleted for all tenants, and nothing else', async () => {
  await fill();
  // A process that ends leaves all of it to the next one.
  const untouched = await sweep(own.database, () => true);
  expect(new Set(Object.values(untouched ?? {}))).toEqual(new Set([0]));
  expect(await sweep(own.database)).toEqual({
    session: 2,
    password_recovery: 2,
    idempotency: 2,
    job: 0,
    mail_outbox: 0,
    notice: 0,
    notice_delivery: 0,
    notice_event: 4,
    postback_outbox: 2,
    lead_former_key: 0,
    limit_counters: 0,
  });
  for (const table of tables)
    expect({ table, left: await left(table) }).toEqual({ table, left: table === 'notice_event' ? 4 : 2 });
  expect(await sweep(own.database)).toEqual({
    session: 0,
    password_recovery: 0,
    idempotency: 0,
    job: 0,
    mail_outbox: 0,
    notice: 0,
    notice_delivery: 0,
    notice_event: 0,
    postback_outbox: 0,
    lead_former_key: 0,
    limit_counters: 0,
  });
  await empty();
});

test('old events are found by when they were done, however many others there are', async () => {
  await administer(
    own.url,
    `insert into notice_event (tenant_id, type, done_at)
      select 1, 'lead.unsent', now() - n * interval '1 minute' from generate_series(1, 20000) as n;
    analyze notice_event`,
  );
  const plan = await own.database.owner(async (db) => {
    const { rows } = await sql<Record<string, string>>`explain delete from notice_event where ${oldEvents}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('notice_event_done');
  expect(plan).not.toContain('Seq Scan on notice_event');
  await empty();
});

test('counters of limits are deleted two months after their window, unless conversions count in them', async () => {
  const counter = (record: number, ended: string, reserved = 0): string =>
    `(1, 'cap', ${record}, 'day', 'UTC', '2026-01-01', ${ended}, ${reserved})`;
  await administer(
    own.url,
    `insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at, reserved) values
       ${counter(1, `now() - interval '61 days'`)}, ${counter(2, `now() - interval '59 days'`)},
       ${counter(3, `now() - interval '61 days'`, 1)}, ${counter(4, `now() - interval '61 days'`)},
       ${counter(5, `'infinity'`)};
     insert into conversion_caps (tenant_id, conversion_id, cap_id, period, timezone, starts_at, ends_at)
       values (1, 1, 4, 'day', 'UTC', '2026-01-01', now() - interval '61 days')`,
  );
  expect(await sweep(own.database)).toMatchObject({ limit_counters: 1 });
  const kept = await connected(own.url, (client) => client.query('select record_id from limit_counters order by 1'));
  expect(kept.rows.map((row) => Number(row.record_id))).toEqual([2, 3, 4, 5]);
});

test('one process sweeps at a time', async () => {
  await fill();
  await connected(own.url, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7582336002)');
    expect(await sweep(own.database)).toBeUndefined();
    await client.query('rollback');
  });
  expect(await left('session')).toBe(4);
  expect(await sweep(own.database)).toMatchObject({ session: 2 });
  await empty();
});

const hour = 3_600_000;

test('a sweep runs on startup, and is waited for on closing', async () => {
  await fill();
  const failures: unknown[] = [];
  const sweeping = createPoller({
    every: hour,
    work: () => sweep(own.database),
    report: (error) => failures.push(error),
  });
  sweeping.start();
  await sweeping.close();
  expect(await left('session')).toBe(2);
  expect(failures).toEqual([]);
});
