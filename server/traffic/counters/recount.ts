import { type Kysely, type RawBuilder, sql } from 'kysely';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import { capWindow } from '../../../domain/traffic/cap-windows.ts';
import type { LimitUse } from '../../../domain/distribution/limits.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';
import { invalid } from '../../failure.ts';
import { asRows, endOf, startOf, usedIn } from './counters.ts';

/** What counters of caps should say, from the clicks, leads and conversions that count in their current windows. */

/** A counter as it is, and what the events say: numbers, or amounts in the cap’s currency. */
export interface Recount {
  cap: number;
  counter: string;
  events: string;
}

/** The current windows of caps as a table `used`, with what else decides about what counts in them. */
const currentWindows = async (db: Kysely<Tables>, caps: readonly number[]): Promise<RawBuilder<unknown>> => {
  const found = await db
    .selectFrom('caps')
    .select(['id', 'period', 'timezone'])
    .where('id', 'in', [...caps])
    .execute();
  const at = Math.floor(Date.now() / 1000);
  const uses = found.map(({ id, period, timezone }): LimitUse => {
    const window = capWindow(period, timezone, at);
    return { holder: 'cap', id, period: period, timezone, window, max: null };
  });
  return usedIn(sql`${JSON.stringify(asRows(uses))}::jsonb`);
};

const isCounter = sql`counter.holder = used.holder and counter.record_id = used.id
  and counter.period = used.period and counter.timezone = used.timezone and counter.starts_at = ${startOf}`;

/** SQL for whether the candidate that got something, in its stored decision (`stored-decision.ts`), was checked by the cap. */
const wasChecked = (decision: string, winner: string, values: RawBuilder<unknown>): RawBuilder<unknown> => {
  const path = `strict $.candidates[*] ? (${winner})[5][*] ? (@[0] == "cap_room" && @[2] == $cap)`;
  return sql`jsonb_path_exists(${sql.ref(decision)}, ${sql.lit(path)}::jsonpath, ${values}, true)`;
};

const clicks = sql`(
  select count(*) from clicks as event
  where event.offer_id = cap.offer_id and event.created_at >= ${startOf} and event.created_at < ${endOf}
    and event.created_at > counted.since and event.outcome = 'sent'
    -- What people corrected since counts as it was (D1113).
    and coalesce((
      select corrected.previous_status from click_changes as corrected
      where corrected.click_id = event.id order by corrected.id limit 1
    ), event.click_status) = ${sql.lit(clickStatus.valid)}
    and ${wasChecked('event.decision', '@[4] == 1', sql`jsonb_build_object('cap', cap.id)`)}
)`;

/** Attempts say which limits they count in; those made before they did have the decision about their lead. */
const leads = sql`(
  select count(*) from lead_attempts as event
  where event.integration_id = any(array(select id from integrations)) and event.offer_id = cap.offer_id
    and event.started_at >= ${startOf} - interval '1 minute' and event.started_at < ${endOf}
    and event.finished_at > counted.since and event.outcome in ('accepted', 'unknown')
    and case when event.limits is not null then event.limits @> jsonb_build_array(jsonb_build_object(
        'holder', 'cap', 'id', cap.id, 'period', cap.period, 'timezone', cap.timezone, 'start', used.start
      )) else event.started_at >= ${startOf} and exists (
        select from leads as sent where sent.id = event.lead_id and sent.created_at = event.created_at
          and ${wasChecked(
            'sent.decision',
            '@[1] == $advertiser && @[2] == $integration',
            sql`jsonb_build_object(
              'cap', cap.id, 'advertiser', event.advertiser_id, 'integration', event.integration_id
            )`,
          )}
      ) end
)`;

const conversions = sql`(
  select coalesce(sum(event.amount), 0) from conversion_caps as event
  where event.cap_id = cap.id and event.period = cap.period and event.timezone = cap.timezone
    and event.starts_at = ${startOf}
)`;

