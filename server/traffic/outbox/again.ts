import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Sends events again, with the same event ID and another week of attempts, except those of hidden conversions or of a
 * postback that is switched off.
 * @param which condition on rows of the outbox, under the alias `said`
 * @returns how many are sent
 */
const sendAgain = async (db: Transaction<Tables>, which: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql`
    update postback_outbox as said set state = 'waiting', due_at = now(), attempts = 0, failing_since = null,
      last_failed_at = null, ended_at = null
    where ${which} and said.claim is null and said.state <> 'withdrawn'
      and exists (select from postbacks as told where told.id = said.postback_id and told.status = 'active')
      and not exists (select from conversions as hidden where hidden.id = said.conversion_id and hidden.is_hidden)
    returning said.id`.execute(db);
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
  sendAgain(db, sql`said.event_id = any (${events}::uuid[])`);

/**
 * Sends conversions as they are now, with their current payout, to all postbacks that apply, including those that have
 * already received them.
 */
export const resendConversions = async (db: Transaction<Tables>, ids: readonly number[]): Promise<number> => {
  await sql`
    select sluice_tell(sluice_conversion_said(told), told.goal_id) from conversions as told
    where told.id = any (${ids}::bigint[]) and not told.is_hidden`.execute(db);
  const latest = sql`said.id in (
    select max(latest.id) from postback_outbox as latest
    join conversions as told on told.id = latest.conversion_id
    where told.id = any (${ids}::bigint[]) and latest.event = (sluice_conversion_said(told)).event
    group by latest.postback_id, latest.conversion_id
  )`;
  await sql`
    update postback_outbox as said set facts = current.facts, country = current.country
    from conversions as told cross join lateral sluice_conversion_said(told) as current
    -- What is not sent now keeps what was told: it decides whether a later payout is news.
    where told.id = said.conversion_id and not told.is_hidden and said.claim is null and said.state <> 'withdrawn'
      and exists (select from postbacks as own where own.id = said.postback_id and own.status = 'active')
      and ${latest}`.execute(db);
  return sendAgain(db, latest);
};
