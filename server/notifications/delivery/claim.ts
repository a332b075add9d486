import { type Selectable, sql, type Transaction } from 'kysely';
import { cutWords, type Words } from '../../../domain/text/words.ts';
import type { Database } from '../../database/connection.ts';
import { claimFor, longestPause, pauseAfter } from '../../database/claims.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { Tables } from '../../database/tables.ts';

/** A delivery of a notice through a channel, claimed by this process. */
export type ClaimedDelivery = Selectable<Tables['notice_delivery']> & { claim: string };

/** Seconds for which a process has a delivery; longer than an attempt takes. */
const lease = 120;
/** Seconds for which delivery is retried. */
const giveUpAfter = 3 * 86_400;
const maxProblem = 500;
/** Events in one message: receivers limit the size of what they accept, and readers what they read. */
const maxTogether = 200;

/** SQL for whether a row is a delivery to this place: a person, and a channel they are notified through. */
const isTo = (
  place: string,
) => sql`(delivery.tenant_id, delivery.user_id, delivery.channel, coalesce(delivery.integration_id, 0))
  = (${sql.ref(`${place}.tenant_id`)}, ${sql.ref(`${place}.user_id`)}, ${sql.ref(`${place}.channel`)}, ${sql.ref(`${place}.integration`)})`;

/**
 * Claims what is due, for all networks: only the first for each person and channel, so that they are notified in the
 * order of events even when deliveries are retried. Deliveries waiting for a digest or the end of quiet hours don't
 * hold up others. Places are found before their deliveries, so that what waits behind a failing one is never read.
 */
export const claimDeliveries = (database: Database, max: number): Promise<ClaimedDelivery[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<ClaimedDelivery>`
      with recursive place (tenant_id, user_id, channel, integration) as (
        (select tenant_id, user_id, channel, coalesce(integration_id, 0) from notice_delivery where state = 'waiting'
          order by tenant_id, user_id, channel, coalesce(integration_id, 0) limit 1)
        union all
        select following.* from place cross join lateral (
          select delivery.tenant_id, delivery.user_id, delivery.channel, coalesce(delivery.integration_id, 0) from notice_delivery as delivery
          where delivery.state = 'waiting' and (delivery.tenant_id, delivery.user_id, delivery.channel, coalesce(delivery.integration_id, 0))
            > (place.tenant_id, place.user_id, place.channel, place.integration)
          order by delivery.tenant_id, delivery.user_id, delivery.channel, coalesce(delivery.integration_id, 0) limit 1
        ) as following
      ), ready as materialized (
        select place.* from place where not ${isStopped('notices', 'place')} and exists (
          select from notice_delivery as delivery
          where ${isTo('place')} and delivery.state = 'waiting' and delivery.due_at <= now()
        )
      ), chosen as (
        select first.tenant_id, first.id from ready cross join lateral (
          select delivery.tenant_id, delivery.id, delivery.due_at from notice_delivery as delivery
          where ${isTo('ready')} and delivery.state = 'waiting' and (
            delivery.due_at <= now() or delivery.claim is not null
            -- One that is due later than any retry waits for the end of quiet hours.
            or delivery.attempts > 0 and delivery.due_at <= now() + make_interval(secs => ${longestPause})
          )
          order by delivery.tenant_id, delivery.user_id, delivery.channel, coalesce(delivery.integration_id, 0), delivery.id limit 1
        ) as first
        where first.due_at <= now() order by first.due_at limit ${max}
      ), mine as (
        select delivery.tenant_id, delivery.id from notice_delivery as delivery join chosen using (tenant_id, id)
        where delivery.state = 'waiting' and delivery.due_at <= now() for update of delivery skip locked
      )
      update notice_delivery as delivery set ${claimFor(lease)}
      from mine where delivery.tenant_id = mine.tenant_id and delivery.id = mine.id
      returning delivery.*`.execute(db);
    return rows;
  });

