import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Sends events again, with the same event ID and another week of attempts, except those of hidden conversions or of a
 * postback that is switched off.
 * @param which condition on rows of the outbox, under the alias `delivery`
 * @returns how many are sent
 */
const sendAgain = async (db: Transaction<Tables>, which: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql`
    update postback_outbox as delivery set state = 'waiting', due_at = now(), attempts = 0, failing_since = null,
      last_failed_at = null, ended_at = null
    where ${which} and delivery.claim is null and delivery.state <> 'withdrawn'
      and exists (select from postbacks as postback where postback.id = delivery.postback_id and postback.status = 'active')
      and not exists (select from conversions as hidden where hidden.id = delivery.conversion_id and hidden.is_hidden)
    returning delivery.id`.execute(db);
  return rows.length;
};

/** Returns the IDs of those events that no attempt has delivered, in the given order. */
export const undelivered = async (db: Kysely<Tables>, events: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ event: string }>`
    select event_id as event from postback_outbox where event_id = any (${events}::uuid[]) and state <> 'delivered'
  `.execute(db);
  const open = new Set(rows.map(({ event }) => event));
  return events.filter((event) => open.has(event));
};

/** Sends the logged events with these IDs again. */
export const sendEventsAgain = (db: Transaction<Tables>, events: readonly string[]): Promise<number> =>
  sendAgain(db, sql`delivery.event_id = any (${events}::uuid[])`);

/**
 * Sends conversions as they are now, with their current payout, to all postbacks that apply, including those that have
 * already received them.
 */
export const resendConversions = async (db: Transaction<Tables>, ids: readonly number[]): Promise<number> => {
  await sql`
    select sluice_tell(sluice_conversion_said(conversion), conversion.goal_id) from conversions as conversion
    where conversion.id = any (${ids}::bigint[]) and not conversion.is_hidden`.execute(db);
  const latest = sql`delivery.id in (
    select max(latest.id) from postback_outbox as latest
    join conversions as conversion on conversion.id = latest.conversion_id
    where conversion.id = any (${ids}::bigint[]) and latest.event = (sluice_conversion_said(conversion)).event
    group by latest.postback_id, latest.conversion_id
  )`;
  await sql`
    update postback_outbox as delivery set facts = current.facts, country = current.country
    from conversions as conversion cross join lateral sluice_conversion_said(conversion) as current
    -- What is not sent now keeps what was told: it decides whether a later payout is news.
    where conversion.id = delivery.conversion_id and not conversion.is_hidden and delivery.claim is null and delivery.state <> 'withdrawn'
      and exists (select from postbacks as postback where postback.id = delivery.postback_id and postback.status = 'active')
      and ${latest}`.execute(db);
  return sendAgain(db, latest);
};
