import { sql } from 'kysely';
import type { Entity } from '../../openapi/define.ts';
import { permissionAction, rolesOf } from '../../openapi/names.ts';
import { relatedListsOf } from '../../openapi/related.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { isReadable } from '../collections/fields.ts';
import { listRecords } from '../collections/list.ts';
import { type Collection, collectionNamed, type Model, type Reader } from '../collections/model.ts';

export interface RelatedCount {
  /** Path of the list in the admin. */
  route: string;
  /** The list's filter. */
  field: string;
  count: number;
}

const entitiesOf = (model: Model): Record<string, Entity> =>
  Object.fromEntries(Object.entries(model).map(([key, { entity }]) => [key, entity]));

/** Returns the number of notes about a record; everyone who may read the record may read them. */
const countNotes = async (db: Reader, key: string, id: number): Promise<number> => {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`target = ${key}`)
    .where('target_id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns how many records refer to one, per list that the caller may see; counted and cached like the lists. */
export const countRelated = async (
  db: Reader,
  model: Model,
  { key, entity }: Collection,
  id: number,
  caller: Caller,
): Promise<RelatedCount[]> => {
  const entities = entitiesOf(model);
  const lists = Object.values(entity.views).flatMap((view) => relatedListsOf(entities, key, view));
  const found: RelatedCount[] = [];
  for (const { entity: of, view: name, field } of lists) {
    const collection = collectionNamed(model, of);
    const view = collection.entity.views[name]!;
    const isOpen =
      rolesOf(collection.entity, 'list').includes(caller.roleType) &&
      hasPermission(caller, `${view.permission}.${permissionAction(collection.entity, 'list')}`) &&
      isReadable(collection.entity.fields[field]!, caller) &&
      !found.some((one) => one.route === view.route && one.field === field);
    if (!isOpen) continue;
    const query = { ...view.where, [field]: [id], withMeta: ['totalCount'], limit: 0 };
    const { meta } = await listRecords(db, model, collection, query, caller);
    found.push({ route: view.route, field, count: meta?.totalCount ?? 0 });
  }
  if (!entity.notes || !isStaff(caller)) return found;
  const notes = await countNotes(db, key, id);
  return notes === 0 ? found : [...found, { route: 'notes', field: 'target', count: notes }];
};
