import { operationId } from '../../openapi/names.ts';
import { callsOfEntity } from '../collections/handlers.ts';
import type { ListQuery } from '../collections/list.ts';
import type { Collection, Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handler } from '../http/call.ts';
import type { EventQuery, EventReader } from './reader.ts';

interface Dependencies {
  database: Database;
  model: Model;
  reader: EventReader;
}

interface Meta {
  totalCount?: number;
  totalIsExact?: false;
  minDate?: number | null;
  maxDate?: number | null;
}

/** Returns what `withMeta` requests. A page that is not full already tells the total, unless it is beyond the end. */
const metaOf = async (reader: EventReader, listing: EventQuery, found: number): Promise<Meta> => {
  const { withMeta = [], limit = 25, offset = 0 } = listing.query;
  const isCounted = limit > 0 && found < limit && (found > 0 || offset === 0);
  const total = withMeta.includes('totalCount')
    ? isCounted
      ? { count: offset + found, exact: true }
      : await reader.count(listing)
    : undefined;
  const dates = withMeta.some((name) => name !== 'totalCount') ? await reader.dates(listing) : undefined;
  return {
    ...(total && { totalCount: total.count, ...(!total.exact && { totalIsExact: false as const }) }),
    ...(dates && withMeta.includes('minDate') && { minDate: dates.minDate }),
    ...(dates && withMeta.includes('maxDate') && { maxDate: dates.maxDate }),
  };
};

const reading = ({ database, model, reader }: Dependencies, collection: Collection): Record<string, Handler> => ({
  list: async ({ caller, query, request }: Call<unknown, ListQuery>) => {
    const asked = { collection, caller, query, signal: request.signal };
    const items = await reader.page(asked);
    const counted = (query.withMeta ?? []).length > 0;
    return { data: { items, ...(counted && { meta: await metaOf(reader, asked, items.length) }) } };
  },
  read: async ({ caller, params: { id }, query }: Call<{ id: number }, { with?: string[]; fields?: string[] }>) => ({
    data: await database
      .tenant(caller.tenantId, collection.key)
      .read((db) => readRecord(db, model, collection, { id, query, caller })),
  }),
});

/** Handlers by operation for all event entities. */
export const createEventHandlers = (parts: Dependencies): Record<string, Handler> =>
  Object.fromEntries(
    Object.values(parts.model).flatMap((collection) => {
      if (!collection.entity.events) return [];
      const handlers = reading(parts, collection);
      return callsOfEntity(collection).map((call) => [
        operationId(collection.key, collection.entity, call),
        handlers[call]!,
      ]);
    }),
  );
