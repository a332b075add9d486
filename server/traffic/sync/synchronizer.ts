import { hasPages } from '../../../domain/traffic/answered-lists.ts';
import { isOpen, nextOpening } from '../../../domain/time/schedule.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { createWorkers, type Worker } from '../../polling.ts';
import { claimRounds, endRound, failRound, leaveRound, postpone, type Round, type OnPause, turnPage } from './claim.ts';
import { type PageExchange, SyncFailure } from './page.ts';
import type { RoundKind } from './rounds.ts';
import type { SyncSettings } from './settings.ts';

/** The result of reading a page once. */
interface ReadPage {
  /** Entries of the page, readable or not. */
  count: number;
  /** What was read, to detect a next page with the same content. */
  content: string;
}

/** How rounds of one kind are run; `Begun` is what a round needs throughout. */
export interface Kind<Begun> {
  rounds: RoundKind;
  /** Returns the round's settings, if anything specifies how to ask, and whatever else it needs. */
  begin(db: TenantScope, round: Round): Promise<{ settings: SyncSettings<unknown> | undefined; begun: Begun }>;
  /**
   * Requests a page, applies it and logs it.
   * @param goesOn reports between steps that the round is being worked on; returns false once it is to be left where it
   *   is
   * @returns undefined if it was left
   * @throws SyncFailure
   */
  turn(
    db: TenantScope,
    round: Round,
    page: number,
    { begun, goesOn }: { begun: Begun; goesOn: () => Promise<boolean> },
  ): Promise<ReadPage | undefined>;
  /** Called once everything has been read. */
  over?(db: TenantScope, round: Round): Promise<unknown>;
  /** Logs what was answered instead of a page. */
  failed(round: Round, begun: Begun, asked: PageExchange, reason: Words): Promise<void>;
  /** The words for when nothing specifies how to ask. */
  noSettings: Words;
}

interface Dependencies {
  database: Database;
  /** Called when something was paused, in the transaction that paused it. */
  tell: OnPause;
  /** Called with the reason why a round could not be run. */
  report(error: unknown): void;
}

/** Milliseconds between two checks. */
const pollInterval = 2000;
/** Rounds of a kind that one process runs concurrently. */
const concurrency = 4;
const maxPages = 1000;
/** A list whose end was not reached doesn't count as read. */
const endless: Words = {
  en: `The list has more than ${maxPages} pages`,
  ru: `В списке больше ${maxPages} страниц`,
};
const ourFault: Words = { en: 'An internal error', ru: 'Ошибка в этой системе' };
/** Seconds after which something that can't be asked is checked again. */
const usualInterval = 600;

/**
 * Runs rounds of one kind. Any number of processes share the work; each round belongs to one of them at a time, and
 * what a process leaves when it ends, another continues.
 */
export const createSynchronizer = <Begun>(kind: Kind<Begun>, { database, tell, report }: Dependencies): Worker => {
  const { rounds } = kind;

  /**
   * Reads page after page from where the round is; returns false if another process has it by now or this one is
   * ending.
   * @throws SyncFailure
   */
  const readAll = async (
    db: TenantScope,
    round: Round,
    { settings, begun, isClosing }: { settings: SyncSettings<unknown>; begun: Begun; isClosing: () => boolean },
  ): Promise<boolean> => {
    let before = '';
    for (let { page } = round; page <= maxPages; page += 1) {
      const goesOn = async (): Promise<boolean> => (await turnPage(db, rounds, round, page)) && !isClosing();
      const read = await kind.turn(db, round, page, { begun, goesOn });
      if (!read) return false;
      const { count, content } = read;
      // Servers that don't support pages answer the same again.
      if (count < settings.pageSize || !hasPages(settings.request) || content === before) return true;
      before = content;
      if (!(await turnPage(db, rounds, round, page + 1)) || isClosing()) return false;
    }
    throw new SyncFailure(endless);
  };

  const synchronize = async (round: Round, isClosing: () => boolean): Promise<void> => {
    const db = database.tenant(round.tenantId, 'sync');
    const { settings, begun } = await kind.begin(db, round);
    const interval = settings?.interval ?? usualInterval;
    try {
      if (!settings) throw new SyncFailure(kind.noSettings);
      const now = Math.floor(Date.now() / 1000);
      if (!isOpen(settings.schedule, now))
        return await postpone(db, rounds, round, (nextOpening(settings.schedule, now) ?? now + interval) - now);
      if (await readAll(db, round, { settings, begun, isClosing })) {
        await kind.over?.(db, round);
        await endRound(db, rounds, round, interval);
      } else if (isClosing()) await leaveRound(db, rounds, round);
    } catch (error) {
      if (!(error instanceof SyncFailure)) throw error;
      const { words: reason, exchange } = error;
      if (exchange) await kind.failed(round, begun, exchange, reason);
      await failRound(db, rounds, round, { interval, reason, tell });
    }
  };

  return createWorkers({
    every: pollInterval,
    atOnce: concurrency,
    claim: (room) => claimRounds(database, rounds, room),
    work: (round, isClosing) =>
      synchronize(round, isClosing).catch((error: unknown) => {
        report(error);
        const how = { interval: usualInterval, reason: ourFault, tell };
        return failRound(database.tenant(round.tenantId, 'sync'), rounds, round, how);
      }),
    report,
  });
};
