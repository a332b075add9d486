import { hasPages } from '../../../domain/status-lists.ts';
import { isOpen, nextOpening } from '../../../domain/schedule.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { EventWriter } from '../../events/writer.ts';
import type { Outbound } from '../../outbound/client.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { applyStatuses, type Reporting } from './apply.ts';
import { claimRounds, endRound, failRound, postpone, type Round, type SyncPaused, turnPage } from './claim.ts';
import { entryOf } from './log.ts';
import { askForPage, type Page, SyncFailure } from './page.ts';
import { type SyncSettings, syncSettingsOf } from './settings.ts';

interface Parts {
  database: Database;
  sealing: Sealing;
  outbound: Outbound;
  writer: EventWriter;
  snapshots: Pick<Snapshots, 'of'>;
  /** Is told of a synchronisation that was paused, in the transaction that paused it. */
  tell(db: Transaction<Tables>, tenantId: number, paused: SyncPaused): Promise<void>;
  /** Is told why a round could not be made. */
  report(error: unknown): void;
}

export interface Synchronizer {
  /** Looks for integrations that are due every few seconds. */
  start(): void;
  /** Waits for the page that is under way; another process goes on with the next one. */
  close(): Promise<void>;
}

/** Milliseconds between two looks. */
const lookEvery = 2000;
/** Integrations that one process synchronises at once. */
const together = 4;
const maxPages = 1000;
/** Seconds after which an integration that can't be asked is looked at again. */
const usualInterval = 600;

const reporterOf = (db: TenantScope, integration: number): Promise<Reporting> =>
  db.read((reader) =>
    reader
      .selectFrom('integrations')
      .innerJoin('advertisers', 'advertisers.id', 'integrations.advertiser_id')
      .select(['integrations.id as integration', 'advertisers.id as advertiser'])
      .select('advertisers.default_currency_id as defaultCurrency')
      .where('integrations.id', '=', integration)
      .executeTakeFirstOrThrow(),
  );

/** Asks advertisers what became of their leads. Any number of processes share the work; each integration is one's at a time. */
export const createSynchronizer = ({
  database,
  sealing,
  outbound,
  writer,
  snapshots,
  tell,
  report,
}: Parts): Synchronizer => {
  const under = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const readPage = async (
    db: TenantScope,
    round: Round,
    { settings, reporter, page }: { settings: SyncSettings; reporter: Reporting; page: number },
  ): Promise<Page> => {
    const { tenantId, beganAt } = round;
    const read = await askForPage(outbound, settings, { tenantId, at: Math.floor(beganAt), page });
    const changes = await applyStatuses(db, await snapshots.of(tenantId), read.statuses, reporter);
    const reason = `${read.count} leads, ${changes.length} changed`;
    await writer.write(tenantId, 'postbackLog', entryOf(reporter, read, { result: 'read', reason }));
    for (const change of changes) await writer.write(tenantId, 'postbackLog', entryOf(reporter, read, change));
    return read;
  };

  /** Reads page after page from where the round stands; false where others have it by now, or this process ends. */
  const readAll = async (
    db: TenantScope,
    round: Round,
    how: { settings: SyncSettings; reporter: Reporting },
  ): Promise<boolean> => {
    const { settings } = how;
    let before = '';
    for (let { page } = round; page <= maxPages; page += 1) {
      const { count, statuses } = await readPage(db, round, { ...how, page });
      // Who doesn't know pages answers the same again.
      const content = JSON.stringify(statuses);
      if (count < settings.pageSize || !hasPages(settings.request) || content === before) return true;
      before = content;
      if (!(await turnPage(db, round, page + 1)) || isClosing) return false;
    }
    return true;
  };

  const synchronize = async (round: Round): Promise<void> => {
    const { tenantId, integration } = round;
    const db = database.tenant(tenantId, 'sync');
    const settings = await db.read((reader) => syncSettingsOf(reader, sealing, { tenantId, integration }));
    const interval = settings?.interval ?? usualInterval;
    const reporter = await reporterOf(db, integration);
    try {
      if (!settings) throw new SyncFailure('Nothing says how to ask for statuses');
      const now = Math.floor(Date.now() / 1000);
      if (!isOpen(settings.schedule, now))
        return await postpone(db, round, (nextOpening(settings.schedule, now) ?? now + interval) - now);
      if (await readAll(db, round, { settings, reporter })) await endRound(db, round, interval);
      // The next process goes on with the page where this one stands.
      else if (isClosing) await postpone(db, round, 0);
    } catch (error) {
      if (!(error instanceof SyncFailure)) throw error;
      const { message: reason, asked } = error;
      if (asked) await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, { result: 'failed', reason }));
      await failRound(db, round, { interval, reason }, tell);
    }
  };

  const look = async (): Promise<void> => {
    for (const round of await claimRounds(database, together - under.size)) {
      const running = synchronize(round)
        .catch((error: unknown) => {
          report(error);
          const how = { interval: usualInterval, reason: 'An error in this system' };
          return failRound(database.tenant(round.tenantId, 'sync'), round, how, tell);
        })
        .catch(report)
        .finally(() => under.delete(round.claim));
      under.set(round.claim, running);
    }
  };

  return {
    start() {
      timer = setInterval(() => {
        if (isClosing || under.size >= together) return;
        looking ??= look()
          .catch(report)
          .finally(() => (looking = undefined));
      }, lookEvery).unref();
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await looking;
      await Promise.all(under.values());
    },
  };
};
