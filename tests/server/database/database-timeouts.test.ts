import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { failures } from '../../../server/failure.ts';
import { CallLog } from '../../../server/http/log.ts';
import { DatabaseBusy, DatabaseSlow } from '../../../server/database/unavailable.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { connected } from '../../postgres.ts';
import { untilNoneWaits, untilWaiting } from '../support/lock-waits.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Runs something while another session holds an exclusive lock on a table. */
const whileLocked = async <T>(url: string, table: string, work: () => Promise<T>): Promise<T> =>
  connected(url, async (other) => {
    await other.query(`begin; lock table ${table}`);
    try {
      return await work();
    } finally {
      await other.query('rollback');
    }
  });

describe('while someone keeps a table locked', () => {
  let product: Product;
  // No time-out applies here: other calls succeed because nothing blocks them.
  beforeAll(async () => {
    product = await startProduct({}, { limits: { lockTimeout: 3600, statementTimeout: 3600 } });
    await product.admin.make('/user/advertisers', { title: 'Behind the lock' });
  });
  afterAll(() => product.close());

  test.each([
    ['advertisers', ['/user/advertisers']],
    ['clicks', ['/stat/clicks']],
    ['leads', ['/stat/leads', '/stat/leads?withMeta=minDate']],
    ['advertisers', ['/user/search?query=behind']],
    ['affiliate_movements', ['/user/finance']],
  ])('the calls that need %s leave enough connections to all others, which go on', async (table, paths) => {
    const { admin, url } = product;
    const held = await whileLocked(url, table, async () => {
      const stuck = Array.from({ length: 15 }, () => paths.map((path) => admin.call('GET', path))).flat();
      await connected(url, (client) => untilWaiting(client, 2));
      for (let round = 0; round < 5; round++) {
        expect(
          (
            await admin.call('PUT', '/user/tags', {
              items: [{ title: `Tag ${round} beside ${paths[0]}`, type: 'offer' }],
            })
          ).status,
        ).toBe(201);
        expect((await admin.call('GET', '/user/tags')).status).toBe(200);
        expect((await admin.call('GET', '/user/users/me')).status).toBe(200);
      }
      return stuck;
    });
    const answers = await Promise.all(held);
    // Those that found no room gave up; those that did now return.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    for (const path of paths) expect((await admin.call('GET', path)).status).toBe(200);
  });

  test('a list and a search end with the caller who left before they answered', async () => {
    const { admin, app, url } = product;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const logged = vi.spyOn(CallLog.prototype, 'error');
    onTestFinished(() => logged.mockRestore());
    for (const [table, path] of [
      ['clicks', '/stat/clicks'],
      ['advertisers', '/user/search?query=behind'],
    ] as const) {
      await whileLocked(url, table, () =>
        connected(url, async (client) => {
          const headers = { host: 'sluice.test', authorization: `Bearer ${admin.token}` };
          const call = get({ port, path: `/api/v1${path}`, headers });
          call.on('error', () => undefined);
          await untilWaiting(client);
          call.destroy();
          await untilNoneWaits(client);
        }),
      );
      expect((await admin.call('GET', path)).status).toBe(200);
    }
    // Callers leave all the time, and an operator is not to look for a fault.
    expect(logged).not.toHaveBeenCalled();
  });

  test('dates of events that can’t be found soon are left out', async () => {
    const { admin, url } = product;
    const path = '/stat/clicks?limit=0&withMeta=minDate,maxDate';
    const answer = await whileLocked(url, 'clicks', () => admin.call('GET', path));
    expect([answer.status, answer.data.meta]).toEqual([200, {}]);
    expect((await admin.call('GET', path)).data.meta).toEqual({ minDate: null, maxDate: null });
  });

  test('a process uses as many further connections as the README says', async () => {
    const { database, url } = product;
    const look = (db: Kysely<Tables>) => db.selectFrom('tags').select('id').execute();
    const further = await whileLocked(url, 'tags', () =>
      connected(url, async (client) => {
        for (let n = 0; n < 3; n++)
          for (const one of [database.owner(look), database.lookup(look)]) one.catch(() => undefined);
        await untilWaiting(client, 4);
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::integer as count from pg_stat_activity where datname = current_database()
             and backend_type = 'client backend' and usename <> 'sluice_app' and pid <> pg_backend_pid()`,
        );
        // The one that holds the lock is the test's own.
        return Number(rows[0]?.count) - 1;
      }),
    );
    const words = ['four', 'five', 'six', 'seven', 'eight', 'nine'];
    expect(readFileSync('README.md', 'utf8')).toContain(`the process itself uses up to ${words[further - 4]} more`);
  });

  test('one network’s lists of events leave room for those of another', async () => {
    const { admin, url } = product;
    const stranger = await product.stranger();
    const held = await whileLocked(url, 'clicks', async () => {
      const stuck = Array.from({ length: 15 }, () => admin.call('GET', '/stat/clicks'));
      await connected(url, (client) => untilWaiting(client, 2));
      expect((await stranger.call('GET', '/stat/leads')).status).toBe(200);
      return stuck;
    });
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  });
});

describe('a call that can’t get what it needs', () => {
  let product: Product;
  beforeAll(async () => void (product = await startProduct({}, { limits: { lockTimeout: 1, statementTimeout: 5 } })));
  afterAll(() => product.close());

  test.each(['en', 'ru'] as const)('says so in time, and when to try again (%s)', async (language) => {
    const { admin, url } = product;
    const answer = await whileLocked(url, 'advertisers', () =>
      admin.call('GET', '/user/advertisers', undefined, { language }),
    );
    expect(answer).toMatchObject({ status: 503, message: failures.busy[language] });
    expect(answer.headers['retry-after']).toBe('1');
    expect((await admin.call('GET', '/user/advertisers')).status).toBe(200);
  });

  test('changes nothing, and can be repeated', async () => {
    const { admin, url } = product;
    const [{ id } = { id: 0 }] = await admin.make('/user/categories', { title: 'Wanted by two' });
    const edit = () => admin.call('PATCH', '/user/categories', { items: [{ id, title: 'Changed' }] });
    const held = await connected(url, async (other) => {
      await other.query(`begin; update categories set title = 'Theirs' where id = ${id}`);
      try {
        return await edit();
      } finally {
        await other.query('rollback');
      }
    });
    expect(held).toMatchObject({ status: 503, message: failures.busy.en });
    expect((await admin.call('GET', `/user/categories/${id}`)).data).toMatchObject({
      title: 'Wanted by two',
      version: 1,
    });
    expect((await edit()).status).toBe(200);
  });

  test('because of repeated deadlocks fails with a message, too', async () => {
    const { admin, url } = product;
    await connected(url, (client) =>
      client.query(`
        create function always_deadlocked() returns trigger language plpgsql as $$ begin raise sqlstate '40P01'; end $$;
        create trigger deadlocked before insert on payment_methods for each row execute function always_deadlocked()`),
    );
    const answer = await admin.call('PUT', '/user/payment_methods', { items: [{ title: 'Never' }] });
    expect(answer).toMatchObject({ status: 503, message: failures.busy.en });
    expect(answer.headers['retry-after']).toBe('1');
  });

  test('in time fails, and leaves its connection to the next', async () => {
    const { admin, url } = product;
    await connected(url, (client) =>
      client.query(`
        create function tired() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
        create trigger tired before insert on verticals for each row execute function tired()`),
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => admin.call('PUT', '/user/verticals', { items: [{ title: `Slow ${n}` }] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]).toMatchObject({ message: failures.slow.en });
    expect((await admin.call('GET', '/user/verticals')).status).toBe(200);
  });
});

describe('each kind of work has its own time-outs:', () => {
  let own: TestDatabase;
  beforeAll(async () => void (own = await createTestDatabase({}, { lockTimeout: 1, statementTimeout: 3 })));
  afterAll(() => own.drop());

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;

  test('calls have short ones', async () => {
    const scope = own.database.tenant(1);
    await expect(scope.read((db) => sleep(60).execute(db))).rejects.toThrow(DatabaseSlow);
    await expect(scope.write((db) => sleep(60).execute(db))).rejects.toThrow(DatabaseSlow);
    await whileLocked(own.url, 'tags', async () => {
      await expect(scope.read((db) => db.selectFrom('tags').select('id').execute())).rejects.toThrow(DatabaseBusy);
    });
  });

  test('exports take as long as they need, and the next call on their connection does not', async () => {
    const scope = own.database.tenant(1);
    await scope.export((db) => sleep(3.5).execute(db));
    const settings = (db: Parameters<Parameters<typeof scope.read>[0]>[0]) =>
      sql<{ setting: string }>`select current_setting('statement_timeout') as setting`.execute(db);
    expect((await scope.read(settings)).rows).toEqual([{ setting: '3s' }]);
  });

  test('no idle transaction stays open', async () => {
    const idle = (db: Parameters<Parameters<typeof own.database.owner>[0]>[0]) =>
      sql<{ setting: string }>`select current_setting('idle_in_transaction_session_timeout') as setting`.execute(db);
    expect((await own.database.tenant(1).read(idle)).rows).toEqual([{ setting: '1min' }]);
    expect((await own.database.owner(idle)).rows).toEqual([{ setting: '10min' }]);
  });

  test('the owner’s work may take long, but does not wait long for locks', async () => {
    await own.database.owner((db) => sleep(3.5).execute(db));
    await whileLocked(own.url, 'tags', async () => {
      await expect(own.database.owner((db) => db.selectFrom('tags').select('id').execute())).rejects.toThrow(
        DatabaseBusy,
      );
    });
  });
});
