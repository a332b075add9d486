import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { isReadable } from '../collections/fields.ts';
import { callsOfEntity } from '../collections/handlers.ts';
import type { Collection, Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure, refusedParameter } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import { valuesAsOf } from '../history/as-of.ts';
import { countRelated } from './counts.ts';
import { titlesOf } from './titles.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

/** Returns an entity's collection if the caller may read its records; 400 if it does not exist, 403 if they may not. */
const readable = (model: Model, key: string, caller: Caller): Collection => {
  const collection = Object.hasOwn(model, key) ? model[key] : undefined;
  if (!collection) throw refusedParameter('badParameter', 'entity');
  const { entity } = collection;
  const call = entity.calls.includes('read') ? 'read' : 'list';
  const isOpen = entity.calls.includes(call) && rolesOf(entity, call).includes(caller.roleType);
  const needed = permissionsOf(entity, call);
  if (!isOpen || (needed.length > 0 && !needed.some((name) => hasPermission(caller, name))))
    throw new Failure('forbidden');
  if (entity.sessionOnly && caller.apiTokenId !== null) throw new Failure('signedInOnly');
  return collection;
};

/** Returns the same for entities that can be referred to: of events, only those that can be read individually. */
const referredTo = (model: Model, key: string, caller: Caller): Collection => {
  const { events, calls = [] } = (Object.hasOwn(model, key) && model[key]?.entity) || {};
  if (events && !calls.includes('read')) throw refusedParameter('badParameter', 'entity');
  return readable(model, key, caller);
};

/** Returns the same for entities that can be changed, which excludes events. */
const lasting = (model: Model, key: string, caller: Caller): Collection => {
  if (Object.hasOwn(model, key) && model[key]?.entity.events) throw refusedParameter('badParameter', 'entity');
  return readable(model, key, caller);
};

/** Handlers of `/user/related`, `/user/titles` and `/user/as_of`: records' relations and past states. */
export const createRelatedHandlers = ({ database, model }: Dependencies): Handlers => ({
  countRelated: async ({ caller, query: { entity, id } }: Call<unknown, { entity: string; id: number }>) => {
    const collection = referredTo(model, entity, caller);
    const items = await database.tenant(caller.tenantId, entity).read(async (db) => {
      await readRecord(db, model, collection, { id, query: { fields: ['id'] }, caller });
      return countRelated(db, model, collection, id, caller);
    });
    return { data: { items } };
  },
  listTitles: async ({
    caller,
    query: { entity, field: name, id, former = false },
  }: Call<unknown, { entity: string; field: string; id?: number[]; former?: boolean }>) => {
    const collection = readable(model, entity, caller);
    const ids = collection.entity.single ? [caller.tenantId] : id;
    if (!ids) throw refusedParameter('badParameter', 'id');
    const field = Object.hasOwn(collection.entity.fields, name) ? collection.entity.fields[name] : undefined;
    // Reported like a field that does not exist.
    if (!field || !isReadable(field, caller) || field.ownerOnly) throw refusedParameter('badParameter', 'field');
    if (former && ids.length > 1) throw refusedParameter('badParameter', 'id');
    const items = await database
      .tenant(caller.tenantId, entity)
      .read((db) => titlesOf(db, model, collection, { name, ids, former }, caller));
    return { data: { items } };
  },
  readAsOf: async ({ caller, query }: Call<unknown, { entity: string; id?: number; at: number }>) => {
    const { entity, at } = query;
    const collection = lasting(model, entity, caller);
    const id = collection.entity.single ? caller.tenantId : query.id;
    if (id === undefined || !callsOfEntity(collection).includes('history'))
      throw refusedParameter('badParameter', id === undefined ? 'id' : 'entity');
    const data = await database.tenant(caller.tenantId, entity).read(async (db) => {
      const fields = ['createdAt', 'updatedAt', 'version'];
      const record = await readRecord(db, model, collection, { id, query: { fields }, caller });
      const [createdAt = 0, updatedAt = 0, version = 0] = fields.map((name) => Number(record[name]));
      return { createdAt, ...(await valuesAsOf(db, { entity, id, createdAt, updatedAt, version }, at)) };
    });
    return { data };
  },
});
