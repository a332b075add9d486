import type { Transaction } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { ItemCalls } from '../../collections/item-calls.ts';
import { requestedFieldNames } from '../../collections/fields.ts';
import { collectionNamed, type Model, type Reader, type Values } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { violation, Failure, invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { forEachItem } from '../each-item.ts';
import { changeClick, type ClickItem, type ActorColumns } from './change.ts';

/** The call by which staff judge whether clicks are valid, and the job that does so for many. */

interface Dependencies {
  database: Database;
  model: Model;
}

const actorColumns = ({ userId, impersonatorId }: Caller): ActorColumns => ({
  user_id: userId,
  impersonator_id: impersonatorId,
});

export const createClickStaff = ({ database, model }: Dependencies): { handlers: Handlers; each: ItemCalls } => {
  const collection = collectionNamed(model, 'click');

  const readAll = async (db: Reader, ids: readonly number[], caller: Caller): Promise<Values[]> => {
    const names = requestedFieldNames(collection, caller, {});
    const records = await readRecords(db, model, collection, { ids, names, call: 'read', caller });
    if (records.length !== new Set(ids).size) throw new Failure('notFound');
    return records;
  };

  const scope = ({ tenantId }: Caller) => database.tenant(tenantId, 'click');

  const change = async (db: Transaction<Tables>, item: ClickItem, caller: Caller): Promise<number | undefined> => {
    try {
      return await changeClick(db, item, actorColumns(caller));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'stale') throw error;
      const [data] = await readAll(db, [item.id], caller);
      throw new Failure('stale', { details: error.details, data });
    }
  };

  const handlers: Handlers = {
    judgeOfClicks: async ({ caller, body: { items } }: Call<unknown, unknown, { items: ClickItem[] }>) => {
      const ids = items.map(({ id }) => id);
      if (new Set(ids).size !== ids.length) throw invalid(violation('items', 'repeated'));
      const edited = await scope(caller).write(async (db) => {
        await readAll(db, ids, caller);
        await forEachItem(items, (item) => change(db, item, caller));
        const records = await readAll(db, ids, caller);
        return ids.map((id) => records.find((record) => record['id'] === id) ?? {});
      });
      return { data: { items: edited } };
    },
  };

  const each: ItemCalls = {
    'click.judge': (caller, item, note) =>
      scope(caller).write(async (db) => {
        await readAll(db, [item.id], caller);
        const id = await change(db, item, caller);
        await note(db, id === undefined ? undefined : { undoes: id });
      }),
  };

  return { handlers, each };
};
