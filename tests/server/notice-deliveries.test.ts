import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify, type Raised } from '../../server/notify/notify.ts';
import { patience } from '../patience.ts';
import { administer, connected } from '../postgres.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { type Listener, openListener } from './listener.ts';
import { refusal } from './network.ts';
import { type Person, type Product, startProduct } from './product.ts';
import { ask, password } from './serving.ts';

let product: Product;
let inbox: Inbox;
let hook: Listener;
let telegram: Listener;
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
});

const secret = 'a signing secret';
const token = '12345:token';
let count = 0;
const channelOf = async (fields: object): Promise<number> =>
  (await product.admin.make('/user/notification_channel_integrations', { title: `Channel ${++count}`, ...fields }))[0]!
    .id;
const webhook = (fields: object = {}) => channelOf({ kind: 'webhook', url: `${hook.url}/events`, secret, ...fields });
const bot = () => channelOf({ kind: 'telegram', url: telegram.url, botToken: token, botName: 'our_bot' });
const rule = (fields: object) =>
  product.admin.call('PUT', '/user/notifications', {
    items: [{ description: 'Rule', groupSlug: 'tasks', channel: 'email', ...fields }],
  });
const made = async (fields: object): Promise<number> => {
  const { status, data, details } = await rule(fields);
  expect([status, details]).toEqual([201, undefined]);
  return data.items[0].id;
};
const raise = (raised: Partial<Raised> = {}): Promise<void> =>
  product.database
    .tenant(product.tenant.tenantId)
    .write((db) => notify(db, { type: 'task.assigned', params: { title: 'Call back' }, ...raised }));
const raiseAll = async (...titles: string[]): Promise<void> => {
  for (const title of titles) await raise({ params: { title } });
};
const rows = (sql: string) => connected(product.url, async (client) => (await client.query(sql)).rows);
/** Waits until all that was raised is found out. */
const spread = () =>
  vi.waitUntil(async () => (await rows('select from notice_event where done_at is null')).length === 0, {
    timeout: patience.wait,
  });
const inState = (state: string, total: number) =>
  vi.waitUntil(async () => (await rows(`select from notice_delivery where state = '${state}'`)).length >= total, {
    timeout: patience.wait,
  });
/** As if the time had passed after which it is tried again, or told. */
const comeDue = () =>
  administer(product.url, `update notice_delivery set due_at = now() where state = 'waiting' and claim is null`);
const forget = () => administer(product.url, 'delete from notice_delivery; delete from notice_event');
const log = async (person: Person = product.admin) =>
  (await person.call('GET', '/user/notifications/deliveries?limit=100')).data.items;
/** Quiet hours that it is in the middle of, by the clocks of UTC. */
const quiet = () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { quietFrom: at(-2), quietTo: at(2) };
};
const emailOf = async (person: Person): Promise<string> => (await person.call('GET', '/user/users/me')).data.email;
const titlesOf = (body: string): string[] =>
  JSON.parse(body).items.map(({ params }: { params: { title: string } }) => params.title);

beforeEach(forget);

