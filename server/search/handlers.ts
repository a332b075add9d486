import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { search } from './search.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

const usualLimit = 5;

/** Handler of `/user/search`: searches records of every kind. */
export const createSearchHandlers = ({ database, model }: Dependencies): Handlers => ({
  search: async ({
    caller,
    query: { query, limit = usualLimit },
    request: { signal },
  }: Call<unknown, { query: string; limit?: number }>) => {
    const groups = await database
      .scanning(caller.tenantId)
      .read((db) => search(db, model, { query, limit, caller }), signal);
    const items = groups.map(({ view: { name, collection }, hits }) => ({
      view: name,
      entity: collection.key,
      hits: hits.map(({ rank: _, ...hit }) => hit),
    }));
    return { data: { items } };
  },
});
