import { noticeTypeOf, type NoticeType } from '../../domain/notices/notice-types.ts';
import type { Caller } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import { readable } from '../collections/readable.ts';

/** What an event is about. */
export interface Subject {
  type: NoticeType;
  entity: string | null;
  record_id: number | null;
}

/**
 * Filters to the events that a person may know of, with their current permissions: those about records that they may
 * read, and administrators-only events only while they are an administrator.
 */
export const visibleTo = async <About extends Subject>(
  db: Reader,
  model: Model,
  all: readonly About[],
  caller: Caller,
): Promise<About[]> => {
  const byEntity = Map.groupBy(all, ({ entity }) => entity);
  const seen = new Map<string, ReadonlySet<number>>();
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
