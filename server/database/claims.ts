import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** How what waits in an outbox is claimed by one process, and retried when an attempt fails. */

/** Seconds until the next attempt, by the number made; the last value applies from then on. */
const retryDelays = [5, 30, 60, 300, 900, 3600];

/** The most seconds between two attempts. */
export const longestPause = Math.max(...retryDelays);

/**
 * Returns the seconds until the next attempt.
 * @param attempts the number of those that failed before the latest one
 * @param delays seconds by that number; the last value applies from then on
 */
export const pauseAfter = (attempts: number, delays: readonly number[] = retryDelays): number =>
  delays[Math.min(attempts, delays.length - 1)] ?? longestPause;

/**
 * SQL that sets the claim on rows of an outbox, which are due again after the lease: by then the process that claimed
 * them is presumed dead.
 * @param lease seconds; longer than an attempt takes
 */
export const claimFor = (lease: number, claim: string = randomUUID()): RawBuilder<unknown> =>
  sql`claim = ${claim}, due_at = now() + make_interval(secs => ${sql.lit(lease)})`;
