import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepare } from '../../../domain/distribution/snapshot.ts';
import { recordOf } from '../../../domain/records.ts';
import type { Words } from '../../../domain/text/words.ts';
import { readNetwork } from '../../../server/traffic/snapshot/read.ts';
import { applyStatuses } from '../../../server/traffic/sync/apply.ts';
import { reporterOf } from '../../../server/traffic/sync/statuses.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { copyRows } from '../support/copies.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { rowsRead, statementsOf } from '../support/plans.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Advertisers are asked for the statuses of their leads, page by page. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;
let inbox: Inbox;
let server: Server;

/** What the advertiser returns at each address: entries, or an HTTP status. */
const lists = new Map<string, object[] | number>();
/** The requested pages, by address. */
const asked = new Map<string, number[]>();
const pageSize = 2;

beforeAll(async () => {
  [advertisers, inbox] = [await openAdvertisers(), await openInbox()];
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://list');
    const page = Number(searchParams.get('page'));
    asked.set(pathname, [...(asked.get(pathname) ?? []), page]);
    const list = lists.get(pathname) ?? 404;
    if (typeof list === 'number') return void response.writeHead(list).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    const said = JSON.stringify({ items: list.slice((page - 1) * pageSize, page * pageSize) });
    // Long numbers verbatim, as JavaScript would lose digits.
    response.end(said.replace(/"(\d{17,})"/g, '$1'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  product = await startProduct({
    outboundAllow: [advertisers.host, host()],
    pushBudget: 5,
    smtpUrl: inbox.url,
  });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
  await inbox.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const host = () => `127.0.0.1:${recordOf(server.address())['port']}`;
const done = async (call: ReturnType<Person['call']>) => {
  const { status, data, details } = await call;
  expect([status, details]).toEqual([200, undefined]);
  return data;
};
const read = async (path: string) => done(admin.call('GET', path));

interface Synchronized extends Market {
  id: number;
  path: string;
  grades: Record<'new' | 'sold', number>;
}

let count = 0;

/** An advertiser who accepts leads with this behaviour and is asked for their statuses. */
const synchronized = async (manner: string): Promise<Synchronized> => {
  const at = await openMarket(product, advertisers, [manner]);
  const path = `/list/${(count += 1)}`;
  const id = at.takers[0]!.integration;
  const integration = `/user/integrations/${id}`;
  const { template, vertical } = await read(integration);
  const { platform } = await read(`/user/integration_templates/${template}`);
  const apiSyncSettings = { minInterval: 30, maxInterval: 86_400, pageSize: 100 };
  await done(
    admin.call('PATCH', '/user/platforms', { items: [{ id: platform, apiSyncEnabled: true, apiSyncSettings }] }),
  );
  const integrationMethodsRestrictions = ['outApi', 'apiSync'];
  await done(
    admin.call('PATCH', '/user/integration_templates', { items: [{ id: template, integrationMethodsRestrictions }] }),
  );
  await done(admin.call('PATCH', '/user/integrations', { items: [{ id, apiSyncEnabled: true }] }));
  const apiSync = {
    method: 'GET',
    url: `http://${host().replace('0.0.1', '0.0.001')}${path}?page={page}`,
    bodyFormat: 'none',
    timeout: 5,
    interval: 86_400,
    pageSize,
    itemsPath: 'items',
    leadIdPath: 'id',
    ownIdPath: 'ours',
    statusPath: 'status',
  };
  await done(admin.call('POST', `${integration}/edit_api_sync`, { data: { apiSync } }));
  const words = { leadGrades: [{ title: 'New' }, { title: 'Sold' }], goals: [{ title: 'Sale', key: 'sale' }] };
  await done(admin.call('PATCH', '/user/verticals', { items: [{ id: vertical, ...words }] }));
  const { leadGrades, goals } = await read(`/user/verticals/${vertical}?with=leadGrades,goals`);
  const [fresh, sold] = leadGrades;
  const [goal] = goals;
  const leadStatusMappings = [
    { theirs: 'fresh', leadGrade: fresh!.id },
    { theirs: 'sold', leadGrade: sold!.id },
    { theirs: 'test', leadGrade: null },
  ];
  await done(admin.call('POST', `${integration}/edit_lead_status_mappings`, { data: { leadStatusMappings } }));
  await done(
    admin.call('POST', `${integration}/edit_goals`, { data: { goals: [{ theirs: 'sold', goal: goal!.id }] } }),
  );
  await vi.waitUntil(async () => (await simulated(at))?.outcome === 'offered', { timeout: patience.wait });
  return { ...at, id, path, grades: { new: fresh!.id, sold: sold!.id } };
};
const simulated = async ({ offer }: Market) => {
  const { id: campaign } = (await read(`/user/campaigns?offer=${offer}`)).items[0];
  return (await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign })).data;
};
/** Sends a lead; returns its number, and the ID of ours by which the advertiser knows it. */
const sent = async ({ token, campaign }: Market) => {
  const before = advertisers.heard.length;
  const { data } = await ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...somebody() } });
  return { id: data.id as number, ours: advertisers.heard[before]!.lead };
};
const turn = ({ id }: Synchronized, synchronise: 'on' | 'off') =>
  admin.call('POST', '/user/integrations/synchronization', { items: [{ id, synchronise }] });
