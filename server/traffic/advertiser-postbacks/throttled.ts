import type { Words } from '../../../domain/text/words.ts';
import type { Event, EventWriter } from '../../events/writer.ts';
import { reasonWords, unreadPostback, withoutContent } from './log.ts';
import type { Received } from './report.ts';
import type { Reporter } from './reporters.ts';

/**
 * Postbacks that were refused because their advertiser sent too many. Logging each would make a flood cost as much as if
 * it were accepted, so that each process has one entry for an advertiser and a minute, with their number.
 */

/** Milliseconds that are told of together. */
const logEvery = 60_000;
const status = 429;

const refused: Words = {
  en: '{0|postback|postbacks} refused within a minute: too many',
  ru: 'Отклонено постбэков за минуту: {0}. Их пришло слишком много сразу',
};

export interface ThrottledLog {
  /** Counts a postback that was refused. */
  note(reporter: Reporter, received: Pick<Received, 'method' | 'url'>): void;
  /** Logs what has been counted so far. */
  flush(): Promise<void>;
}

/** The refused ones of an advertiser, of which the first one says how they came. */
interface ThrottledCount {
  tenantId: number;
  advertiser: number;
  first: Pick<Received, 'method' | 'url'>;
  count: number;
  timer: NodeJS.Timeout;
}

/** @param report called with the reason why an entry could not be written */
export const createThrottledLog = (
  writer: Pick<EventWriter, 'write'>,
  report: (error: unknown) => void,
): ThrottledLog => {
  const counted = new Map<string, ThrottledCount>();

  const log = async (key: string): Promise<void> => {
    const one = counted.get(key);
    if (!one) return;
    counted.delete(key);
    clearTimeout(one.timer);
    const { tenantId, advertiser, first, count } = one;
    await writer
      .write(tenantId, 'postbackLog', {
        ...unreadPostback,
        advertiser,
        method: first.method,
        ...withoutContent(first),
        userAgent: null,
        result: 'refused',
        reason: reasonWords(refused, count),
        httpStatus: status,
        answer: null,
        duration: null,
        createdAt: Date.now() / 1000,
      } satisfies Event<'postbackLog'>)
      .catch(report);
  };

  return {
    note({ tenantId, advertiser }, first) {
      const key = `${tenantId} ${advertiser}`;
      const known = counted.get(key);
      if (known) known.count += 1;
      else {
        const timer = setTimeout(() => void log(key), logEvery).unref();
        counted.set(key, { tenantId, advertiser, first, count: 1, timer });
      }
    },
    async flush() {
      await Promise.all([...counted.keys()].map(log));
    },
  };
};
