import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { cutWords, type Words } from '../../../domain/words.ts';
import type { Database } from '../../database/connection.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { Tables } from '../../database/tables.ts';

/** A delivery of a notice through a channel, claimed by this process. */
export type ClaimedDelivery = Selectable<Tables['notice_delivery']> & { claim: string };

/** After this long without a sign of life a process is presumed dead; longer than an attempt takes. */
const silence = sql`interval '2 minutes'`;
/** Seconds until the next attempt, by the number made; the last value applies from then on. */
const pauses = [5, 30, 60, 300, 900, 3600];
const longestPause = Math.max(...pauses);
/** Seconds for which delivery is retried. */
const patience = 3 * 86_400;
const maxProblem = 500;

/**
 * Claims what is due, for all networks: only the first for each person and channel, so that they are notified in the
 * order of events even when deliveries are retried. Deliveries waiting for a digest or the end of quiet hours don't
 * hold up others.
 */
export const claimDeliveries = (database: Database, max: number): Promise<ClaimedDelivery[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<ClaimedDelivery>`
      with mine as (
        select said.tenant_id, said.id from notice_delivery as said
        where said.state = 'waiting' and said.due_at <= now() and not ${isStopped('notices', 'said')} and not exists (
          select from notice_delivery as earlier
          where earlier.tenant_id = said.tenant_id and earlier.user_id = said.user_id and earlier.channel = said.channel
            and earlier.integration_id is not distinct from said.integration_id and earlier.state = 'waiting'
            and earlier.id < said.id and (
              earlier.due_at <= now() or earlier.claim is not null
              -- One that is due later than any retry waits for the end of quiet hours.
              or earlier.attempts > 0 and earlier.due_at <= now() + make_interval(secs => ${longestPause})
            )
        )
        order by said.due_at limit ${max} for update skip locked
      )
      update notice_delivery as said set claim = ${randomUUID()}, due_at = now() + ${silence}
      from mine where said.tenant_id = mine.tenant_id and said.id = mine.id
      returning said.*`.execute(db);
    return rows;
  });

/** Claims what is sent together with the first delivery of a digest: its other due deliveries, in order. */
export const claimDigest = async (db: Transaction<Tables>, first: ClaimedDelivery): Promise<ClaimedDelivery[]> => {
  if (!first.is_digest) return [first];
  const { rows } = await sql<ClaimedDelivery>`
    update notice_delivery set claim = ${first.claim}, due_at = now() + ${silence}
    where user_id = ${first.user_id} and channel = ${first.channel} and state = 'waiting' and is_digest
      and integration_id is not distinct from ${first.integration_id}::bigint
      and (id = ${first.id} or id > ${first.id} and (due_at <= now() or claim = ${first.claim}))
    returning *`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
};

/** Returns claimed deliveries to the queue without an attempt. @param due when they are claimed again, seconds UTC */
export const postponeDeliveries = async (
  db: Transaction<Tables>,
  { claim }: ClaimedDelivery,
  ids: readonly number[],
  due: number,
): Promise<void> => {
  await sql`
    update notice_delivery set claim = null, due_at = to_timestamp(${due})
    where id = any (${ids}::bigint[]) and claim = ${claim}`.execute(db);
};

/** The outcome of an attempt: delivered, no longer to be delivered, or why it failed. */
export type Outcome = 'delivered' | 'withdrawn' | { problem: Words };

/** Records the outcome of an attempt: the delivery is finished, or retried after a while. */
export const concludeDelivery = async (
  db: Transaction<Tables>,
  first: ClaimedDelivery,
  ids: readonly number[],
  outcome: Outcome,
): Promise<void> => {
  const problem = typeof outcome === 'string' ? null : JSON.stringify(cutWords(outcome.problem, maxProblem));
  const pause = pauses[Math.min(first.attempts, pauses.length - 1)];
  const givesUp = sql`coalesce(failing_since, now()) + make_interval(secs => ${patience}) <= now()`;
  const state =
    typeof outcome === 'string' ? sql`${outcome}` : sql`case when ${givesUp} then 'given_up' else 'waiting' end`;
  await sql`
    update notice_delivery set claim = null, attempts = attempts + 1, problem = ${problem}::jsonb, state = ${state},
      failing_since = case when ${problem !== null} then coalesce(failing_since, now()) end,
      due_at = now() + make_interval(secs => ${pause}),
      ended_at = case when ${problem === null} or ${givesUp} then now() end
    where id = any (${ids}::bigint[]) and claim = ${first.claim}`.execute(db);
};
