import { PassThrough } from 'node:stream';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers, Reply } from '../http/call.ts';
import type { CurrentState, EventState } from './current.ts';
import type { ChannelEvent, NewsSource } from './events.ts';

/** Maximum streams per person, across all their browsers and programs. */
const ofOnePerson = 10;
const secondsToRetry = 30;
/** Milliseconds between two heartbeats, and between two checks that the session is still valid. */
const heartbeatInterval = 15_000;
/** Milliseconds for which news are collected before they are sent. */
const batchDelay = 200;
/** Maximum bytes buffered for a slow reader; beyond that they have to reconnect and get the current state. */
const maxWaiting = 256 * 1024;

const headers = {
  'cache-control': 'no-store, no-transform',
  // Proxies pass each event on immediately.
  'x-accel-buffering': 'no',
};

const eventText = ({ kind, data }: EventState, id: number): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** Returns the time encoded in an event's id, in milliseconds; undefined if it is not one of ours. */
const momentOf = (id: string | string[] | undefined): number | undefined =>
  typeof id === 'string' && /^\d{13}$/.test(id) ? Number(id) : undefined;

interface Dependencies {
  news: NewsSource;
  current: CurrentState;
  authenticate: Authenticate;
  report: (error: unknown) => void;
}

/** Creates the event channel: the handler of `/stat/events`, and a function that ends all its streams. */
export const createChannel = ({ news, current, authenticate, report }: Dependencies) => {
  const streams = new Map<PassThrough, string>();

  /** @throws Failure 429 if the person has too many streams */
  const takeSeat = ({ tenantId, userId }: Caller): PassThrough => {
    const person = `${tenantId}/${userId}`;
    if ([...streams.values()].filter((one) => one === person).length >= ofOnePerson)
      throw new Failure('tooMany', { retryAfter: secondsToRetry });
    const stream = new PassThrough();
    streams.set(stream, person);
    stream.once('close', () => streams.delete(stream));
    return stream;
  };

  const open = ({ caller, request }: Call): PassThrough => {
    const stream = takeSeat(caller);
    let waiting: ChannelEvent[] = [];
    let since = momentOf(request.headers['last-event-id']);
    let timer: NodeJS.Timeout | undefined;
    let isLost = true;

    const end = (): void => {
      if (!stream.destroyed) stream.end();
    };
    const write = (text: string): void => {
      if (stream.writableLength > maxWaiting) stream.destroy();
      else if (!stream.writableEnded && !stream.destroyed) stream.write(text);
    };
    /** Returns the caller, if they may still listen; the session may have ended since. */
    const listener = (): Promise<Caller | undefined> => authenticate(request).catch(() => undefined);

    const tell = async (): Promise<void> => {
      const now = await listener();
      if (!now) return end();
      const [asked, wasLost] = [waiting, isLost];
      [waiting, isLost] = [[], false];
      const looks = [
        ...(wasLost ? [await current.since(now, since)] : []),
        ...(asked.length > 0 ? [await current.of(now, asked)] : []),
      ];
      for (const { told, at } of looks) {
        since = at;
        for (const one of told) write(eventText(one, at));
      }
    };
    const tellSoon = (): void => {
      timer ??= setTimeout(() => {
        void tell()
          // The listener reconnects, and gets everything they missed.
          .catch((error: unknown) => {
            report(error);
            end();
          })
          .finally(() => {
            timer = undefined;
            if (waiting.length > 0 || isLost) tellSoon();
          });
      }, batchDelay);
    };

    const stop = news.follow(caller, (one) => {
      if (one) waiting.push(one);
      else isLost = true;
      tellSoon();
    });
    const alive = setInterval(() => {
      void listener().then((one) => (one ? write(': alive\n\n') : end()));
    }, heartbeatInterval);
    stream.once('close', () => {
      stop();
      clearInterval(alive);
      clearTimeout(timer);
      waiting = [];
      isLost = false;
    });
    write('retry: 2000\n\n');
    tellSoon();
    return stream;
  };

  const handlers: Handlers = {
    readEvents: async (call): Promise<Reply> => ({ content: open(call), type: 'text/event-stream', headers }),
  };
  return {
    handlers,
    /** Ends all streams: listeners continue with another process. */
    close(): void {
      for (const stream of streams.keys()) stream.end();
    },
  };
};