const lastAt = async ({ id }: Synchronized) =>
  (await read(`/user/integrations/${id}?with=apiSyncLastAt`)).apiSyncLastAt;
const endOfRound = (at: Synchronized, before: number | null) =>
  vi.waitUntil(async () => (await lastAt(at)) !== before, { timeout: patience.wait });
/** Requests statuses immediately, and waits until they have been read. */
const synchronize = async (at: Synchronized): Promise<void> => {
  await administer(
    product.url,
    `update integration_sync set ended_at = null, began_at = now() - interval '1 hour', asked_at = null`,
  );
  await done(admin.call('POST', '/user/integrations/synchronize', { items: [{ id: at.id }] }));
  await endOfRound(at, null);
};
const lead = (id: number) => read(`/stat/leads/${id}`);
const log = async ({ id }: Synchronized, result: string) =>
  (await read(`/stat/postback_logs?kind=customer_data_import&integration=${id}&result=${result}`)).items;
const conversions = async (of: number) => (await read(`/stat/conversions?lead=${of}`)).items;

test('statuses become grades and conversions, once, from all pages', async () => {
  const at = await synchronized('accept');
  const leads = [await sent(at), await sent(at), await sent(at)];
  const words = ['fresh', 'sold', 'sold'];
  lists.set(at.path, [
    ...leads.map(({ ours }, place) => ({ ours, status: words[place] })),
    { ours: 'a'.repeat(32), status: 'sold' },
  ]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect((await lead(leads[0]!.id)).grade).toBe(at.grades.new);
  expect((await lead(leads[1]!.id)).grade).toBe(at.grades.sold);
  expect(await conversions(leads[0]!.id)).toEqual([]);
  for (const { id } of leads.slice(1)) expect(await conversions(id)).toHaveLength(1);
  expect(asked.get(at.path)).toEqual([1, 2, 3]);
  const [change] = (await read(`/stat/lead_changes?lead=${leads[1]!.id}&orderBy=createdAt:desc`)).items;
  expect(change).toMatchObject({ changedBy: 'synchronization', grade: at.grades.sold });
  expect((await log(at, 'read')).map(({ reason }: { reason: Words }) => reason.en).toSorted()).toEqual([
    '0 leads, 0 changed',
    '2 leads, 1 changed',
    '2 leads, 2 changed',
  ]);
  expect(await log(at, 'created')).toHaveLength(2);
  expect(await log(at, 'graded')).toMatchObject([{ lead: leads[0]!.id, advertiser: at.takers[0]!.advertiser }]);
  expect(await read(`/user/integrations/${at.id}?with=apiSyncNextAt`)).toMatchObject({
    apiSyncStatus: 'on',
    apiSyncNextAt: expect.any(Number),
  });
  await synchronize(at);
  for (const { id } of leads.slice(1)) expect(await conversions(id)).toHaveLength(1);
  expect(await log(at, 'created')).toHaveLength(2);
});

test('a lead whose response never came is settled, by our own ID', async () => {
  const at = await synchronized('cut');
  const { id, ours } = await sent(at);
  expect((await lead(id)).apiStatus).toBe('failed');
  lists.set(at.path, [{ ours, status: 'fresh' }]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect(await lead(id)).toMatchObject({ apiStatus: 'sent', grade: at.grades.new, ...at.takers[0] });
  expect((await read(`/stat/lead_attempts?lead=${id}`)).items).toMatchObject([
    { outcome: 'accepted', advertiserStatus: 'fresh' },
  ]);
});

test('a lead whose response never came stays in the trash that staff put it in, and is not paid as accepted', async () => {
  const at = await synchronized('cut');
  const first = async (path: string) => (await read(`${path}?limit=1`)).items[0].id;
  const [paymentModel, currency] = [await first('/user/payment_models'), await first('/user/currencies')];
  const worth = { revenueValue: '6', revenueCurrency: currency, payoutValue: '4.5', payoutCurrency: currency };
  const [rule] = await admin.make('/user/payment_rules', {
    title: 'Accepted',
    offer: at.offer,
    paymentModel,
    paidFor: 'accepted_lead',
    ...worth,
  });
  const items = [{ id: rule!.id, status: 'active' }];
  await done(admin.call('POST', '/user/payment_rules/change_status', { items }));
  const [fraud, real] = [await sent(at), await sent(at)];
  await done(admin.call('PATCH', `/stat/leads/${fraud.id}/trash`, { items: [{ note: 'Fraud' }] }));
  lists.set(
    at.path,
    [fraud, real].map(({ ours }) => ({ ours, status: 'fresh' })),
  );
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  await expect.poll(async () => (await conversions(real.id)).length, { timeout: patience.wait }).toBe(1);
  expect(await conversions(fraud.id)).toEqual([]);
  expect(await lead(fraud.id)).toMatchObject({ apiStatus: 'trash', grade: at.grades.new, ...at.takers[0] });
  expect((await read(`/stat/lead_attempts?lead=${fraud.id}`)).items).toMatchObject([{ outcome: 'accepted' }]);
});

test('a status for an ID that several leads have applies to the one that our own ID names, and otherwise to none', async () => {
  const at = await synchronized('accept');
  // This advertiser answers each lead with the same ID.
  const [first, second] = [await sent(at), await sent(at)];
  lists.set(at.path, [
    { id: 'A-1', status: 'sold' },
    { id: 'A-1', ours: first.ours, status: 'fresh' },
  ]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect([(await lead(first.id)).grade, (await lead(second.id)).grade]).toEqual([at.grades.new, null]);
  for (const { id } of [first, second]) expect(await conversions(id)).toEqual([]);
  expect((await log(at, 'read')).map(({ reason }: { reason: Words }) => reason.en)).toContain(
    '2 leads, 1 changed. Skipped, as several leads have the same ID: A-1',
  );
});

test('what is reported about a lead whose contact data is erased becomes a conversion, without the word that reported it', async () => {
  const at = await synchronized('accept');
  const [named, unnamed] = [await sent(at), await sent(at)];
  await administer(product.url, `update leads set erased_at = now() where id in (${named.id}, ${unnamed.id})`);
  lists.set(at.path, [
    { ours: named.ours, status: 'sold' },
    { ours: unnamed.ours, status: 'Asked to call back' },
  ]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const { items } = await read(`/stat/conversions?lead=${named.id}&with=postbackParams`);
  expect(items).toMatchObject([{ postbackParams: [] }]);
  expect((await read(`/user/integrations/${at.id}?with=unmappedStatuses`)).unmappedStatuses).toEqual([]);
});

test('no word is stored for a lead whose contact data was erased while its page was being processed', async () => {
  const at = await synchronized('accept');
  const [first, second] = [await sent(at), await sent(at)];
  lists.set(at.path, [
    { ours: first.ours, status: 'sold' },
    { ours: second.ours, status: 'Asked to call back' },
  ]);
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('lock table conversions in share row exclusive mode');
    await done(turn(at, 'on'));
    await untilWaiting(client);
    await client.query('update leads set erased_at = now() where id = $1', [second.id]);
    await client.query('commit');
  });
  await endOfRound(at, null);
  expect(await conversions(first.id)).toHaveLength(1);
  expect((await read(`/user/integrations/${at.id}?with=unmappedStatuses`)).unmappedStatuses).toEqual([]);
});

test('of statuses with a time the latest stays, whichever page or round reports an older one', async () => {
  const at = await synchronized('accept');
  const [told, plain] = [await sent(at), await sent(at)];
  const { apiSync } = await read(`/user/integrations/${at.id}?with=apiSync`);
  await done(
    admin.call('POST', `/user/integrations/${at.id}/edit_api_sync`, {
      data: { apiSync: { ...apiSync, changedAtPath: 'at' } },
    }),
  );
  // The history of each lead, latest first: older statuses are on later pages.
  const history = [
    { ours: told.ours, status: 'fresh', at: '2026-01-03T10:00:00Z' },
    { ours: plain.ours, status: 'sold' },
    { ours: told.ours, status: 'sold', at: '2026-01-02T10:00:00Z' },
    { ours: plain.ours, status: 'fresh' },
  ];
  lists.set(at.path, history);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const grades = async () => [(await lead(told.id)).grade, (await lead(plain.id)).grade];
  // Without a time the last word counts.
  expect(await grades()).toEqual([at.grades.new, at.grades.new]);
  // What was reached then remains reached.
  expect(await conversions(told.id)).toHaveLength(1);
  const attempt = async () => (await read(`/stat/lead_attempts?lead=${told.id}`)).items[0];
  const since = Date.parse('2026-01-03T10:00:00Z') / 1000;
  expect(await attempt()).toMatchObject({ advertiserStatus: 'fresh', advertiserStatusAt: since });
  const changes = async () =>
    (await read(`/stat/lead_changes?lead=${told.id}`)).items.map(({ id }: { id: number }) => id);
  const before = await changes();
  await synchronize(at);
  expect(await changes()).toEqual(before);

  lists.set(at.path, [{ ours: told.ours, status: 'fresh', at: '2026-01-05T10:00:00Z' }]);
  await synchronize(at);
  lists.set(at.path, [{ ours: told.ours, status: 'sold', at: '2026-01-04T10:00:00Z' }]);
  await synchronize(at);
  expect((await lead(told.id)).grade).toBe(at.grades.new);
  lists.set(at.path, [{ ours: told.ours, status: 'sold', at: '2026-01-06T10:00:00Z' }]);
  await synchronize(at);
  expect((await lead(told.id)).grade).toBe(at.grades.sold);
  expect(await conversions(told.id)).toHaveLength(1);
});

test('of several statuses of a lead on one page that no time tells apart, the last is its grade, and the others only goals', async () => {
  const at = await synchronized('accept');
  const leads = [await sent(at), await sent(at)];
  const { apiSync } = await read(`/user/integrations/${at.id}?with=apiSync`);
  const data = { apiSync: { ...apiSync, changedAtPath: 'on' } };
  await done(admin.call('POST', `/user/integrations/${at.id}/edit_api_sync`, { data }));
  const days = [undefined, '2026-01-03'];
  lists.set(
    at.path,
    leads.flatMap(({ ours }, place) => ['sold', 'fresh'].map((status) => ({ ours, status, on: days[place] }))),
  );
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  await synchronize(at);
  for (const { id } of leads) {
    const { items } = await read(`/stat/lead_changes?lead=${id}`);
    const grades = items.flatMap((one: { changedBy: string; grade: number }) =>
      one.changedBy === 'synchronization' ? [one.grade] : [],
    );
    expect(grades).toEqual([at.grades.new]);
    expect(await conversions(id)).toHaveLength(1);
  }
});

test('a status that is refused is logged once, and applied once what it was refused for is mended', async () => {
  const at = await synchronized('accept');
  const [told, plain] = [await sent(at), await sent(at)];
  const integration = `/user/integrations/${at.id}`;
  const { apiSync, vertical } = await read(`${integration}?with=apiSync`);
  await done(
    admin.call('POST', `${integration}/edit_api_sync`, { data: { apiSync: { ...apiSync, changedAtPath: 'at' } } }),
  );
  const { goals } = await read(`/user/verticals/${vertical}?with=goals`);
  // A share of an amount, which the list does not contain.
  const [rule] = await admin.make('/user/payment_rules', {
    title: 'Share',
    offer: at.offer,
    goal: goals[0].id,
    paymentType: 2,
    paymentModel: (await read('/user/payment_models?limit=1')).items[0].id,
    revenueValue: '30',
    payoutValue: '20',
    revenueCurrency: null,
    payoutCurrency: null,
  });
  const items = [{ id: rule!.id, status: 'active' }];
  await done(admin.call('POST', '/user/payment_rules/change_status', { items }));
  lists.set(at.path, [
    { ours: told.ours, status: 'fresh', at: '2026-01-03T10:00:00Z' },
    { ours: told.ours, status: 'sold', at: '2026-01-02T10:00:00Z' },
    { ours: plain.ours, status: 'sold' },
  ]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const refused = async () => (await log(at, 'refused')).map(({ lead: id }: { lead: number }) => id).toSorted();
  expect(await refused()).toEqual([told.id, plain.id]);
  await synchronize(at);
  expect(await refused()).toHaveLength(2);
  const inactive = [{ id: rule!.id, status: 'inactive' }];
  await done(admin.call('POST', '/user/payment_rules/change_status', { items: inactive }));
  await synchronize(at);
  for (const { id } of [told, plain]) expect(await conversions(id)).toHaveLength(1);
  expect([(await lead(told.id)).grade, (await lead(plain.id)).grade]).toEqual([at.grades.new, at.grades.sold]);
});

test('an ID of many digits is the same in a response and in a list', async () => {
  const at = await synchronized('numbered');
  const { id } = await sent(at);
  lists.set(at.path, [{ id: '1234567890123456789', status: 'fresh' }]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect((await lead(id)).grade).toBe(at.grades.new);
});

test('a repetition in different letter case is one conversion, even for a goal that is paid each time', async () => {
  const at = await synchronized('accept');
  const { id, ours } = await sent(at);
  const { goal } = (await read(`/user/integrations/${at.id}?with=goals`)).goals[0];
  const [model] = (await read('/user/payment_models?limit=1')).items;
  const [currency] = (await read('/user/currencies?limit=1')).items;
  const [rule] = await admin.make('/user/payment_rules', {
    title: 'Each time',
    offer: at.offer,
    paymentModel: model.id,
    goal,
    isMultiConversion: true,
    revenueValue: '3',
    revenueCurrency: currency.id,
    payoutValue: '2',
    payoutCurrency: currency.id,
  });
  await done(admin.call('POST', '/user/payment_rules/change_status', { items: [{ id: rule!.id, status: 'active' }] }));
  lists.set(at.path, [{ ours, status: 'sold' }]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect(await conversions(id)).toHaveLength(1);
  lists.set(at.path, [{ ours, status: 'SOLD' }]);
  await synchronize(at);
  expect((await read(`/stat/lead_attempts?lead=${id}`)).items).toMatchObject([{ advertiserStatus: 'SOLD' }]);
  expect(await conversions(id)).toHaveLength(1);
});

test('words without a meaning are listed until they have one', async () => {
  const at = await synchronized('accept');
  const { id, ours } = await sent(at);
  lists.set(at.path, [{ ours, status: 'warm' }]);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const path = `/user/integrations/${at.id}`;
  expect((await read(`${path}?with=unmappedStatuses`)).unmappedStatuses).toEqual(['warm']);
  const data = { leadStatusMappings: [{ theirs: 'warm', leadGrade: at.grades.new }] };
  await done(admin.call('POST', `${path}/edit_lead_status_mappings`, { data }));
  expect((await read(`${path}?with=unmappedStatuses`)).unmappedStatuses).toEqual([]);
  await synchronize(at);
  expect((await lead(id)).grade).toBe(at.grades.new);
});

test('only one of several processes asks, and another continues where it was killed', async () => {
  const at = await synchronized('accept');
  const [first, second, third] = [await sent(at), await sent(at), await sent(at)];
  await product.beside();
  lists.set(
    at.path,
    [first, second, third].map(({ ours }) => ({ ours, status: 'fresh' })),
  );
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect(asked.get(at.path)).toEqual([1, 2]);
  // A process died in the middle of a round.
  await administer(
    product.url,
    `update integration_sync set claim = gen_random_uuid(), claimed_until = now() - interval '1 second',
      page = 2, ended_at = null, due_at = now() where integration_id = ${at.id}`,
  );
  await endOfRound(at, null);
  expect(asked.get(at.path)).toEqual([1, 2, 2]);
});

test('after repeated failures the waits grow and it is finally paused, and staff are notified', async () => {
  const at = await synchronized('accept');
  lists.set(at.path, 401);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect(await log(at, 'failed')).toMatchObject([{ httpStatus: 401, reason: { en: 'HTTP 401', ru: 'HTTP 401' } }]);
  expect((await read(`/user/integrations/${at.id}`)).apiSyncStatus).toBe('on');
  await administer(product.url, `update integration_sync set failures = 7 where integration_id = ${at.id}`);
  await synchronize(at);
  expect(await read(`/user/integrations/${at.id}`)).toMatchObject({
    apiSyncStatus: 'paused',
    apiSyncPauseReason: { en: 'HTTP 401 (8 times in a row)', ru: 'HTTP 401 (неудач подряд: 8)' },
  });
  const headers = { 'accept-language': 'ru' };
  const { queues } = (await product.admin.call('GET', '/user/background_work', undefined, { headers })).data;
  const asksStatuses = { name: 'synchronizations', problem: 'HTTP 401 (неудач подряд: 8)' };
  expect(queues).toContainEqual(expect.objectContaining(asksStatuses));
  expect((await inbox.next('admin@ours.example')).subject).toContain('Synchronisation paused');
  lists.set(at.path, []);
  await synchronize(at);
  expect(await read(`/user/integrations/${at.id}`)).toMatchObject({ apiSyncStatus: 'on', apiSyncPauseReason: null });
});

test('turned on again, or asked with other settings, it asks immediately and may fail as often as a new one', async () => {
  const at = await synchronized('accept');
  lists.set(at.path, []);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const failed = (status: string) =>
    administer(
      product.url,
      `update integration_sync set failures = 8, due_at = now() + interval '6 hours', ended_at = null where integration_id = ${at.id};
       update integrations set api_sync_status = '${status}' where id = ${at.id}`,
    );
  const state = async () => (await read(`/user/integrations/${at.id}`)).apiSyncStatus;
  lists.set(at.path, 503);
  await failed('paused');
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  expect(await state()).toBe('on');
  await failed('on');
  const { apiSync } = await read(`/user/integrations/${at.id}?with=apiSync`);
  const other = { ...apiSync, timeout: 6 };
  await done(admin.call('POST', `/user/integrations/${at.id}/edit_api_sync`, { data: { apiSync: other } }));
  await endOfRound(at, null);
  expect(await state()).toBe('on');
});

test('a synchronisation runs once, however often it is requested within a moment', async () => {
  const at = await synchronized('accept');
  lists.set(at.path, []);
  await done(turn(at, 'on'));
  await endOfRound(at, null);
  const call = () => admin.call('POST', '/user/integrations/synchronize', { items: [{ id: at.id }] });
  await administer(
    product.url,
    `update integration_sync set asked_at = now() + interval '1 hour' where integration_id = ${at.id}`,
  );
  expect(await call()).toMatchObject({ status: 409, details: [{ type: 'runsAlready' }] });
  // A process may have started what was requested.
  await administer(
    product.url,
    `update integration_sync set began_at = asked_at, claim = null where integration_id = ${at.id}`,
  );
  expect(await call()).toMatchObject({ status: 409, details: [{ type: 'ranJustNow' }] });
});

test('a deactivated integration is not synchronised', async () => {
  const at = await synchronized('accept');
  const { status, details } = await admin.call('POST', '/user/integrations/synchronize', { items: [{ id: at.id }] });
  expect([status, details?.[0].type]).toEqual([409, 'notSwitchedOn']);
  expect(asked.get(at.path)).toBeUndefined();
});

test('a long page is left between two batches if the round must not continue', async () => {
  const at = await synchronized('accept');
  const { id, ours } = await sent(at);
  const scope = product.database.tenant(product.tenant.tenantId);
  const reporter = await reporterOf(scope, at.id);
  const network = prepare(await scope.read(readNetwork));
  const statuses = Array.from({ length: 121 }, (_, n) => ({
    leadId: null,
    ownId: ours,
    status: n % 2 === 0 ? 'test' : 'fresh',
    at: n + 1,
  }));
  const applied = (goesOn: () => Promise<boolean>) => applyStatuses(scope, network, statuses, { reporter, goesOn });
  const said = () =>
    connected(product.url, async (client) => {
      const { rows } = await client.query('select advertiser_status from lead_attempts where lead_id = $1', [id]);
      return rows.map(({ advertiser_status: status }) => status);
    });
  const answers = [true, false];
  // What was done by then is reported, so that the log has it.
  expect(await applied(async () => answers.shift()!)).toMatchObject({
    changes: [{ result: 'graded' }],
    isWhole: false,
  });
  expect(await said()).toEqual(['fresh']);
  expect(await applied(async () => true)).toEqual({ changes: [], shared: [], isWhole: true });
  expect(await said()).toEqual(['test']);
});

test('the leads of a page are found without reading all that the integration ever had', async () => {
  const at = await synchronized('accept');
  const { id, ours } = await sent(at);
  const before = 1000;
  await connected(product.url, async (client) => {
    const changed = { id: '1000000 + n', secure_id: 'md5(n::text)', click_id: 'md5(n::text)' };
    await copyRows(client, 'leads', { where: `id = ${id}`, count: before, changed });
    const attempt = { id: '1000000 + n', lead_id: '1000000 + n', advertiser_lead_id: "'old-' || n" };
    await copyRows(client, 'lead_attempts', { where: `lead_id = ${id}`, count: before, changed: attempt });
    await client.query('analyze leads; analyze lead_attempts');
  });
  const scope = product.database.tenant(product.tenant.tenantId);
  const reporter = await reporterOf(scope, at.id);
  const network = prepare(await scope.read(readNetwork));
  const statuses = [
    { leadId: 'old-1', ownId: null, status: 'fresh' },
    { leadId: null, ownId: ours, status: 'fresh' },
  ];
  const apply = async () => {
    const { changes } = await applyStatuses(scope, network, statuses, { reporter, goesOn: async () => true });
    expect(changes).toHaveLength(2);
  };
  const [finding] = (await statementsOf(apply)).filter(({ text }) => text.includes('advertiser_lead_id = any'));
  expect(await scope.read((db) => rowsRead(db, finding!))).toBeLessThan(before / 10);
});
