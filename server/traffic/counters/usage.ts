import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { limitKey, type LimitHolder, type Usage } from '../../../domain/distribution/usage.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

interface Row {
  holder: LimitHolder;
  record_id: number;
  amount: string;
  /** Seconds UTC. */
  since: number | null;
}

/**
 * Reads what is used of all limits of a network in their current windows, as the limits are set now.
 * @param at a moment (seconds UTC) whose windows are meant instead, as full as they were when they ended
 */
export const readUsage = async (db: Kysely<Tables>, at?: number): Promise<Usage> => {
  const then = at === undefined ? undefined : sql`to_timestamp(${at})`;
  const { rows } = await sql<Row>`
    select counter.holder, counter.record_id, trim_scale(counter.counted + counter.reserved) as amount,
      case when counter.starts_at > '-infinity' then extract(epoch from counter.starts_at)::bigint end as since
    from limit_counters as counter
    left join caps on counter.holder = 'cap' and caps.id = counter.record_id
    left join targetings on counter.holder = 'targeting' and targetings.id = counter.record_id
    where counter.ends_at > ${then ?? sql`now()`} ${then ? sql`and counter.starts_at <= ${then}` : sql``} and counter.period = coalesce(caps.period, targetings.period)
      and counter.timezone = coalesce(caps.timezone, targetings.timezone)`.execute(db);
  return new Map(
    rows.map(({ holder, record_id: id, amount, since }) => [limitKey(holder, id), { amount, since }] as const),
  );
};

/** Milliseconds for which a reading is cached; limits that are never exceeded ask the database each time anyway. */
const cacheTtl = 500;
const maxCachedNetworks = 1000;

/** Returns what is used of the limits of networks, for deciding who may have room: read on request. */
export const createUsages = (database: Database): ((tenantId: number) => Promise<Usage>) => {
  const usages = new LRUCache<number, Usage>({
    max: maxCachedNetworks,
    ttl: cacheTtl,
    fetchMethod: (tenantId) => database.tenant(tenantId, 'usage').read(readUsage),
  });
  return async (tenantId) => usages.get(tenantId) ?? (await usages.fetch(tenantId)) ?? new Map();
};
