import { describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { refusal } from '../support/network.ts';
import {
  bot,
  comeDue,
  inState,
  log,
  made,
  product,
  raiseAll,
  setUpNoticing,
  spread,
  telegram,
  token,
} from '../support/noticing.ts';
import type { Person } from '../support/product.ts';

/** Notifications by a Telegram bot. */

setUpNoticing();

describe('Telegram', () => {
  interface Update {
    update_id: number;
    message: { chat: { id: number }; text: string };
  }
  /** A bot API that has these updates and records what it is told to send. */
  const play = (updates: Update[], sends: (text: string) => boolean = () => true, of = token) => {
    telegram.answer = ({ path, body }) => {
      const { offset, text } = JSON.parse(body);
      if (!path.startsWith(`/bot${of}/`)) return { status: 404, body: { ok: false, description: 'Not Found' } };
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

  test('is linked only with a person’s own key, delivers in order despite an outage, and is unlinked', async () => {
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
      [41, 'Send /start and the bot key from your profile'],
      [42, 'Linked'],
      [43, 'Send /start and the bot key from your profile'],
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
    await inState('withdrawn', 1);
    // Nothing waits for them to link it again, which may be in weeks.
    expect((await log())[0]).toMatchObject({
      state: 'withdrawn',
      attempts: 0,
      problem: expect.stringContaining('not linked'),
    });
  });

  test('that can’t be read says why, on its page and in a test', async () => {
    const id = await bot();
    telegram.answer = () => ({ status: 401, body: { ok: false, description: 'Unauthorized' } });
    const problem = async () =>
      (await product.admin.call('GET', `/user/notification_channel_integrations/${id}`)).data.problem;
    await vi.waitUntil(async () => (await problem())?.en === 'Unauthorized', { timeout: patience.wait });
    const test = await product.admin.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id });
    expect(test.data).toMatchObject({ delivered: false, status: 401, problem: 'Unauthorized' });
    play([]);
    await vi.waitUntil(async () => (await problem()) === null, { timeout: patience.wait });
  });

  test('is read from its first message when it is another one, which nobody has linked', async () => {
    const id = await bot();
    play([{ update_id: 900, message: { chat: { id: 70 }, text: await keyOf(product.admin) } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(product.admin, id)) === 'number', { timeout: patience.wait });
    const change = (botToken: string) =>
      product.admin.call('PATCH', '/user/notification_channel_integrations', { items: [{ id, botToken }] });
    // The same bot with a new token is still linked.
    play([], () => true, '12345:renewed');
    telegram.asked.length = 0;
    await change('12345:renewed');
    const isPolled = (name: string) => telegram.asked.some(({ path }) => path === `/bot${name}/getUpdates`);
    await vi.waitUntil(() => isPolled('12345:renewed'), { timeout: patience.wait });
    expect(await linkedAt(product.admin, id)).toEqual(expect.any(Number));
    play([{ update_id: 5, message: { chat: { id: 71 }, text: 'hello' } }], () => true, '777:other');
    await change('777:other');
    await vi.waitUntil(() => messages().some(({ chat_id: chat }) => chat === 71), { timeout: patience.wait });
    expect(await linkedAt(product.admin, id)).toBeNull();
  });

  test('gets a long digest in as many messages as it takes, each event once and in order', async () => {
    const person = await product.person('manager');
    const id = await bot();
    play([{ update_id: 1, message: { chat: { id: 60 }, text: await keyOf(person) } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(person, id)) === 'number', { timeout: patience.wait });
    telegram.asked.length = 0;
    await made({
      channel: 'telegram',
      notificationChannelIntegration: id,
      users: [person.id],
      frequency: 'daily',
    });
    const numbers = Array.from({ length: 50 }, (_, place) => String(place));
    await raiseAll(...numbers.map((number) => `${number} ${'é'.repeat(150)}`));
    await spread();
    await comeDue();
    await inState('delivered', 50);
    const texts = messages().map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(4096);
    expect([...texts.join('\n').matchAll(/assigned to you: (\d+)/g)].map(([, number]) => number)).toEqual(numbers);
  });

  test('sends a test to the person who asks, once they have linked the bot', async () => {
    const id = await bot();
    const test = () => product.admin.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id });
    expect(refusal(await test())).toEqual([409, 'notLinked', 'notificationChannelIntegrationId']);
    play([{ update_id: 1, message: { chat: { id: 50 }, text: await keyOf(product.admin) } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(product.admin, id)) === 'number', { timeout: patience.wait });
    expect((await test()).data).toMatchObject({ delivered: true });
    expect(messages().at(-1)).toMatchObject({ chat_id: 50, text: expect.stringContaining('This is a test') });
  });

  test('sends its token to another server only when told the token again, and nothing of others to another bot', async () => {
    const channels = '/user/notification_channel_integrations';
    const edit = async (by: Person, fields: object) => refusal(await by.call('PATCH', channels, { items: [fields] }));
    const person = await product.personWith('manager', 'notification.read', 'notification.update');
    const [id, url] = [await bot(), `${telegram.url}/other`];
    for (const by of [product.admin, person])
      expect(await edit(by, { id, url })).toEqual([422, 'required', 'items.0.botToken']);
    expect(await edit(person, { id, url, botToken: token })).toEqual([200, undefined, undefined]);
    expect(await edit(product.admin, { id, url: null })).toEqual([200, undefined, undefined]);
    expect(await edit(product.admin, { id, url: telegram.url, botToken: token })).toEqual([200, undefined, undefined]);
    play([{ update_id: 1, message: { chat: { id: 60 }, text: await keyOf(product.admin) } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(product.admin, id)) === 'number', { timeout: patience.wait });
    expect(await edit(person, { id, url, botToken: token })).toEqual([403, 'ofOthers', 'items.0.url']);
    expect(await edit(person, { id, botToken: '6789:other' })).toEqual([403, 'ofOthers', 'items.0.botToken']);
  });

  test('is for affiliates notified by a rule that uses it, who can unlink what they have linked', async () => {
    const [affiliate, id] = [await product.person('affiliate'), await bot()];
    const bots = async () => (await affiliate.call('GET', '/user/notifications/telegram')).data.items;
    expect(await bots()).toEqual([]);
    const channel = { channel: 'telegram', notificationChannelIntegration: id };
    await made({ ...channel, groupSlug: 'invoices', users: [affiliate.id] });
    expect(await bots()).toMatchObject([{ id, title: '@our_bot', linkedAt: null }]);
    play([{ update_id: 70, message: { chat: { id: 70 }, text: `/start ${await keyOf(affiliate)}` } }]);
    await vi.waitUntil(async () => typeof (await linkedAt(affiliate, id)) === 'number', { timeout: patience.wait });
    const unlinked = await affiliate.call('POST', '/user/notifications/unlink_telegram');
    expect(unlinked.data).toEqual({ count: 1 });
    expect(await bots()).toMatchObject([{ id, linkedAt: null }]);
  });
});
