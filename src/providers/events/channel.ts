import type { Session } from '../auth/session.ts';
import { unannounced } from '../calls/calls.ts';
import { type ChannelEvent, readEvents } from './readEvents.ts';

/** Milliseconds without a sign of life after which a connection is considered dead. */
const silenceTimeout = 40_000;
/** Milliseconds before the first attempt to reconnect, and at most. */
const firstPause = 1_000;
const maxPause = 60_000;

const lock = 'sluice-events';
/** What a new tab sends to the others, and what the one with the connection sends to show that it is alive. */
const [hello, alive] = ['hello', 'alive'];

interface Parts {
  session: Pick<Session, 'send' | 'claims' | 'subscribe'>;
  /** Address of the API without a trailing slash. */
  apiUrl: string;
  hear: (event: ChannelEvent) => void;
}

export interface Channel {
  /** Whether events arrive, so that no polling is needed. */
  isLive: () => boolean;
  close: () => void;
}

/** Resolves after some time, or as soon as the page is visible again, is back online, or someone signs in. */
const pause = (milliseconds: number, session: Parts['session'], signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = session.subscribe(end);
    window.addEventListener('online', end, ends);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), ends);
    signal.addEventListener('abort', end, ends);
  });

const isEvent = (value: unknown): value is ChannelEvent =>
  typeof value === 'object' && value !== null && 'event' in value && 'id' in value && 'data' in value;

/**
 * Receives events through one connection for all tabs of this browser: the tab that holds a lock has it and relays
 * events to the others; when it closes, another one continues from the last event that it received. A new tab is sent
 * the last event of each name, since events may occur between its first requests and its first event.
 */
export const openChannel = ({ session, apiUrl, hear }: Parts): Channel => {
  const closing = new AbortController();
  const { signal } = closing;
  const tabs = new BroadcastChannel(lock);
  let last: { id: string; userId: string | undefined } | undefined;
  let aliveAt = 0;
  /** The last event of each name; filled in the tab with the connection. */
  const latestEvents = new Map<string, ChannelEvent>();

  const take = (event: ChannelEvent) => {
    last = { id: event.id, userId: session.claims()?.userId };
    hear(event);
  };
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === hello) {
      for (const event of latestEvents.values()) tabs.postMessage(event);
      return;
    }
    aliveAt = Date.now();
    if (isEvent(data)) take(data);
  };
  tabs.postMessage(hello);

  /** Listens until the connection ends; resolves to whether there was one. */
  const listen = async (): Promise<boolean> => {
    const userId = session.claims()?.userId;
    const gone = new AbortController();
    const end = () => gone.abort();
    const stop = session.subscribe(() => {
      if (session.claims()?.userId !== userId) end();
    });
    // A timer that slept with the machine detects it as soon as the machine wakes.
    const watch = setInterval(() => {
      if (Date.now() - aliveAt > silenceTimeout) end();
    }, silenceTimeout / 8);
    signal.addEventListener('abort', end, { signal: gone.signal });
    aliveAt = Date.now();
    try {
      const headers = { ...unannounced, ...(last?.userId === userId && last && { 'Last-Event-ID': last.id }) };
      const response = await session.send(new Request(`${apiUrl}/stat/events`, { headers, signal: gone.signal }));
      if (!response.ok || !response.body) return false;
      const isAlive = () => {
        aliveAt = Date.now();
        tabs.postMessage(alive);
      };
      const tell = (event: ChannelEvent) => {
        latestEvents.set(event.event, event);
        tabs.postMessage(event);
        take(event);
      };
      await readEvents(response.body, tell, isAlive).catch(() => undefined);
      return true;
    } catch {
      return false;
    } finally {
      end();
      stop();
      clearInterval(watch);
      latestEvents.clear();
      aliveAt = 0;
    }
  };

  const lead = async (): Promise<void> => {
    for (let wait = firstPause; !signal.aborted; wait = Math.min(2 * wait, maxPause)) {
      const isSignedIn = session.claims() !== undefined;
      if (isSignedIn && (await listen())) wait = firstPause;
      // Random, so that not all browsers reconnect to a new server at the same moment.
      if (!signal.aborted) await pause(wait * (0.5 + Math.random()), session, signal);
    }
  };
  const led = 'locks' in navigator ? navigator.locks.request(lock, { signal }, lead) : lead();
  led.catch(() => undefined);

  return {
    isLive: () => Date.now() - aliveAt < silenceTimeout && aliveAt > 0,
    close: () => {
      closing.abort();
      tabs.close();
    },
  };
};
