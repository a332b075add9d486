import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';
import { endOf, startOf, usedIn } from './counters.ts';

/**
 * Conversions in caps of conversions, revenue and payout. What each counts for is stored separately, and triggers of
 * the migration `conversion_caps` keep the counters equal to its sum, however a conversion changes.
 */

/**
 * SQL that counts conversions toward caps from now on.
 * @param made a table of their ids and, as JSON, of the caps of each
 */
export const countingIn = (made: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into conversion_caps (conversion_id, cap_id, period, timezone, starts_at, ends_at, rate)
    select input.id, used.id, used.period, used.timezone, ${startOf}, ${endOf}, (
      select currencies.rate from caps join currencies on currencies.id = caps.currency_id where caps.id = used.id
    )
    from ${made} as input cross join ${usedIn(sql`input.caps`)}`;

/** Returns the cap whose lack of room made the database refuse a change; undefined if it failed for another reason. */
export const fullCapOf = (error: unknown): number | undefined =>
  error instanceof Failure && error.code === 'capFull' && error.cause instanceof DatabaseError
    ? Number(error.cause.constraint)
    : undefined;

/** Removes all conversions from caps, which count something else from now on. */
export const resetConversionCaps = async (db: Kysely<Tables>, caps: readonly number[]): Promise<void> => {
  await sql`delete from conversion_caps where cap_id = any(${[...caps]}::bigint[])`.execute(db);
};
