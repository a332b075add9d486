import { isReadable } from '../../../server/collections/fields.ts';
import type { Values } from '../../../server/collections/model.ts';
import type { EventQuery, EventReader } from '../../../server/events/reader.ts';

/**
 * Reads events from an array of records, in which staff see all and others their own: a second, much simpler storage
 * behind the port, against which the real one is held. It filters by values and by when something happened.
 */
export const createMemoryReader = (records: readonly Values[]): EventReader => {
  const comparable = (value: unknown): number | string => (typeof value === 'number' ? value : String(value));
  const matching = ({ collection, caller, query }: EventQuery): Values[] =>
    records
      .filter((record) => caller.roleType === 'admin' || record['user'] === caller.userId)
      .filter((record) =>
        Object.entries(query).every(([name, wanted]) => {
          if (name === 'createdAtFrom') return Number(record['createdAt']) >= Number(wanted);
          if (name === 'createdAtTo') return Number(record['createdAt']) <= Number(wanted);
          return name in collection.entity.fields && Array.isArray(wanted) ? wanted.includes(record[name]) : true;
        }),
      );
  const ordered = (asked: EventQuery): Values[] => {
    const { orderBy = ['createdAt:desc'] } = asked.query;
    const ordering = orderBy.map((entry) => entry.split(':'));
    const [, last] = ordering.at(-1)!;
    return matching(asked).toSorted((one, other) => {
      for (const [name = '', direction] of [...ordering, ['id', last]]) {
        const [a, b] = [comparable(one[name]), comparable(other[name])];
        if (a !== b) return a < b === (direction === 'asc') ? -1 : 1;
      }
      return 0;
    });
  };
  return {
    page: async (asked) => {
      const { limit = 25, offset = 0 } = asked.query;
      const { collection, caller } = asked;
      const isShown = (name: string): boolean => {
        const field = collection.entity.fields[name];
        return !field || isReadable(field, caller);
      };
      return ordered(asked)
        .slice(offset, offset + limit)
        .map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => isShown(name))));
    },
    count: async (asked) => ({ count: matching(asked).length, exact: true }),
    async dates(asked) {
      const moments = matching(asked).map((record) => Number(record['createdAt']));
      return moments.length === 0
        ? { minDate: null, maxDate: null }
        : { minDate: Math.min(...moments), maxDate: Math.max(...moments) };
    },
    async hours(asked, name) {
      const from = Number(asked.query['createdAtFrom']);
      const groups = Map.groupBy(matching(asked), (record) =>
        JSON.stringify([Math.floor((Number(record['createdAt']) - from) / 3600), record[name]]),
      );
      return [...groups]
        .map(([key, own]) => ({ hour: JSON.parse(key)[0], value: JSON.parse(key)[1], count: own.length }))
        .toSorted((a, b) => a.hour - b.hour || (a.value < b.value ? -1 : 1));
    },
  };
};
