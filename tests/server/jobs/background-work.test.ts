import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failures } from '../../../domain/failures.ts';
import { createExportFiles } from '../../../server/exports/files.ts';
import { startChores } from '../../../server/jobs/chores.ts';
import { patience } from '../../patience.ts';
import { serverFolder } from '../../folder.ts';
import { administer, connected } from '../../postgres.ts';
import { copyRows } from '../support/copies.ts';
import { exported } from '../support/exporting.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { rowsRead, statementsOf } from '../support/plans.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { ask } from '../support/serving.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** What staff see of background work. */

let product: Product;
let inbox: Inbox;
let tracker: Tracker;
let at: Reporting;

beforeAll(async () => {
  inbox = await openInbox();
  tracker = await openTracker();
  product = await startProduct({ smtpUrl: inbox.url, outboundAllow: [tracker.host] });
  at = await setUpReporting(product);
  await at.rule({});
});
afterAll(async () => {
  await product.close();
  await tracker.close();
  await inbox.close();
});

const path = '/user/background_work';
const read = async (person: Person = product.admin) => (await person.call('GET', path)).data;
const queue = async (name: string) =>
  (await read()).queues.find((one: { name: string }) => one.name === name) as Record<string, unknown>;
const retry = async (name: string) => (await product.admin.call('POST', `${path}/retry`, { queue: name })).data.count;

test('refused emails wait with the reason, and go out when someone retries them', async () => {
  inbox.manner = 'refuse';
  const { email } = (await at.affiliate.call('GET', '/user/users/me')).data;
  await ask(product.app, 'POST', '/public/password/recovery', { body: { email } });
  const refused = {
    waiting: 1,
    failed: 0,
    oldestAt: expect.any(Number),
    problem: expect.stringContaining('Come back'),
  };
  await expect.poll(() => queue('mails'), { timeout: patience.wait }).toMatchObject(refused);
  const mails = async () => (await product.admin.call('GET', `${path}/mails`)).data.items;
  const [mail] = await mails();
  expect(mail).toMatchObject({
    address: email,
    about: 'New password',
    state: 'waiting',
    dueAt: expect.any(Number),
  });
  expect(JSON.stringify(mail)).not.toContain('token');

  inbox.manner = 'take';
  expect(await retry('mails')).toBe(1);
  await inbox.next(email);
  const sent = { waiting: 0, running: 0, oldestAt: null, endedAt: expect.any(Number), problem: null };
  await expect.poll(() => queue('mails'), { timeout: patience.wait }).toMatchObject(sent);
  expect((await mails())[0]).toMatchObject({ state: 'sent', dueAt: null, problem: null });
});

test('exports are among what was done', async () => {
  await exported(product.admin, '/user/tags/export');
  expect(await queue('exports')).toMatchObject({ waiting: 0, running: 0, failed: 0, endedAt: expect.any(Number) });
});

test('failing postbacks wait, and are delivered when someone retries them', async () => {
  tracker.answer = { status: 500, body: '' };
  await at.affiliate.make('/user/postbacks', {
    title: 'Told',
    url: `${tracker.url}/told`,
    events: ['conversion_pending'],
  });
  await at.report(`?click_id=${await at.click()}&goal=deposit`);
  const failing = { waiting: 1, running: 0, oldestAt: expect.any(Number), endedAt: null };
  await expect.poll(() => queue('postbacks'), { timeout: patience.wait }).toMatchObject(failing);
  await expect.poll(() => tracker.told.length, { timeout: patience.wait }).toBe(1);
  tracker.answer = { status: 200, body: '' };
  await expect.poll(() => retry('postbacks'), { timeout: patience.wait }).toBe(1);
  const delivered = { waiting: 0, endedAt: expect.any(Number) };
  await expect.poll(() => queue('postbacks'), { timeout: patience.wait }).toMatchObject(delivered);
});

test('what was sent long ago isn’t read again for each look', async () => {
  await connected(product.url, async (client) => {
    const where = `state = 'delivered' and id = (select max(id) from postback_outbox)`;
    const changed = { id: '1000000 + n', cause: "'copy ' || n", event_id: 'gen_random_uuid()' };
    await copyRows(client, 'postback_outbox', { where, count: 300, changed });
    await client.query('analyze postback_outbox');
  });
  const before = await queue('postbacks');
  const looks = (await statementsOf(read)).filter(({ text }) => text.includes(`from "postback_outbox"`));
  expect(looks).toHaveLength(1);
  await product.database.tenant(product.tenant.tenantId).read(async (db) => {
    for (const sent of looks) expect(await rowsRead(db, sent)).toBeLessThan(30);
  });
  expect(before).toMatchObject({ waiting: 0, failed: 0, endedAt: expect.any(Number) });
});

