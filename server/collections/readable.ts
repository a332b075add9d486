import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Model, Reader } from './model.ts';
import { readRecords } from './read.ts';

/** Returns which of these records of a kind someone may read, given their current permissions. */
export const readable = async (
  db: Reader,
  model: Model,
  entity: string,
  ids: readonly number[],
  caller: Caller,
): Promise<ReadonlySet<number>> => {
  const collection = model[entity];
  const mayRead =
    collection !== undefined &&
    rolesOf(collection.entity, 'read').includes(caller.roleType) &&
    permissionsOf(collection.entity, 'read').some((name) => hasPermission(caller, name));
  if (!mayRead) return new Set();
  const records = await readRecords(db, model, collection, { ids, names: ['id'], call: 'read', caller });
  return new Set(records.map(({ id }) => Number(id)));
};
