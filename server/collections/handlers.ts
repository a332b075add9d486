import { recordOf, recordsIn } from '../../domain/records.ts';
import type { Field } from '../../openapi/define.ts';
import { text } from '../../openapi/define.ts';
import { hasHistory, operationId } from '../../openapi/names.ts';
import type { Database } from '../database/connection.ts';
import { isStaff } from '../access/caller.ts';
import { listHistory } from '../history/list.ts';
import { undoItems } from './undo.ts';
import type { Call, Handler, Reply } from '../http/call.ts';
import type { Fields } from '../http/details.ts';
import { violation, type Detail, Failure, invalid } from '../failure.ts';
import { listRecords, type ListQuery } from './list.ts';
import type { Collection, Model, Values } from './model.ts';
import { readRecord } from './read.ts';
import type { Item } from './records.ts';
import { actionVerb, cloneVerb, createVerb, deleteVerb, editVerb, settingVerb, statusVerb } from './verbs.ts';
import { execute, executeCreate, executeEdit, type Verb } from './write.ts';

/** The calls of every collection, derived from its definition. */

type Identified = { id: number };
type Items<Of> = { items: readonly Of[] };
type Columns = { with?: string[]; fields?: string[] };
type Paged = { withMeta?: string[]; limit?: number; offset?: number };

interface Dependencies {
  database: Database;
  model: Model;
}

/** Returns which record a call is about: the one named in its path, or the network's only one. */
const idOf = ({ entity }: Collection, { caller, params }: Call<Identified>): number =>
  entity.single ? caller.tenantId : params.id;

const reading = (parts: Dependencies, collection: Collection): Record<string, Handler> => ({
  list: async ({ caller, query }: Call<unknown, ListQuery>) => ({
    data: await parts.database
      .tenant(caller.tenantId, collection.key)
      .read((db) => listRecords(db, parts.model, collection, query, caller)),
  }),
  read: async (call: Call<Identified, Columns>) => {
    const { caller, query } = call;
    const wanted = { id: idOf(collection, call), query, caller };
    return {
      data: await parts.database
        .tenant(caller.tenantId, collection.key)
        .read((db) => readRecord(db, parts.model, collection, wanted)),
    };
  },
  history: async (call: Call<Identified, Paged>) =>
    parts.database.tenant(call.caller.tenantId, collection.key).read(async (db): Promise<Reply> => {
      const { caller, query } = call;
      const id = idOf(collection, call);
      await readRecord(db, parts.model, collection, { id, query: { fields: ['id'] }, caller });
      const { limit = 25, offset = 0, withMeta = [] } = query;
      return {
        data: await listHistory(db, {
          entity: collection.key,
          recordId: id,
          limit,
          offset,
          counted: withMeta.length > 0,
          isForStaff: isStaff(caller),
        }),
      };
    }),
});

/** Maps a detail about the only item of an edit to the `data` that it was made from. */
const inData = (detail: Detail): Detail =>
  detail.path === undefined ? detail : { ...detail, path: detail.path.replace(/^items\.0\./, 'data.') };

