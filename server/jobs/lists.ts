import { Failure } from '../failure.ts';
import type { Collection, Values, Work } from '../collections/model.ts';
import { readRecords } from '../collections/read.ts';
import type { Item } from '../collections/records.ts';
import { editVerb } from '../collections/verbs.ts';
import type { Verb } from '../collections/write.ts';
import type { JobRequest } from '../database/core-tables.ts';

const idsIn = (given: unknown): number[] => (Array.isArray(given) ? given.map(Number) : []);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns a list with some items appended and some removed. */
export const changedList = (list: readonly number[], add: readonly number[], remove: readonly number[]): number[] =>
  [...new Set([...list, ...add])].filter((id) => !remove.includes(id));

/**
 * Returns an edit that adds items to lists of references, or removes some. The lists are read before the records are
 * locked, as all edits lock what they refer to first; if one was changed in between, the edit fails as stale.
 */
export const listsVerb = (
  collection: Collection,
  items: readonly Item[],
  { add = {}, remove = {} }: JobRequest,
): Verb => {
  const names = [...new Set([...Object.keys(add), ...Object.keys(remove)])];
  if (names.length === 0) return editVerb(collection, items);
  return {
    async gather(work: Work) {
      const { db, model, caller } = work;
      const ids = items.map(({ id }) => id);
      const read = await readRecords(db, model, collection, { ids, names: ['id', ...names], call: 'edit', caller });
      const known = new Map(read.map((record): [unknown, Values] => [record['id'], record]));
      const edits = items.map((item): Item => {
        const record = known.get(item.id);
        const lists = names.map((name) => [
          name,
          changedList(idsIn(record?.[name]), add[name] ?? [], remove[name] ?? []),
        ]);
        // If the record does not exist, the edit itself reports that.
        return record ? { ...item, ...Object.fromEntries(lists) } : item;
      });
      const changes = await editVerb(collection, edits).gather(work);
      const moved = changes.some(({ id, before }) =>
        names.some((name) => !isSame(idsIn(before?.[name]), idsIn(known.get(id)?.[name]))),
      );
      if (moved) throw new Failure('stale');
      return changes;
    },
    apply: (changes, work) => editVerb(collection, []).apply(changes, work),
  };
};
