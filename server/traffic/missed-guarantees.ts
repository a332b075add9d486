import { sql } from 'kysely';
import type { CapPeriod } from '../../domain/traffic/cap-windows.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import { type Shortfall, shortfallOf } from '../../domain/distribution/guarantees.ts';
import type { Caller } from '../access/caller.ts';
import { listRecords, planList } from '../collections/list.ts';
import { collectionNamed, type Model, type Reader, type Values } from '../collections/model.ts';
import { cachedStatement, run } from '../database/statement.ts';
import { currentSql } from './counters/counters.ts';

/** A guarantee that will be missed. */
export interface MissedGuarantee extends Shortfall {
  /** The cap: its ID, title and offer. */
  cap: Values;
  guarantee: Decimal;
  counted: Decimal;
}

interface Guaranteed {
  id: number;
  period: CapPeriod;
  timezone: string;
  /** Null if it is a number, not an amount of money. */
  currency: number | null;
  guarantee: Decimal;
  counted: Decimal;
  /** Seconds UTC, like `at`: when it was read. */
  since: number;
  at: number;
}

/**
 * Returns the guarantees of active caps the caller reaches that will be missed at the current pace, those missed by the
 * largest share first, and of equal ones the larger. Every guarantee is examined: the emptiest are the last of the fullest.
 * @param limit how many at most
 */
export const missedGuarantees = async (
  db: Reader,
  model: Model,
  caller: Caller,
  limit: number,
): Promise<MissedGuarantee[]> => {
  const collection = collectionNamed(model, 'cap');
  const plan = planList(model, collection, { status: ['active'] }, caller);
  const prepared = cachedStatement<Guaranteed>(
    model,
    JSON.stringify(['guarantees', plan.key]),
    () => sql`
      select t.id, t.period, t.timezone, t.currency_id as currency, trim_scale(t.guarantee)::text as guarantee,
        (${currentSql('cap', 'counted', 't')})::text as counted,
        extract(epoch from greatest(t.created_at, t.counter_reset_at))::bigint as since,
        extract(epoch from now())::bigint as at
      from ${sql.table(collection.table)} as t${plan.where()} and t.guarantee > 0 and t.period <> 'total'
      order by t.id`,
  );
  const rows = await run(db, prepared, { caller, values: plan.narrow.values });
  const worst = rows
    .flatMap(({ id, currency, at, ...cap }) => {
      const missed = shortfallOf({ ...cap, decimals: currency === null ? 0 : 2 }, at);
      return missed ? [{ ...missed, id, guarantee: cap.guarantee, counted: cap.counted }] : [];
    })
    .toSorted((one, other) => other.share - one.share || Number(other.guarantee) - Number(one.guarantee))
    .slice(0, limit);
  if (worst.length === 0) return [];
  const query = { id: worst.map(({ id }) => id), fields: ['title', 'offer'], limit };
  const { items } = await listRecords(db, model, collection, query, caller);
  const byId = new Map(items.map((cap) => [Number(cap['id']), cap]));
  return worst.flatMap(({ id, ...missed }) => {
    const cap = byId.get(id);
    return cap ? [{ ...missed, cap }] : [];
  });
};
