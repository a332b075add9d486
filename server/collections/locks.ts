import { sql } from 'kysely';
import { type Collection, collectionNamed, type Model, type Reader, type Work } from './model.ts';
import { cachedStatement, run, value } from '../database/statement.ts';

/**
 * The order in which calls lock records of several entities: the same for all, so that they wait for each other without
 * deadlocks. Within an entity it is the order of the ids (D39).
 */

/** Returns the entities whose records own those of an entity: the targets of its single-reference fields. */
const owners = ({ key, entity }: Collection): string[] =>
  Object.values(entity.fields).flatMap((field) =>
    field.kind === 'one' && !field.readOnly && field.entity !== key ? [field.entity] : [],
  );

const orders = new WeakMap<Model, ReadonlyMap<string, number>>();

/**
 * Returns the positions of the entities in the order. Owners come before what belongs to them, because hooks that
 * change both start with the owner: a team before its members, an offer before its campaigns.
 */
export const lockOrder = (model: Model): ReadonlyMap<string, number> => {
  const known = orders.get(model);
  if (known) return known;
  const order = new Map<string, number>();
  const left = new Set(Object.keys(model).toSorted());
  const unplaced = (key: string): number =>
    owners(collectionNamed(model, key)).filter((owner) => left.has(owner)).length;
  while (left.size > 0) {
    const next = [...left].reduce((min, key) => (unplaced(key) < unplaced(min) ? key : min));
    order.set(next, order.size);
    left.delete(next);
  }
  orders.set(model, order);
  return order;
};

/** Whether records of the first entity are locked before those of the second. */
export const isLockedBefore = (model: Model, first: string, second: string): boolean => {
  const order = lockOrder(model);
  return (order.get(first) ?? 0) < (order.get(second) ?? 0);
};

/** `share` keeps others from changing a record, `change` from changing it or share-locking it. */
export type LockStrength = 'share' | 'change';

const clauses = { share: 'for share', change: 'for no key update' } as const satisfies Record<LockStrength, string>;

/** Records to lock. */
export interface RecordLock {
  /** Name of the entity. */
  entity: string;
  ids: readonly number[];
  strength: LockStrength;
}

/** Locks records until the transaction ends, in order; an entity named twice gets its strongest lock for all. */
export const lockRecords = async (holds: readonly RecordLock[], { db, model, caller }: Work<Reader>): Promise<void> => {
  const order = lockOrder(model);
  const byEntity = [...Map.groupBy(holds, ({ entity }) => entity)].toSorted(
    ([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
  for (const [entity, same] of byEntity) {
    const ids = [...new Set(same.flatMap((hold) => hold.ids))];
    const strength = same.some((hold) => hold.strength === 'change') ? 'change' : 'share';
    if (ids.length === 0) continue;
    const prepared = cachedStatement(model, `hold ${entity} ${strength}`, () => {
      const table = sql.table(collectionNamed(model, entity).table);
      return sql`select from ${table} where id = any(${value('ids')}::bigint[]) order by id ${sql.raw(clauses[strength])}`;
    });
    await run(db, prepared, { caller, values: { ids } });
  }
};