test('jobs that ended with failures, approvals and held leads are counted', async () => {
  await administer(
    product.url,
    `insert into job (tenant_id, user_id, entity, call, request, state, total, failed, request_id, ended_at)
      select tenant_id, id, 'tag', 'status', '{}', 'done', 2, 1, 'r', now() from users where id = ${product.admin.id};
    update conversions set approve_at = now() - interval '1 minute'`,
  );
  expect(await queue('recordJobs')).toMatchObject({ waiting: 0, failed: 1, endedAt: expect.any(Number) });
  expect(await queue('approvals')).toMatchObject({ waiting: 1, oldestAt: expect.any(Number) });
  expect(await queue('heldLeads')).toMatchObject({ waiting: 0, oldestAt: null });
});

test('accepted leads that no payment was looked for yet are counted, and those that a process is at', async () => {
  await administer(
    product.url,
    `insert into lead_accepted (tenant_id, lead_id, accepted_at, due_at)
      select tenant_id, number, now() - interval '5 minutes', now() + number * interval '1 hour'
      from users, generate_series(-1, 1) as number where id = ${product.admin.id}`,
  );
  expect(await queue('acceptedLeads')).toMatchObject({
    waiting: 2,
    running: 1,
    failed: 0,
    oldestAt: expect.any(Number),
  });
  await administer(product.url, 'delete from lead_accepted');
});

test('errors are shown in the reader’s language', async () => {
  await administer(
    product.url,
    `insert into job (tenant_id, user_id, entity, call, request, state, code, total, failed, request_id, created_at, ended_at)
      select tenant_id, id, 'tag', 'status', '{}', 'interrupted', 'forbidden', 2, 0, 'r', now() + interval '1 second', now()
      from users where id = ${product.admin.id};
    insert into export (tenant_id, user_id, entity, state, code, language, query, format, request_id, ended_at)
      select tenant_id, id, 'tag', 'failed', 'unavailable', 'en', '{}', 'csv', 'r', now() from users where id = ${product.admin.id}`,
  );
  const told = async (language: string) => {
    const { queues } = (await product.admin.call('GET', path, undefined, { headers: { 'accept-language': language } }))
      .data;
    const byName = new Map(queues.map((one: { name: string; problem: string }) => [one.name, one.problem]));
    return [byName.get('recordJobs'), byName.get('exports')];
  };
  expect(await told('en')).toEqual([
    'The person who requested it is no longer allowed to do this',
    failures.unavailable.en,
  ]);
  expect(await told('ru')).toEqual(['У того, кто это запустил, больше нет на это прав', failures.unavailable.ru]);
});

test('chores say when they last ran', async () => {
  const before = (await read()).chores;
  expect(before).toContainEqual({ name: 'sweeping', endedAt: null, failedAt: null });
  const folder = serverFolder('sluice-exports-');
  const stop = startChores(
    { database: product.database, retention: new Map(), files: createExportFiles(folder) },
    (_, error) => expect.fail(String(error)),
  );
  await stop();
  await rm(folder, { recursive: true });
  for (const chore of (await read()).chores)
    expect(chore).toMatchObject({ endedAt: expect.any(Number), failedAt: null });
});

test('chores that irreversibly act on age fail while clocks are days apart', async () => {
  const folder = serverFolder('sluice-exports-');
  const failed: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * 86_400_000 });
  try {
    const stop = startChores(
      { database: product.database, retention: new Map(), files: createExportFiles(folder) },
      (what, error) => void failed.push(`${what}: ${String(error)}`),
    );
    await stop();
  } finally {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  }
  const why = 'The clock of the database is 2400 hours behind that of this process';
  expect(failed.toSorted()).toEqual(
    ['approving', 'erasing', 'givingUp', 'invoicing', 'partitions', 'sweeping'].map((name) =>
      expect.stringContaining(`the chore ${name}: ClocksDisagree: ${why}`),
    ),
  );
});

test('another network’s work is not shown, and nothing is shown to anyone without permission', async () => {
  const stranger = await product.stranger();
  const told = await read(stranger);
  for (const one of told.queues) expect(one).toMatchObject({ waiting: 0, running: 0, failed: 0, endedAt: null });
  expect((await stranger.call('GET', `${path}/mails`)).data.items).toEqual([]);
  const manager = await product.person('manager');
  expect((await manager.call('GET', path)).status).toBe(403);
  const reader = await product.personWith('admin', 'background_work.read');
  expect((await reader.call('GET', path)).status).toBe(200);
  expect((await reader.call('POST', `${path}/retry`, { queue: 'mails' })).status).toBe(403);
  expect(await product.admin.call('POST', `${path}/retry`, { queue: 'pushes' })).toMatchObject({ status: 422 });
});