describe('a rule', () => {
  test('names an event of its group, people, and a bot or web hook of its channel', async () => {
    const people = { users: [product.admin.id] };
    const refused = async (fields: object) => refusal(await rule({ ...people, ...fields }));
    expect(await refused({ type: 'cap.full' })).toEqual([422, 'typeOfOthers', 'items.0.type']);
    expect(await refused({ users: [] })).toEqual([422, 'nobody', 'items.0.users']);
    expect(await refused({ channel: 'webhook' })).toEqual([422, 'required', 'items.0.notificationChannelIntegration']);
    const integration = { notificationChannelIntegration: await webhook() };
    expect(await refused({ channel: 'telegram', ...integration })).toEqual([
      422,
      'otherChannel',
      'items.0.notificationChannelIntegration',
    ]);
    expect((await refused(integration))[1]).toBe('channelOfOthers');
    expect(await refused({ quietFrom: '22:00' })).toEqual([422, 'required', 'items.0.quietTo']);
    expect((await refused({ quietFrom: '25:00', quietTo: '08:00' }))[1]).toBe('pattern');
    expect((await rule({ ...people, type: 'task.due' })).status).toBe(201);
  });

  test('is nobody’s but those’ who hold the permission', async () => {
    const [affiliate, without] = [await product.person('affiliate'), await product.personWith('manager')];
    for (const person of [affiliate, without])
      for (const path of [
        '/user/notifications',
        '/user/notifications/deliveries',
        '/user/notification_channel_integrations',
      ])
        expect((await person.call('GET', path)).status).toBe(403);
    const reader = await product.personWith('manager', 'notification.read');
    expect((await reader.call('GET', '/user/notifications/deliveries')).status).toBe(200);
    expect(
      (await reader.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: 1 })).status,
    ).toBe(403);
  });

  test('rings the bell of its people and of its roles’, narrowed by what it is about', async () => {
    const { id: offer } = (await product.admin.make('/user/offers', { title: 'KetoSlim' }))[0]!;
    const [named, held] = [await product.person('manager'), await product.personWith('manager', 'tag.read')];
    const role = (await rows(`select role_id from users where id = ${held.id}`))[0].role_id;
    await made({ channel: 'bell', users: [named.id], roles: [Number(role)], offers: [offer], countries: ['LV'] });
    await raise({ about: { offer, country: 'LV' } });
    await raise({ about: { offer, country: 'EE' } });
    await raise({ about: { country: 'LV' } });
    await raise({ type: 'task.due', about: { offer, country: 'LV' } });
    await spread();
    for (const person of [named, held]) {
      const { items } = (await person.call('GET', `/user/notifications/personal/${person.id}`)).data;
      expect(items.map(({ type }: { type: string }) => type)).toEqual(['task.due', 'task.assigned']);
    }
  });

  test('tells nobody of records that they may not read', async () => {
    const person = await product.personWith('manager', 'notification.read');
    const { id } = (await product.admin.make('/user/tags', { title: 'Own', type: 'team' }))[0]!;
    await made({ users: [person.id] });
    await raise({ record: { entity: 'tag', id } });
    await raise();
    await inState('delivered', 1);
    expect((await log()).map(({ about }: { about: string }) => about)).toEqual(['Task assigned']);
    // What may no longer be seen when it is sent is not sent.
    const seer = await product.personWith('manager', 'tag.read');
    await made({ users: [seer.id], ...quiet() });
    await raise({ record: { entity: 'tag', id } });
    await spread();
    await administer(
      product.url,
      `delete from roles_permissions where owner_id = (select role_id from users where id = ${seer.id})`,
    );
    await comeDue();
    await inState('withdrawn', 1);
  });
});

describe('email', () => {
  test('is written in the language of its reader, once however many rules ask for it, and waits for the mail server', async () => {
    const person = await product.person('manager', { language: 'ru' });
    const email = await emailOf(person);
    inbox.manner = 'refuse';
    await made({ users: [person.id] });
    await made({ users: [person.id], type: 'task.assigned' });
    await raise();
    await inState('delivered', 1);
    await vi.waitUntil(async () => (await rows('select from mail_outbox where attempts > 0')).length > 0, {
      timeout: patience.wait,
    });
    inbox.manner = 'take';
    await administer(product.url, `update mail_outbox set due_at = now() where state = 'waiting'`);
    expect((await inbox.next(email)).subject).toBe('Вам назначена задача: Call back — ours');
    expect(await rows('select from notice_delivery')).toHaveLength(1);
    expect(inbox.left()).not.toContain(email);
  });

  test('is not written a second time to who is written to anyway', async () => {
    const email = await emailOf(product.admin);
    await made({ groupSlug: 'network', users: [product.admin.id] });
    await administer(product.url, `update settings_general set registration = 'open'`);
    const body = { email: 'newcomer@example.com', password, firstName: 'Nora' };
    expect((await ask(product.app, 'POST', '/public/sign-up', { body })).status).toBe(201);
    await spread();
    expect(await rows(`select from notice_delivery`)).toEqual([]);
    await raise({ type: 'affiliate.registered', params: { title: 'Bo' } });
    await inState('delivered', 1);
    const isToBe = () =>
      inbox.given.some(({ subject, to }) => subject === 'New affiliate: Bo — ours' && to?.[0]?.address === email);
    await vi.waitUntil(isToBe, { timeout: patience.wait });
  });

  test('is a digest of what happened until then', async () => {
    const person = await product.person('manager');
    const email = await emailOf(person);
    await made({ users: [person.id], frequency: 'daily' });
    await raiseAll('1', '2', '3');
    await spread();
    expect((await log()).map(({ state, isDigest }: { state: string; isDigest: boolean }) => [state, isDigest])).toEqual(
      [
        ['waiting', true],
        ['waiting', true],
        ['waiting', true],
      ],
    );
    await comeDue();
    const mail = await inbox.next(email);
    expect(mail.subject).toBe('Notifications: 3 — ours');
    expect([...mail.text!.matchAll(/assigned to you: (\d)/g)].map(([, title]) => title)).toEqual(['1', '2', '3']);
    await inState('delivered', 3);
  });
});