const writing = (parts: Dependencies, collection: Collection): Record<string, Handler> => {
  const by =
    <Of>(verb: (items: readonly Of[], call: Call) => Verb) =>
    (call: Call<unknown, unknown, Items<Of>>) =>
      execute(parts, collection, call, verb(call.body.items, call));
  /** Returns the items of an edit, with those that undo an earlier one filled in. */
  const meant = async (items: readonly Item[], { caller }: Call): Promise<readonly Item[]> => {
    if (items.every(({ undoes }) => undoes === undefined)) return items;
    // Only staff can read histories; for others the parameter doesn't exist.
    if (!isStaff(caller)) throw invalid(violation('items.0.undoes', 'unknown', 'undoes'));
    return parts.database.tenant(caller.tenantId, collection.key).read(async (db) => {
      for (const { id } of items)
        await readRecord(db, parts.model, collection, { id, query: { fields: ['id'] }, caller });
      return undoItems(db, parts.model, collection, items, caller);
    });
  };
  const edit = async (call: Call<unknown, unknown, Items<Item>>) => {
    const only = { id: call.caller.tenantId };
    const given = collection.entity.single ? call.body.items.map((item) => ({ ...item, ...only })) : call.body.items;
    const items = await meant(given, call);
    return executeEdit(parts, collection, { ...call, body: { items } }, (free) =>
      editVerb(collection, items, { free }),
    );
  };
  return {
    create: (call: Call<unknown, unknown, Items<Values>>) =>
      executeCreate(parts, collection, call, createVerb(collection, call.body.items)),
    edit,
    editOne: (call: Call<Identified, unknown, Items<Item>>) => {
      if (call.body.items.some(({ id }) => id !== call.params.id))
        throw invalid(violation('items.0.id', 'reference', call.params.id));
      return edit(call);
    },
    ...Object.fromEntries(
      Object.keys(collection.entity.sections).map((section) => [
        section,
        async (call: Call<Identified, unknown, { data: Values }>) => {
          const items = [{ ...call.body.data, id: idOf(collection, call) }];
          try {
            const reply = await edit({ ...call, body: { items } });
            const [record] = recordsIn('data' in reply ? recordOf(reply.data)['items'] : undefined);
            return { ...reply, data: record };
          } catch (error) {
            throw error instanceof Failure ? error.told(inData) : error;
          }
        },
      ]),
    ),
    status: by((items: readonly Item[]) => statusVerb(collection, items)),
    clone: by((items: readonly Item[], { language }) => cloneVerb(collection, items, language)),
    delete: by((items: readonly Item[]) => deleteVerb(collection, items)),
    ...Object.fromEntries(
      Object.entries(collection.entity.actions).map(([action, { edits, sets }]) => {
        if (sets)
          return [
            action,
            (call: Call<unknown, unknown, Items<Item>>) =>
              executeEdit(parts, collection, call, (free) =>
                settingVerb(collection, action, call.body.items, { free }),
              ),
          ];
        return [action, edits ? edit : by((items: readonly Item[]) => actionVerb(collection, action, items))];
      }),
    ),
  };
};

/**
 * Returns an entity's calls: those its definition names, its actions, and its history if it has one. Jobs write its
 * files.
 */
export const callsOfEntity = ({ entity }: Collection): string[] => {
  const { calls, actions, sections } = entity;
  return [...calls, ...Object.keys(actions), ...Object.keys(sections), ...(hasHistory(entity) ? ['history'] : [])];
};

/** Handlers by operation for all entities except events, which have their own. */
export const collectionHandlers = (parts: Dependencies): Record<string, Handler> =>
  Object.fromEntries(
    Object.values(parts.model).flatMap((collection) => {
      if (collection.entity.events) return [];
      const handlers = { ...reading(parts, collection), ...writing(parts, collection) };
      return callsOfEntity(collection).map((call) => [
        operationId(collection.key, collection.entity, call),
        handlers[call]!,
      ]);
    }),
  );

const reason: Field = text({ en: 'Reason', ru: 'Причина', maxLength: 500 });

/** Fields of each call's items by operation, for the messages about broken rules. */
export const collectionFields = (model: Model): Record<string, Fields> =>
  Object.fromEntries(
    Object.values(model).flatMap(({ key, entity }) => [
      ...['create', 'edit', 'editOne', ...Object.keys(entity.sections)].map((call) => [
        operationId(key, entity, call),
        entity.fields,
      ]),
      [operationId(key, entity, 'status'), { reason, ...entity.status?.fields }],
      ...Object.entries(entity.actions).map(([action, { edits, fields = {} }]) => [
        operationId(key, entity, action),
        edits ? entity.fields : fields,
      ]),
    ]),
  );