/**
 * Claims what is sent together with the first delivery of a digest: its other due deliveries, in order, as many as one
 * message may have. The rest is claimed once they are sent.
 */
export const claimDigest = async (db: Transaction<Tables>, first: ClaimedDelivery): Promise<ClaimedDelivery[]> => {
  if (!first.is_digest) return [first];
  const { rows } = await sql<ClaimedDelivery>`
    update notice_delivery set ${claimFor(lease, first.claim)}
    where id in (
      select id from notice_delivery
      where user_id = ${first.user_id} and channel = ${first.channel} and state = 'waiting' and is_digest
        and integration_id is not distinct from ${first.integration_id}::bigint
        and (id = ${first.id} or id > ${first.id} and (due_at <= now() or claim = ${first.claim}))
      order by id limit ${maxTogether}
    )
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

/** The outcome of an attempt: delivered, no longer to be delivered and why, or why it failed. */
export type Outcome = 'delivered' | { withdrawn: Words } | { problem: Words };

const stored = (problem: Words | undefined) =>
  problem === undefined ? null : JSON.stringify(cutWords(problem, maxProblem));

/** Records that deliveries are over. */
const end = async (
  db: Transaction<Tables>,
  { claim }: ClaimedDelivery,
  ids: readonly number[],
  { state, problem }: { state: 'delivered' | 'withdrawn'; problem?: Words },
): Promise<void> => {
  await sql`
    update notice_delivery set claim = null, attempts = attempts + 1, problem = ${stored(problem)}::jsonb, state = ${state},
      failing_since = null, ended_at = now()
    where id = any (${ids}::bigint[]) and claim = ${claim}`.execute(db);
};

/**
 * Records that an attempt failed: it is retried after a while, or given up. What is due to the same place fails with it,
 * and is given up with it if it has waited for as long.
 * @returns how many were given up
 */
const fail = async (
  db: Transaction<Tables>,
  first: ClaimedDelivery,
  ids: readonly number[],
  problem: Words,
): Promise<number> => {
  const pause = pauseAfter(first.attempts);
  const failed = sql`id = any (${ids}::bigint[]) and claim = ${first.claim}`;
  const attempted = await sql`
    update notice_delivery set claim = null, attempts = attempts + 1, problem = ${stored(problem)}::jsonb,
      failing_since = coalesce(failing_since, now()), due_at = now() + make_interval(secs => ${pause})
    where ${failed}`.execute(db);
  if (Number(attempted.numAffectedRows ?? 0) === 0) return 0;
  const ofPlace = sql`
    tenant_id = ${first.tenant_id} and user_id = ${first.user_id} and channel = ${first.channel}
    and coalesce(integration_id, 0) = ${first.integration_id ?? 0} and state = 'waiting' and claim is null`;
  await sql`
    update notice_delivery set failing_since = now()
    where ${ofPlace} and failing_since is null and due_at <= now()`.execute(db);
  const givenUp = await sql`
    update notice_delivery set state = 'given_up', problem = ${stored(problem)}::jsonb, ended_at = now()
    where ${ofPlace} and failing_since + make_interval(secs => ${giveUpAfter}) <= now()`.execute(db);
  return Number(givenUp.numAffectedRows ?? 0);
};

/**
 * Records the outcome of an attempt: the delivery is finished, or retried after a while.
 * @returns whether deliveries to the same place were given up
 */
export const concludeDelivery = async (
  db: Transaction<Tables>,
  first: ClaimedDelivery,
  ids: readonly number[],
  outcome: Outcome,
): Promise<boolean> => {
  if (outcome !== 'delivered' && 'problem' in outcome) return (await fail(db, first, ids, outcome.problem)) > 0;
  const ended =
    outcome === 'delivered'
      ? { state: 'delivered' as const }
      : { state: 'withdrawn' as const, problem: outcome.withdrawn };
  await end(db, first, ids, ended);
  return false;
};
