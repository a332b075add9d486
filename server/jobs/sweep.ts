import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { keepPartitions, type Retention } from '../events/partitions.ts';

/** Milliseconds between two sweeps (D90). */
export const sweepEvery = 3_600_000;

/** Holds back every other process that sweeps the same database; the number is arbitrary but ours. */
const advisoryLock = 7_582_336_002;

/** What was deleted, by table. */
export type Swept = Readonly<
  Record<'session' | 'password_recovery' | 'idempotency' | 'job' | 'postback_outbox', number>
>;

/**
 * Deletes what is of no more use to anybody, of all tenants: sessions' tokens and links for new passwords that have
 * expired, answers kept for an Idempotency-Key for longer than a day, jobs that ended a week ago, and what affiliates were
 * told a year ago (the log of it stays).
 * @returns undefined where another process is at it
 */
export const sweep = (database: Database): Promise<Swept | undefined> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as free`.execute(
        transaction,
      );
      if (!rows[0]?.free) return undefined;
      const gone = async (table: keyof Swept, old: ReturnType<typeof sql>): Promise<number> => {
        const deleted = await sql`delete from ${sql.table(table)} where ${old}`.execute(transaction);
        return Number(deleted.numAffectedRows ?? 0);
      };
      return {
        session: await gone('session', sql`expires_at < now()`),
        password_recovery: await gone('password_recovery', sql`expires_at < now()`),
        idempotency: await gone('idempotency', sql`created_at < now() - interval '1 day'`),
        job: await gone('job', sql`ended_at < now() - interval '7 days'`),
        postback_outbox: await gone('postback_outbox', sql`ended_at < now() - interval '1 year'`),
      };
    }),
  );

/**
 * Sweeps now and every hour, and looks after the partitions of events, while the process has something else to live for. A sweep that fails is made up for by the
 * next one.
 * @param report is told why a sweep failed
 * @returns what ends it, having waited for the sweep under way
 */
export const sweepRegularly = (
  database: Database,
  retention: Retention,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let under: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    under = under.then(() => Promise.all([sweep(database), keepPartitions(database, retention)])).catch(report);
  };
  run();
  const timer = setInterval(run, sweepEvery).unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
};