/** SQL for the moment from which all events of a table are still there: older partitions may have been dropped. */
const completeSince = (table: 'clicks' | 'lead_attempts'): RawBuilder<unknown> => sql`(
  select min(to_timestamp(right(child.relname, 8) || ' UTC', 'YYYYMMDD TZ')) from pg_inherits
  join pg_class as child on child.oid = inhrelid
  where inhparent = ${sql.lit(table)}::regclass and child.relname like '%\\_p________'
)`;

/** A comparison by one statement, so that an event and its count are both in it, or neither. */
interface Compared extends Recount {
  /** Which counter it is: a reset begins another. */
  restarted: string | null;
  isComplete: boolean;
}

const recountsIn = async (db: Kysely<Tables>, used: RawBuilder<unknown>): Promise<Compared[]> => {
  const { rows } = await sql<Compared>`
    select cap.id as cap, trim_scale(coalesce(counter.counted, 0))::text as counter, counter.restarted_at::text as restarted,
      trim_scale(case cap.type when 'clicks' then ${clicks} when 'leads' then ${leads} else ${conversions} end)::text as events,
      coalesce(greatest(${startOf}, counted.since, cap.created_at) >= case cap.type
        when 'clicks' then ${completeSince('clicks')} when 'leads' then ${completeSince('lead_attempts')} end, true
      ) as "isComplete"
    from ${used} join caps as cap on cap.id = used.id
    left join limit_counters as counter on ${isCounter}
    cross join lateral (
      select coalesce(counter.restarted_at, cap.counter_reset_at, '-infinity') as since
    ) as counted
    order by cap.id`.execute(db);
  return rows;
};

const dropped: Words = {
  en: 'Part of the events of this period are no longer stored, so they can’t be counted',
  ru: 'Часть событий этого периода уже не хранится, пересчитать их нельзя',
};

/** @throws Failure 422 where events have been dropped: the cap would take again what it has had */
const mustBeComplete = (compared: readonly Compared[]): void => {
  if (compared.some(({ isComplete }) => !isComplete))
    throw invalid({ path: 'id', type: 'eventsDropped', message: dropped });
};

/**
 * Returns what the counters of caps say and what the events say, as of now.
 * @throws Failure 422 if events of the current period have been dropped
 */
export const compareCounters = async (db: Kysely<Tables>, caps: readonly number[]): Promise<Recount[]> => {
  const compared = await recountsIn(db, await currentWindows(db, caps));
  mustBeComplete(compared);
  return compared;
};

/**
 * Sets the counters of caps to what the events of their current windows say; reservations stay. Traffic goes on counting
 * meanwhile: what is corrected is the difference, which it doesn't change. Counters reset meanwhile are left alone.
 * @returns what they said before, and what they say now
 * @throws Failure 422 if events of the current period have been dropped
 */
export const recount = async (db: Kysely<Tables>, caps: readonly number[]): Promise<Recount[]> => {
  const used = await currentWindows(db, caps);
  const compared = await recountsIn(db, used);
  mustBeComplete(compared);
  await sql`
    insert into limit_counters (holder, record_id, period, timezone, starts_at, ends_at)
    select used.holder, used.id, used.period, used.timezone, ${startOf}, ${endOf} from ${used}
    order by used.id on conflict do nothing`.execute(db);
  const differing = sql`jsonb_to_recordset(${JSON.stringify(compared)}::jsonb)
    as differing (cap bigint, counter numeric, events numeric, restarted timestamptz)`;
  const { rows } = await sql<Recount>`
    update limit_counters as counter set counted = greatest(counter.counted + differing.events - differing.counter, 0)
    from ${used} join ${differing} on differing.cap = used.id
    where ${isCounter} and differing.events <> differing.counter
      and counter.restarted_at is not distinct from differing.restarted
    returning counter.record_id as cap, trim_scale(counter.counted)::text as events,
      trim_scale(counter.counted - differing.events + differing.counter)::text as counter`.execute(db);
  return rows;
};
