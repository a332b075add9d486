import { sql, type Transaction } from 'kysely';
import { wallTime } from '../../../domain/time/zones.ts';
import type { Tables } from '../../database/tables.ts';

/** A queue that sends on held leads of some countries, at an interval within certain hours. */
export interface HoldQueue {
  id: number;
  countries: readonly string[];
  timezone: string;
  /** `09:00` */
  from: string;
  to: string;
  /** Minutes. */
  interval: number;
}

const minute = 60;
const day = 24 * 60 * minute;

const isOpen = ({ timezone, from, to }: HoldQueue, at: number): boolean => {
  const clock = new Date((wallTime(at, timezone) % day) * 1000).toISOString().slice(11, 16);
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
};

/** Returns the first round of a queue at or after a time, seconds UTC. */
export const roundFrom = (queue: HoldQueue, at: number): number => {
  const step = queue.interval * minute;
  let round = Math.ceil(at / step) * step;
  while (!isOpen(queue, round)) round += step;
  return round;
};

/** Returns the last round that has begun by a time. */
const roundBefore = (queue: HoldQueue, at: number): number => {
  const step = queue.interval * minute;
  let round = Math.floor(at / step) * step;
  while (!isOpen(queue, round)) round -= step;
  return round;
};

/** Active queues. The session is the tenant's. */
export const readQueues = async (db: Transaction<Tables>): Promise<HoldQueue[]> => {
  const { rows } = await sql<HoldQueue>`
    select config.id, geos.countries, config.timezone, config.period_start as "from", config.period_end as "to", config.interval
    from hold_configs as config join geos on geos.id = config.geo_id
    where config.status = 'active' order by config.id`.execute(db);
  return rows;
};

/**
 * Stores when each queue began its last round, so that the next one is on schedule.
 * @param now seconds UTC
 */
export const writeRounds = async (
  db: Transaction<Tables>,
  queues: readonly HoldQueue[],
  now: number,
): Promise<void> => {
  for (const queue of queues)
    await sql`
      insert into hold_round (hold_config_id, began_at)
      values (${queue.id}, to_timestamp(${roundBefore(queue, now)}))`.execute(db);
};
