import { PassThrough } from 'node:stream';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers, Reply } from '../http/call.ts';
import type { CurrentState, EventState } from './current.ts';
import type { News, NewsSource } from './news.ts';

/** Streams of one person, of all their browsers and programs. */
const ofOnePerson = 10;
const secondsToRetry = 30;
/** Milliseconds between two signs of life, and two looks at whether the session lives. */
const aliveEvery = 15_000;
/** Milliseconds in which what goes on is gathered. */
const gatherFor = 200;
/** Bytes that may wait for a reader; one who does not take them connects again and is told what stands then. */
const maxWaiting = 256 * 1024;

const headers = {
  'cache-control': 'no-store, no-transform',
  // Proxies pass each event on at once.
  'x-accel-buffering': 'no',
};

const eventText = ({ kind, data }: EventState, id: number): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** The moment that an event's id says, in milliseconds; undefined where it is none of ours. */
const momentOf = (id: string | string[] | undefined): number | undefined =>
  typeof id === 'string' && /^\d{13}$/.test(id) ? Number(id) : undefined;

interface Parts {
  news: NewsSource;
  current: CurrentState;
  authenticate: Authenticate;
  report: (error: unknown) => void;
}

/** The channel of events: handler of `/stat/events`, and what ends all of its streams. */
export const createChannel = ({ news, current, authenticate, report }: Parts) => {
  const streams = new Map<PassThrough, string>();

  /** @throws Failure 429 who has enough */
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
    let waiting: News[] = [];
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
    /** Whether the listener may still listen; the session may have ended since. */
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
          // The listener connects again, and is told all that they missed.
          .catch((error: unknown) => {
            report(error);
            end();
          })
          .finally(() => {
            timer = undefined;
            if (waiting.length > 0 || isLost) tellSoon();
          });
      }, gatherFor);
    };

    const stop = news.follow(caller, (one) => {
      if (one) waiting.push(one);
      else isLost = true;
      tellSoon();
    });
    const alive = setInterval(() => {
      void listener().then((one) => (one ? write(': alive\n\n') : end()));
    }, aliveEvery);
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
    /** Ends all streams: those who listen go on with another process. */
    close(): void {
      for (const stream of streams.keys()) stream.end();
    },
  };
};
