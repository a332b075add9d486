import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { notify, type Raised } from '../../../server/notify/notify.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { type Listener, openListener } from './listener.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** A network whose notices go out by email, by a webhook and by a bot. */

export let product: Product;
export let inbox: Inbox;
export let hook: Listener;
export let telegram: Listener;

/** One product for all tests of a file; before each test there are no rules and no pending notices. */
export const setUpNoticing = (): void => {
  beforeAll(async () => {
    [inbox, hook, telegram] = await Promise.all([openInbox(), openListener(), openListener()]);
    product = await startProduct({ smtpUrl: inbox.url, outboundAllow: ['127.0.0.1'] });
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([inbox.close(), hook.close(), telegram.close()]);
  });
  beforeEach(async () => {
    const { items } = (await product.admin.call('GET', '/user/notifications?limit=100')).data;
    if (items.length > 0)
      await product.admin.call('DELETE', '/user/notifications', {
        items: items.map(({ id }: { id: number }) => ({ id })),
      });
    for (const one of [hook, telegram])
      Object.assign(one, { asked: [], answer: () => ({ status: 200, body: { ok: true, result: [] } }) });
    await forget();
    token = `12345:${++count}`;
  });
};

export const secret = 'a signing secret';
/** That of the bots of a test. Bots of earlier tests, which go on asking the same server, have others. */
export let token: string;
let count = 0;
export const nextTitle = (): string => `Channel ${++count}`;
const channelOf = async (fields: object): Promise<number> =>
  (await product.admin.make('/user/notification_channel_integrations', { title: nextTitle(), ...fields }))[0]!.id;
export const webhook = (fields: object = {}) =>
  channelOf({ kind: 'webhook', url: `${hook.url}/events`, secret, ...fields });
export const bot = () => channelOf({ kind: 'telegram', url: telegram.url, botToken: token, botName: 'our_bot' });
export const rule = (fields: object) =>
  product.admin.call('PUT', '/user/notifications', {
    items: [{ description: 'Rule', groupSlug: 'tasks', channel: 'email', ...fields }],
  });
export const made = async (fields: object): Promise<number> => {
  const { status, data, details } = await rule(fields);
  expect([status, details]).toEqual([201, undefined]);
  return data.items[0].id;
};
export const raise = (raised: Partial<Raised> = {}): Promise<void> =>
  product.database
    .tenant(product.tenant.tenantId)
    .write((db) => notify(db, { type: 'task.assigned', params: { title: 'Call back' }, ...raised }));
export const raiseAll = async (...titles: string[]): Promise<void> => {
  for (const title of titles) await raise({ params: { title } });
};
export const rows = (sql: string) => connected(product.url, async (client) => (await client.query(sql)).rows);
/** Waits until the recipients of all events have been determined. */
export const spread = () =>
  vi.waitUntil(async () => (await rows('select from notice_event where done_at is null')).length === 0, {
    timeout: patience.wait,
  });
export const inState = (state: string, total: number) =>
  vi.waitUntil(async () => (await rows(`select from notice_delivery where state = '${state}'`)).length >= total, {
    timeout: patience.wait,
  });
/** Skips the time after which it is tried again, or sent. */
export const comeDue = () =>
  administer(product.url, `update notice_delivery set due_at = now() where state = 'waiting' and claim is null`);
const forget = () => administer(product.url, 'delete from notice_delivery; delete from notice_event');
export const log = async (person: Person = product.admin) =>
  (await person.call('GET', '/user/notifications/deliveries?limit=100')).data.items;
/** Quiet hours that are in progress, by UTC. */
export const quiet = () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { quietFrom: at(-2), quietTo: at(2) };
};
export const emailOf = async (person: Person): Promise<string> =>
  (await person.call('GET', '/user/users/me')).data.email;
export const titlesOf = (body: string): string[] =>
  JSON.parse(body).items.map(({ params }: { params: { title: string } }) => params.title);
