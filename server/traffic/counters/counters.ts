import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LimitUse } from '../../../domain/distribution/limits.ts';
import { limitKey } from '../../../domain/distribution/usage.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Counters of limits, one for each of their windows: what was counted and, separately, what is reserved for what is
 * being sent. Several are locked in a fixed order, those with a maximum before the others, so that no two transactions
 * wait for each other.
 */

/** Returns the limits as rows of JSON. */
export const asRows = (limits: readonly LimitUse[]) =>
  limits.map(({ holder, id, period, timezone, window: { start, end }, max }) => ({
    holder,
    id,
    period,
    timezone,
    start,
    end,
    max,
  }));

/** Such rows as a table under the alias `used`. */
export const usedIn = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`jsonb_to_recordset(${rows}) as used
  (holder text, id bigint, period text, timezone text, start bigint, "end" bigint, max numeric)`;

const asTable = (limits: readonly LimitUse[]): RawBuilder<unknown> =>
  usedIn(sql`${JSON.stringify(asRows(limits))}::jsonb`);

export const startOf = sql`coalesce(to_timestamp(used.start), '-infinity')`;
export const endOf = sql`coalesce(to_timestamp(used."end"), 'infinity')`;

const adding = async (
  db: Kysely<Tables>,
  limits: readonly LimitUse[],
  to: 'counted' | 'reserved',
): Promise<LimitUse[]> => {
  if (limits.length === 0) return [];
  const column = sql.id(to);
  const { rows } = await sql<{ holder: LimitUse['holder']; record_id: number }>`
    insert into limit_counters as counter (holder, record_id, period, timezone, starts_at, ends_at, ${column})
    select used.holder, used.id, used.period, used.timezone, ${startOf}, ${endOf}, 1
    from ${asTable(limits)}
    where coalesce(used.max, 1) >= 1
    order by used.holder, used.id
    on conflict (tenant_id, holder, record_id, period, timezone, starts_at) do update set ${column} = counter.${column} + 1
    where not exists (
      select from ${asTable(limits)}
      where used.holder = counter.holder and used.id = counter.record_id and counter.counted + counter.reserved + 1 > used.max
    )
    returning holder, record_id`.execute(db);
  const added = new Set(rows.map(({ holder, record_id: id }) => limitKey(holder, id)));
  return limits.filter(({ holder, id }) => !added.has(limitKey(holder, id)));
};

const hard = (limits: readonly LimitUse[]): LimitUse[] => limits.filter(({ max }) => max !== null);
const soft = (limits: readonly LimitUse[]): LimitUse[] => limits.filter(({ max }) => max === null);

/**
 * Reserves room in all limits that have a maximum, for what is about to be sent.
 * @returns those that are full; the transaction must then be rolled back, as room was taken in the others
 */
export const reserve = (db: Kysely<Tables>, limits: readonly LimitUse[]): Promise<LimitUse[]> =>
  adding(db, hard(limits), 'reserved');

/**
 * Counts something directly, without a prior reservation.
 * @returns those that are full; the transaction must then be rolled back
 */
export const count = async (db: Kysely<Tables>, limits: readonly LimitUse[]): Promise<LimitUse[]> => {
  const full = await adding(db, hard(limits), 'counted');
  return full.length > 0 ? full : adding(db, soft(limits), 'counted');
};

/**
 * SQL that counts several things in one go, in limits that have no maximum.
 * @param counted a table that has the limits of each as rows of JSON
 */
export const countingTogether = (counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into limit_counters as counter (holder, record_id, period, timezone, starts_at, ends_at, counted)
  select used.holder, used.id, used.period, used.timezone, ${startOf}, ${endOf}, count(*)
  from ${counted} as counted cross join ${usedIn(sql`counted.limits`)}
  group by used.holder, used.id, used.period, used.timezone, used.start, used."end"
  order by used.holder, used.id
  on conflict (tenant_id, holder, record_id, period, timezone, starts_at)
  do update set counted = counter.counted + excluded.counted`;

/**
 * Locks counters in their order. They are then looked up by their keys again: a counter that others changed meanwhile
 * is a new version of its row.
 */
const locking = (limits: readonly LimitUse[]): RawBuilder<unknown> => sql`
  select counter.holder, counter.record_id, counter.period, counter.timezone, counter.starts_at
  from limit_counters as counter
  join ${asTable(limits)} on used.holder = counter.holder and used.id = counter.record_id
    and used.period = counter.period and used.timezone = counter.timezone and counter.starts_at = ${startOf}
  order by counter.holder, counter.record_id
  for update of counter`;

const isLocked = sql`counter.holder = locked.holder and counter.record_id = locked.record_id
  and counter.period = locked.period and counter.timezone = locked.timezone and counter.starts_at = locked.starts_at`;

/** Ends what `reserve` began: counts it in all of the limits, or releases the room. */
export const finishReservations = async (
  db: Kysely<Tables>,
  limits: readonly LimitUse[],
  isCounted: boolean,
): Promise<void> => {
  const reserved = hard(limits);
  if (reserved.length > 0)
    await sql`
      with locked as (${locking(reserved)})
      update limit_counters as counter
      set reserved = counter.reserved - 1, counted = counter.counted + ${isCounted ? 1 : 0}
      from locked where ${isLocked}`.execute(db);
  if (isCounted) await adding(db, soft(limits), 'counted');
};

/**
 * Takes back the count of something that turned out not to have happened; counters restarted since are left alone.
 * @param countedAt when it was counted, as PostgreSQL writes it
 */
export const decrement = async (
  db: Kysely<Tables>,
  limits: readonly LimitUse[],
  countedAt: string | null,
): Promise<void> => {
  if (limits.length === 0) return;
  await sql`
    with locked as (${locking(limits)})
    update limit_counters as counter set counted = greatest(counter.counted - 1, 0)
    from locked where ${isLocked} and (counter.restarted_at <= ${countedAt}) is not false`.execute(db);
};

/**
 * Restarts the counters of records; reservations stay until they are settled. Conversions that were counted in them no
 * longer count, however they change.
 */
export const dropCounters = async (
  db: Kysely<Tables>,
  holder: LimitUse['holder'],
  ids: readonly number[],
): Promise<void> => {
  const own = sql`holder = ${holder} and record_id = any(${[...ids]}::bigint[])`;
  await sql`select from limit_counters where ${own}
    order by record_id, period, timezone, starts_at for update`.execute(db);
  await sql`update limit_counters set counted = 0, restarted_at = clock_timestamp() where ${own}`.execute(db);
  if (holder === 'cap')
    await sql`delete from conversion_caps where cap_id = any(${[...ids]}::bigint[]) and amount <> 0`.execute(db);
};

/** SQL for the current value of a record's counter; `row` is the alias of the record's row. */
export const currentSql = (
  holder: LimitUse['holder'],
  column: 'counted' | 'reserved',
  row: string,
): RawBuilder<unknown> =>
  sql`coalesce((
    select trim_scale(counter.${sql.id(column)}) from limit_counters as counter
    where counter.holder = ${sql.lit(holder)} and counter.record_id = ${sql.ref(`${row}.id`)}
      and counter.period = ${sql.ref(`${row}.period`)} and counter.timezone = ${sql.ref(`${row}.timezone`)}
      and counter.starts_at <= now() and now() < counter.ends_at
    order by counter.starts_at desc limit 1
  ), 0)`;