describe('a web hook', () => {
  test('is signed, and tells what its rule’s author may see', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    await raise({ about: { country: 'LV' }, by: product.admin.id });
    await inState('delivered', 1);
    const [{ headers, body, path }] = hook.asked as [(typeof hook.asked)[number]];
    const at = String(headers['sluice-timestamp']);
    expect(path).toBe('/events');
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(patience.wait / 1000);
    expect(headers['sluice-signature']).toBe(
      `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      id: headers['idempotency-key'],
      test: false,
      items: [{ type: 'task.assigned', groupSlug: 'tasks', title: 'Task assigned to you: Call back', country: 'LV' }],
    });
  });

  test('that is down gets all once it is back, in order, each under one key', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    hook.answer = () => ({ status: 503 });
    await raiseAll('1', '2', '3');
    await spread();
    await vi.waitUntil(() => hook.asked.length > 0, { timeout: patience.wait });
    await vi.waitUntil(
      async () => (await log()).some(({ problem }: { problem: string | null }) => problem === 'HTTP 503'),
      { timeout: patience.wait },
    );
    // However long it is down, nothing overtakes the first.
    await comeDue();
    await vi.waitUntil(() => hook.asked.length > 1, { timeout: patience.wait });
    expect(new Set(hook.asked.flatMap(({ body }) => titlesOf(body)))).toEqual(new Set(['1']));
    expect(new Set(hook.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await vi.waitUntil(async () => (await rows('select from notice_delivery where claim is not null')).length === 0, {
      timeout: patience.wait,
    });
    hook.asked.length = 0;
    hook.answer = () => ({ status: 204 });
    await comeDue();
    await inState('delivered', 3);
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(['1', '2', '3']);
    expect((await log()).at(-1)).toMatchObject({ state: 'delivered', attempts: expect.any(Number), problem: null });
  });

  test('is given up after three days, and lets go on what waits behind it', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    hook.answer = () => ({ status: 500 });
    await raiseAll('1', '2');
    await vi.waitUntil(
      async () => (await rows('select from notice_delivery where attempts > 0 and claim is null')).length === 1,
      { timeout: patience.wait },
    );
    await administer(
      product.url,
      `update notice_delivery set failing_since = now() - interval '4 days' where attempts > 0`,
    );
    await comeDue();
    await inState('given_up', 1);
    await vi.waitUntil(() => hook.asked.some(({ body }) => titlesOf(body)[0] === '2'), { timeout: patience.wait });
  });

  test('is told a digest together, by whichever of several processes', async () => {
    const others = [await product.beside(), await product.beside()];
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook(), frequency: 'hourly' });
    const titles = Array.from({ length: 20 }, (_, place) => String(place));
    await raiseAll(...titles);
    await spread();
    await comeDue();
    await inState('delivered', 20);
    for (const other of others) await other.close();
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(titles);
  });

  test('leads nowhere inside, unless that is allowed', async () => {
    const integration = await webhook({ url: 'http://10.0.0.1/events' });
    await made({ channel: 'webhook', notificationChannelIntegration: integration });
    await raise();
    await vi.waitUntil(async () => (await log())[0]?.problem === 'inside', { timeout: patience.wait });
    const secure = await openListener({ isSecure: true });
    const test = async (id: number) =>
      (await product.admin.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id })).data;
    expect(await test(integration)).toMatchObject({ delivered: false, problem: 'inside' });
    // Nobody vouches for its certificate.
    expect(await test(await webhook({ url: secure.url }))).toMatchObject({ delivered: false, problem: 'tls' });
    expect(await test(await webhook())).toMatchObject({ delivered: true, status: 200, problem: null });
    expect(JSON.parse(hook.asked.at(-1)!.body)).toMatchObject({ test: true, items: [] });
    await secure.close();
  });

  test('has an address and a secret, which nobody is told', async () => {
    const refused = async (fields: object) =>
      refusal(
        await product.admin.call('PUT', '/user/notification_channel_integrations', {
          items: [{ title: `Channel ${++count}`, kind: 'webhook', ...fields }],
        }),
      );
    expect(await refused({ secret })).toEqual([422, 'required', 'items.0.url']);
    expect(await refused({ url: hook.url })).toEqual([422, 'required', 'items.0.secret']);
    expect(await refused({ kind: 'telegram' })).toEqual([422, 'required', 'items.0.botToken']);
    const id = await webhook();
    expect(
      (await product.admin.call('GET', `/user/notification_channel_integrations/${id}`)).response.body,
    ).not.toContain(secret);
  });
});

describe('Telegram', () => {
  interface Update {
    update_id: number;
    message: { chat: { id: number }; text: string };
  }
  /** A bot API that has these updates and keeps what it is told to send. */
  const play = (updates: Update[], sends: (text: string) => boolean = () => true) => {
    telegram.answer = ({ path, body }) => {
      const { offset, text } = JSON.parse(body);
      if (!path.startsWith(`/bot${token}/`)) return { status: 404, body: { ok: false, description: 'Not Found' } };
      if (path.endsWith('/getUpdates'))
        return { status: 200, body: { ok: true, result: updates.filter(({ update_id: id }) => id >= offset) } };
      return sends(text)
        ? { status: 200, body: { ok: true, result: {} } }
        : { status: 403, body: { ok: false, description: 'Forbidden: bot was blocked by the user' } };
    };
  };
  const messages = (): { chat_id: number; text: string }[] =>
    telegram.asked.filter(({ path }) => path.endsWith('/sendMessage')).map(({ body }) => JSON.parse(body));
  const keyOf = async (person: Person): Promise<string> =>
    (await person.call('GET', '/user/users/me?with=botKey')).data.botKey;
  const linkedAt = async (person: Person, id: number): Promise<number | null | undefined> =>
    (await person.call('GET', '/user/notifications/telegram')).data.items.find((one: { id: number }) => one.id === id)
      ?.linkedAt;

  test('is linked by one’s key alone, tells in order through its being down, and is unlinked', async () => {
    const person = await product.person('manager');
    const id = await bot();
    const test = () => person.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id });
    expect(await linkedAt(person, id)).toBeNull();
    play([
      { update_id: 7, message: { chat: { id: 41 }, text: 'hello' } },
      { update_id: 8, message: { chat: { id: 42 }, text: `/start ${await keyOf(person)}` } },
      { update_id: 9, message: { chat: { id: 43 }, text: '/start 0123456789abcdef0123' } },
    ]);
    await vi.waitUntil(async () => typeof (await linkedAt(person, id)) === 'number', { timeout: patience.wait });
    await vi.waitUntil(() => messages().length >= 3, { timeout: patience.wait });
    expect(messages().map(({ chat_id: chat, text }) => [chat, text.split(/[.\n]/)[0]])).toEqual([
      [41, 'Send /start and the bot key of your profile'],
      [42, 'Linked'],
      [43, 'Send /start and the bot key of your profile'],
    ]);
    telegram.asked.length = 0;
    await made({ channel: 'telegram', notificationChannelIntegration: id, users: [person.id] });
    let isUp = false;
    play([], () => isUp);
    await raiseAll('1', '2');
    await vi.waitUntil(
      async () => (await log()).some(({ problem }: { problem: string }) => problem?.includes('blocked by the user')),
      { timeout: patience.wait },
    );
    isUp = true;
    telegram.asked.length = 0;
    await comeDue();
    await inState('delivered', 2);
    expect(messages().map(({ chat_id: chat, text }) => [chat, text])).toEqual([
      [42, 'Task assigned to you: 1'],
      [42, 'Task assigned to you: 2'],
    ]);
    expect((await test()).status).toBe(403);
    expect((await person.call('POST', '/user/notifications/unlink_telegram')).data).toEqual({ count: 1 });
    expect(await linkedAt(person, id)).toBeNull();
    await raiseAll('3');
    await vi.waitUntil(async () => (await log())[0]?.problem?.includes('not linked'), { timeout: patience.wait });
  });

  test('tests write to who asks, once they have linked the bot', async () => {
    const id = await bot();
    const test = () => product.admin.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id });
    expect(refusal(await test())).toEqual([409, 'notLinked', 'notificationChannelIntegrationId']);
    play([{ update_id: 1, message: { chat: { id: 50 }, text: await keyOf(product.admin) } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(product.admin, id)) === 'number', { timeout: patience.wait });
    expect((await test()).data).toMatchObject({ delivered: true });
    expect(messages().at(-1)).toMatchObject({ chat_id: 50, text: expect.stringContaining('This is a test') });
  });

  test('is not for affiliates', async () => {
    const affiliate = await product.person('affiliate');
    expect((await affiliate.call('GET', '/user/notifications/telegram')).status).toBe(403);
    expect((await affiliate.call('POST', '/user/notifications/unlink_telegram')).status).toBe(403);
  });
});

test('what a process was sending when it died is sent by another, and what it says afterwards counts no more', async () => {
  await made({
    channel: 'webhook',
    notificationChannelIntegration: await webhook(),
    ...quiet(),
  });
  await raise();
  await spread();
  await administer(
    product.url,
    `update notice_delivery set claim = gen_random_uuid(), due_at = now() where state = 'waiting'`,
  );
  await inState('delivered', 1);
  expect(hook.asked).toHaveLength(1);
});
