import { readRecord } from '../../collections/read.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { compareCounters } from './recount.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

/** Handler of `/user/caps/{id}/recount`: what the counter of a cap says, and what a recount would set it to. */
export const createRecountHandlers = ({ database, model }: Dependencies): Handlers => ({
  readCapRecount: async ({ caller, params: { id } }: Call<{ id: number }>) => {
    const found = await database.tenant(caller.tenantId, 'cap').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'cap'), { id, query: { fields: ['id'] }, caller });
      return compareCounters(db, [id]);
    });
    const [compared] = found;
    if (!compared) throw new Failure('notFound');
    return { data: { counter: compared.counter, events: compared.events } };
  },
});
