import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../../../tests/patience.ts';
import { type Channel, openChannel } from './channel.ts';
import type { ChannelEvent } from './readEvents.ts';

/** One connection for all tabs, which is restored after any failure. */

interface Connection {
  lastEventId: string | null;
  isGivenUp: () => boolean;
  tell: (id: string, data: unknown) => void;
  end: () => void;
}

interface Tab {
  channel: Channel;
  heard: ChannelEvent[];
}

let connections: Connection[];
/** The state of the server: it answers, refuses, or can't be reached. */
let server: 'there' | 'busy' | 'gone';
let asked: number;
let person: string | undefined;
let listeners: Set<() => void>;
let tabs: Tab[];

const encoder = new TextEncoder();

const connected = (request: Request): Response => {
  let isGivenUp = false;
  let own: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller;
    },
  });
  request.signal.addEventListener('abort', () => {
    isGivenUp = true;
    own.error(new Error('aborted'));
  });
  connections.push({
    lastEventId: request.headers.get('Last-Event-ID'),
    isGivenUp: () => isGivenUp,
    tell: (id, data) => own.enqueue(encoder.encode(`event: notice\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => own.close(),
  });
  return new Response(body);
};

const session = {
  claims: () => (person === undefined ? undefined : { userId: person }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  send: async (request: Request) => {
    asked += 1;
    if (server === 'gone') throw new TypeError('Failed to fetch');
    return server === 'busy' ? new Response(null, { status: 503 }) : connected(request);
  },
};

const openTab = (): Tab => {
  const heard: ChannelEvent[] = [];
  const channel = openChannel({
    session: session as unknown as Parameters<typeof openChannel>[0]['session'],
    apiUrl: 'http://sluice.test/api/v1',
    hear: (event) => void heard.push(event),
  });
  const tab = { channel, heard };
  tabs.push(tab);
  return tab;
};
const become = (someone: string | undefined): void => {
  person = someone;
  for (const listener of listeners) listener();
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const ids = ({ heard }: Tab): string[] => heard.map(({ id }) => id);

/** Gives the lock to one tab after another, as browsers do. */
const locks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  [connections, server, asked, person, listeners, tabs] = [[], 'there', 0, '7', new Set(), []];
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks() });
});
afterEach(() => {
  for (const { channel } of tabs) channel.close();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

test('tells what comes, and is live as long as something does', async () => {
  const tab = openTab();
  expect(tab.channel.isLive()).toBe(false);
  await seconds(0);
  connections[0]!.tell('1', { unread: 3 });
  await seconds(0);
  expect(tab.heard).toEqual([{ event: 'notice', id: '1', data: { unread: 3 } }]);
  expect(tab.channel.isLive()).toBe(true);
});

test('comes back where it was after a restart of the server', async () => {
  const tab = openTab();
  await seconds(0);
  connections[0]!.tell('5', { unread: 1 });
  await seconds(0);
  server = 'gone';
  connections[0]!.end();
  await seconds(10);
  expect(tab.channel.isLive()).toBe(false);
  server = 'there';
  await seconds(30);
  expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '5']);
  expect(tab.channel.isLive()).toBe(true);
});

test('is taken for dead where the machine slept or its network is another one', async () => {
  openTab();
  await seconds(0);
  connections[0]!.tell('5', { unread: 1 });
  await seconds(30);
  expect(connections[0]!.isGivenUp()).toBe(false);
  // Timers stop during sleep, the clock doesn't.
  vi.setSystemTime(Date.now() + 3_600_000);
  await seconds(10);
  expect(connections.map((one) => [one.isGivenUp(), one.lastEventId])).toEqual([
    [true, null],
    [false, '5'],
  ]);
});

test('asks less and less often of who does not answer, and at once when the page is online again', async () => {
  server = 'busy';
  openTab();
  await seconds(600);
  expect(asked).toBeLessThan(25);
  const before = asked;
  server = 'there';
  window.dispatchEvent(new Event('online'));
  await seconds(0);
  expect([asked, connections.length]).toEqual([before + 1, 1]);
});

test('ends as someone signs out, and is the next person’s from the beginning', async () => {
  const tab = openTab();
  await seconds(0);
  connections[0]!.tell('5', { unread: 1 });
  await seconds(0);
  become(undefined);
  await seconds(120);
  expect([connections[0]!.isGivenUp(), connections.length, tab.channel.isLive()]).toEqual([true, 1, false]);
  become('8');
  await seconds(0);
  expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, null]);
});

test('is one for ten tabs, and goes on from the last event in another as its tab is closed', async () => {
  const ten = Array.from({ length: 10 }, openTab);
  await seconds(0);
  connections[0]!.tell('5', { unread: 1 });
  for (const tab of ten) await vi.waitFor(() => expect(ids(tab)).toEqual(['5']), patience.wait);
  expect(connections).toHaveLength(1);
  expect(ten.every(({ channel }) => channel.isLive())).toBe(true);
  ten[0]!.channel.close();
  await vi.waitFor(() => expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '5']), patience.wait);
  connections[1]!.tell('6', { unread: 2 });
  for (const tab of ten.slice(1)) await vi.waitFor(() => expect(ids(tab)).toEqual(['5', '6']), patience.wait);
  expect(ids(ten[0]!)).toEqual(['5']);
});

test('tells a tab that has come how things stand', async () => {
  openTab();
  await seconds(0);
  connections[0]!.tell('5', { unread: 1 });
  await seconds(0);
  const late = openTab();
  await vi.waitFor(
    () => expect(late.heard).toEqual([{ event: 'notice', id: '5', data: { unread: 1 } }]),
    patience.wait,
  );
  expect(connections).toHaveLength(1);
});
