import { noticeTypeOf, type NoticeType } from '../../domain/notice-types.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Model, Reader } from '../collections/model.ts';
import { readRecords } from '../collections/read.ts';

/** What an event is about. */
export interface Subject {
  type: NoticeType;
  entity: string | null;
  record_id: number | null;
}

const readable = async (db: Reader, model: Model, entity: string, ids: readonly number[], caller: Caller) => {
  const collection = model[entity];
  const mayRead =
    collection !== undefined &&
    rolesOf(collection.entity, 'read').includes(caller.roleType) &&
    permissionsOf(collection.entity, 'read').some((name) => hasPermission(caller, name));
  if (!mayRead) return new Set<number>();
  const records = await readRecords(db, model, collection, { ids, names: ['id'], call: 'read', caller });
  return new Set(records.map(({ id }) => Number(id)));
};

/**
 * Those of these that a person may know of, as their rights are now: about records that they may read, and what is told to
 * administrators alone only as long as they are one.
 */
export const visibleTo = async <About extends Subject>(
  db: Reader,
  model: Model,
  all: readonly About[],
  caller: Caller,
): Promise<About[]> => {
  const byEntity = Map.groupBy(all, ({ entity }) => entity);
  const seen = new Map<string, Set<number>>();
  for (const [entity, some] of byEntity) {
    if (entity === null) continue;
    const ids = [...new Set(some.flatMap(({ record_id: id }) => (id === null ? [] : [id])))];
    if (ids.length > 0) seen.set(entity, await readable(db, model, entity, ids, caller));
  }
  return all.filter(({ type, entity, record_id: id }) => {
    if (entity !== null && id !== null) return seen.get(entity)?.has(id) ?? false;
    return caller.roleType === 'admin' || !noticeTypeOf(type).to.includes('administrators');
  });
};
