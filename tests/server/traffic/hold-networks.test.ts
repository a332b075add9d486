import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHoldQueue } from '../../../server/traffic/leads/hold-queue.ts';
import { createSnapshots, type Snapshots } from '../../../server/traffic/snapshot/snapshots.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Hold queues of several networks, processed by a separate process. */

let product: Product;
let at: Reporting;
let snapshots: Snapshots;
/** One queue of ours, and one of another network. */
let [ours, theirs]: [number, number] = [0, 0];

beforeAll(async () => {
  product = await startProduct({ roles: new Set(['admin', 'traffic']) });
  at = await setUpReporting(product);
  snapshots = createSnapshots(product.database);
  const queueOf = async (admin: Person) => {
    const [geo] = await admin.make('/user/geos', { title: 'Latvia', countries: ['LV'] });
    const [config] = await admin.make('/user/hold_configs', {
      title: 'Queue',
      geo: geo!.id,
      timezone: 'UTC',
      periodStart: '00:00',
      periodEnd: '00:00',
      freshLeads: 5,
    });
    return config!.id;
  };
  [ours, theirs] = [await queueOf(product.admin), await queueOf(await product.stranger())];
});
afterAll(async () => {
  await snapshots.close();
  await product.close();
});
beforeEach(() =>
  administer(product.url, `delete from hold_round; update hold_configs set status = 'active', timezone = 'UTC'`),
);

const begun = () =>
  connected(product.url, async (client) => {
    const { rows } = await client.query('select hold_config_id::integer as id from hold_round order by id');
    return rows.map(({ id }) => id);
  });

test('a network whose leads take long holds up no other, and has one round at a time', async () => {
  const lead = await at.lead();
  await administer(product.url, `update leads set api_status = 'hold', country = 'LV' where id = ${lead}`);
  const answer = Promise.withResolvers<void>();
  const asked: number[] = [];
  const queue = createHoldQueue({
    database: product.database,
    snapshots,
    resends: {
      resend: async (_, id) => {
        asked.push(id);
        await answer.promise;
      },
    },
    report: (error) => expect.fail(String(error)),
  });
  const slow = queue.release();
  await expect.poll(() => asked, { timeout: patience.wait }).toEqual([lead]);
  await expect.poll(begun, { timeout: patience.wait }).toEqual([ours, theirs]);
  // Both are due again; the other network's runs as soon as its first round is over.
  await administer(product.url, 'delete from hold_round');
  const releasedAgain = async () => [await queue.release(), await begun()];
  await expect.poll(releasedAgain, { timeout: patience.wait }).toEqual([0, [theirs]]);
  expect(asked).toEqual([lead]);
  answer.resolve();
  expect([await slow, asked]).toEqual([1, [lead]]);
  await queue.close();
});

test('a round that another process has started meanwhile is not started again', async () => {
  const lead = await at.lead();
  await administer(product.url, `update leads set api_status = 'hold', country = 'LV' where id = ${lead}`);
  const asked: number[] = [];
  const queue = createHoldQueue({
    database: product.database,
    snapshots,
    resends: { resend: async (_, id) => void asked.push(id) },
    report: (error) => expect.fail(String(error)),
  });
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query(
      'insert into hold_round (tenant_id, hold_config_id, began_at) select tenant_id, id, now() from hold_configs where id = $1',
      [ours],
    );
    const released = queue.release();
    await untilWaiting(client);
    await client.query('commit');
    await released;
  });
  expect(asked).toEqual([]);
  expect(await begun()).toEqual([ours, theirs]);
  await queue.close();
});

test('a requested round runs once, though the clock of the requesting process is ahead', async () => {
  const lead = await at.lead();
  await administer(
    product.url,
    `update leads set api_status = 'hold', country = 'LV' where id = ${lead};
     update hold_configs set release_asked_at = now() + interval '1 hour' where id = ${ours}`,
  );
  const queue = createHoldQueue({
    database: product.database,
    snapshots,
    resends: { resend: async () => undefined },
    report: (error) => expect.fail(String(error)),
  });
  expect(await queue.release()).toBeGreaterThan(0);
  expect(await queue.release()).toBe(0);
  await administer(product.url, 'update hold_configs set release_asked_at = null');
  await queue.close();
});

test('one network’s error is reported, and holds up no other', async () => {
  for (const [faulty, sound] of [
    [ours, theirs],
    [theirs, ours],
  ]) {
    await administer(
      product.url,
      `delete from hold_round; update hold_configs set timezone = case id when ${faulty} then 'Nowhere' else 'UTC' end`,
    );
    const reported: string[] = [];
    const queue = createHoldQueue({
      database: product.database,
      snapshots,
      resends: { resend: async () => undefined },
      report: (error) => reported.push(String(error)),
    });
    await queue.release();
    expect([await begun(), reported]).toEqual([[sound], [expect.stringContaining('Nowhere')]]);
    await queue.close();
  }
});
