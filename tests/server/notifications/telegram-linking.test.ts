import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTelegramLinking } from '../../../server/notifications/delivery/linking.ts';
import type { Outbound } from '../../../server/outbound/client.ts';
import type { Worker } from '../../../server/polling.ts';
import { recordSealing } from '../../../server/secrets/cipher.ts';
import { configuration } from '../../configuration.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Bots whose servers are slow, or who are sent more than they can read, by a process alongside one that polls none. */

let product: Product;
beforeAll(async () => void (product = await startProduct({ roles: new Set(['admin', 'traffic']) })));
afterAll(() => product.close());

interface Polled {
  url: string;
  offset?: number;
}
let polls: Polled[];
let sends: Polled[];
let answerOf: (call: Polled) => object | Promise<object>;
let linking: Worker;
/** What a slow server answers, when a test is over. */
let late: PromiseWithResolvers<object>;

const send: Outbound['send'] = async ({ url, body }) => {
  const call: Polled = { url, ...JSON.parse(String(body)) };
  const isPoll = url.endsWith('/getUpdates');
  (isPoll ? polls : sends).push(call);
  const answer = await answerOf(call);
  return { status: 200, body: JSON.stringify({ ok: true, result: answer }), headers: {} };
};
const bot = async (host: string): Promise<void> => {
  const fields = { title: host, kind: 'telegram', url: `https://${host}`, botToken: '1:token', botName: 'our_bot' };
  await product.admin.make('/user/notification_channel_integrations', fields);
};
const pollsOf = (host: string) => polls.filter(({ url }) => url.startsWith(`https://${host}/`));
const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: patience.wait });
/** Messages with these numbers that ask for an answer. */
const written = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ update_id: from + n, message: { chat: { id: 7 }, text: 'hello' } }));

beforeEach(async () => {
  [polls, sends] = [[], []];
  late = Promise.withResolvers();
  await administer(product.url, "update notification_channel_integrations set status = 'inactive'");
  linking = createTelegramLinking({
    database: product.database,
    sealing: recordSealing(configuration.secret),
    outbound: { send } as Outbound,
    report: (error) => expect.fail(String(error)),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  late.resolve([]);
  await linking.close();
});

test('a bot whose server does not answer holds up no other', async () => {
  for (const host of ['slow.example', 'one.example', 'other.example']) await bot(host);
  answerOf = ({ url }) => (url.startsWith('https://slow.') ? late.promise : []);
  linking.start();
  await until(() => ['one.example', 'other.example'].every((host) => pollsOf(host).length > 1));
  expect(pollsOf('slow.example')).toHaveLength(1);
});

test('a bot is read a hundred messages at a time, whatever its server sends', async () => {
  await bot('flooded.example');
  answerOf = ({ offset }) => (offset === 0 ? written(1, 250) : []);
  linking.start();
  await until(() => polls.length > 1);
  expect([polls[1]?.offset, sends.length]).toEqual([101, 100]);
});

test('a bot is left before another process takes it for abandoned, and read on where it was', async () => {
  await bot('lagging.example');
  vi.useFakeTimers({ toFake: ['Date'] });
  answerOf = ({ url, offset }) => {
    if (url.endsWith('/sendMessage')) vi.setSystemTime(Date.now() + 20_000);
    return offset === 0 ? written(1, 10) : [];
  };
  linking.start();
  await until(() => polls.length > 1);
  expect([polls[1]?.offset, sends.length]).toEqual([3, 2]);
});

test('a process that ends leaves the rest of the messages to the next one', async () => {
  await bot('closing.example');
  let closed: Promise<void> | undefined;
  answerOf = ({ url }) => {
    if (url.endsWith('/sendMessage')) closed ??= linking.close();
    return url.endsWith('/getUpdates') ? written(1, 50) : {};
  };
  linking.start();
  await until(() => closed !== undefined);
  await closed;
  expect(sends).toHaveLength(1);
});
