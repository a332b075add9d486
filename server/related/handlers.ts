import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import type { Collection, Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure, refusedParameter } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import { countRelated } from './counts.ts';
import { titlesOf } from './titles.ts';

interface Parts {
  database: Database;
  model: Model;
}

/** The collection of an entity whose records the caller may read; 400 where there is no such entity, 403 where they may not. */
const readable = (model: Model, key: string, caller: Caller): Collection => {
  const collection = Object.hasOwn(model, key) ? model[key] : undefined;
  if (!collection || collection.entity.events) throw refusedParameter('badParameter', 'entity');
  const { entity } = collection;
  const call = entity.calls.includes('read') ? 'read' : 'list';
  const isOpen = entity.calls.includes(call) && rolesOf(entity, call).includes(caller.roleType);
  if (!isOpen || !permissionsOf(entity, call).some((name) => caller.permissions.has(name)))
    throw new Failure('forbidden');
  if (entity.inPerson && caller.apiTokenId !== null) throw new Failure('signedInOnly');
  return collection;
};

/** Handlers of `/user/related` and `/user/titles`: what records of any kind have to do with others. */
export const createRelatedHandlers = ({ database, model }: Parts): Handlers => ({
  countRelated: async ({ caller, query: { entity, id } }: Call<unknown, { entity: string; id: number }>) => {
    const collection = readable(model, entity, caller);
    const items = await database.tenant(caller.tenantId, entity).read(async (db) => {
      await readRecord(db, model, collection, { id, query: { fields: ['id'] }, caller });
      return countRelated(db, model, collection, id, caller);
    });
    return { data: { items } };
  },
  listTitles: async ({
    caller,
    query: { entity, field: name, id: ids },
  }: Call<unknown, { entity: string; field: string; id: number[] }>) => {
    const collection = readable(model, entity, caller);
    const field = Object.hasOwn(collection.entity.fields, name) ? collection.entity.fields[name] : undefined;
    // Told like a name that no field has.
    if (!field || !isReadable(field, caller) || field.ownerOnly) throw refusedParameter('badParameter', 'field');
    const items = await database
      .tenant(caller.tenantId, entity)
      .read((db) => titlesOf(db, model, collection, { name, ids }, caller));
    return { data: { items } };
  },
});
