import { expect, test, vi } from 'vitest';
import { concludeExpiredPushes } from '../../../server/traffic/leads/expired-pushes.ts';
import { createPushes, type Offered } from '../../../server/traffic/leads/pushes.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Market } from '../support/advertisers.ts';
import {
  admin,
  advertisers,
  attempts,
  cap,
  counter,
  lead,
  market,
  product,
  send,
  sent,
  setUpPushes,
} from '../support/pushing.ts';

/** What becomes of leads that a dead process, or one presumed dead, was offering. */

setUpPushes();

/** What a process says about a lead that comes to the end of its candidates. */
const awakened = async (at: Market, id: number) => {
  const unused = Object.create(null);
  const pushes = createPushes({
    database: product.database,
    budget: 5,
    sealing: unused,
    outbound: unused,
    addressOf: unused,
    tell: unused,
    report: (error) => expect.fail(String(error)),
  });
  const createdAt = await connected(product.url, async (client) => {
    const { rows } = await client.query('select created_at from leads where id = $1', [id]);
    return rows[0].created_at.toISOString();
  });
  const offered: Offered = {
    tenantId: product.tenant.tenantId,
    lead: { id, createdAt },
    facts: unused,
    affiliate: at.affiliate.id,
    offer: at.offer,
    network: unused,
    decision: { checks: [], candidates: [], outcome: 'offered', otherwise: 'unsent', reason: null, url: null },
  };
  return pushes.push(offered);
};

test('what a dead process left is unknown, is counted, and is not sent again', async () => {
  const at = await market('wait', 'accept');
  const id = await cap(at, 0, { value: '5' });
  const before = advertisers.heard.length;
  const under = sent(at);
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  await concludeExpiredPushes(product.database);
  expect(await counter(id)).toEqual([0, 1]);
  await administer(product.url, `update lead_push set expires_at = now() - interval '1 second'`);
  await concludeExpiredPushes(product.database, () => true);
  expect(await counter(id)).toEqual([0, 1]);
  await Promise.all([concludeExpiredPushes(product.database), concludeExpiredPushes(product.database)]);
  expect(await counter(id)).toEqual([1, 0]);
  // Its process was alive after all; its report comes too late.
  advertisers.heard[before]!.answer('refuse');
  expect(await under).toMatchObject({ apiStatus: 'failed' });
  expect(await attempts((await under).id)).toMatchObject([{ outcome: 'unknown', failure: 'interrupted' }]);
  expect(await lead((await under).id)).toMatchObject({ reason: 'outcome_unknown', ...at.takers[0] });
  expect(await counter(id)).toEqual([1, 0]);
});

test('a lead that a dead process had yet to offer waits in the hold queue, if it was held or would have waited had nobody taken it', async () => {
  const at = await market('refuse');
  const leads = [await sent(at), await sent(at), await sent(at)].map(({ id }) => Number(id));
  const [held, waiting] = leads;
  await administer(
    product.url,
    // A decision to hold a lead says nothing of what becomes of it otherwise.
    `update leads set api_status = case id when ${held} then 'hold' else 'new' end,
       decision = decision - 'otherwise' || case id
         when ${held} then '{"outcome": "hold"}' when ${waiting} then '{"otherwise": "hold"}' else '{"otherwise": "unsent"}'
       end::jsonb
       where id in (${leads.join()});
     insert into lead_push (tenant_id, lead_id, lead_created_at, cause, expires_at)
       select tenant_id, id, created_at, case id when ${held} then 'hold_queue' else 'push' end, now() - interval '1 second'
       from leads where id in (${leads.join()})`,
  );
  await concludeExpiredPushes(product.database);
  expect(await Promise.all(leads.map(lead))).toMatchObject([
    { apiStatus: 'hold', reason: 'interrupted' },
    { apiStatus: 'hold', reason: 'interrupted' },
    { apiStatus: 'failed', reason: 'interrupted' },
  ]);
});

test('a lead that is no longer stored keeps none of the others from being given up', async () => {
  const at = await market('wait');
  const id = await cap(at, 0, { value: '5' });
  const before = advertisers.heard.length;
  const under = [send(at), send(at)];
  await vi.waitUntil(() => advertisers.heard.length === before + 2, { timeout: patience.wait });
  const [first, second] = (await admin.call('GET', '/stat/leads?orderBy=id:desc&limit=2')).data.items.toReversed();
  // As if its partition was dropped before anyone looked.
  await administer(
    product.url,
    `update lead_push set expires_at = now() - interval '1 second'; delete from leads where id = ${first.id}`,
  );
  await concludeExpiredPushes(product.database);
  expect((await lead(second.id)).apiStatus).toBe('failed');
  expect(await counter(id)).toEqual([2, 0]);
  for (const one of advertisers.heard.slice(before)) one.answer('refuse');
  await Promise.all(under);
});

test('an error in one network’s leftovers is reported, and leaves none of another network’s', async () => {
  await product.stranger();
  const at = await market('wait');
  const before = advertisers.heard.length;
  const under = sent(at);
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  // Invalid limits.
  await administer(
    product.url,
    `update lead_push set expires_at = now() - interval '1 second';
     insert into lead_push (tenant_id, lead_id, lead_created_at, cause, attempt_id, limits, expires_at)
     select id, lead_id, lead_created_at, cause, 0, '{}', expires_at from tenant cross join lead_push
     where tenant.id <> lead_push.tenant_id`,
  );
  await expect(concludeExpiredPushes(product.database)).rejects.toMatchObject({ errors: [expect.any(Error)] });
  advertisers.heard[before]!.answer('refuse');
  expect(await under).toMatchObject({ apiStatus: 'failed' });
  await administer(product.url, 'delete from lead_push');
});

test('a process presumed dead between two advertisers leaves the lead to the one that is sending it now', async () => {
  const at = await market('wait');
  const id = await cap(at, 0, { value: '5' });
  const before = advertisers.heard.length;
  const under = sent(at);
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  const { items } = (await admin.call('GET', '/stat/leads?orderBy=createdAt:desc&limit=1')).data;
  expect(await awakened(at, items[0].id)).toBeUndefined();
  advertisers.heard[before]!.answer('accept');
  expect(await under).toMatchObject({ id: items[0].id, apiStatus: 'sent' });
  expect(await counter(id)).toEqual([1, 0]);
});

test('what others gave up before a lead’s last candidate was excluded is reported as they left it', async () => {
  const at = await market('cut');
  const { id, apiStatus } = await sent(at);
  expect(apiStatus).toBe('failed');
  expect(await awakened(at, id)).toBeUndefined();
  expect(await lead(id)).toMatchObject({ apiStatus: 'failed' });
});
