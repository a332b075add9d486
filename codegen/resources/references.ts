import { closedTo, type ReferenceFilter, type Entity } from '../../openapi/define.ts';
import { hasPage } from '../../openapi/layout.ts';
import type { Entities } from './view.ts';

/** Returns the admin's name for an entity without a page for all its records: `user/users` → `users`. */
export const collectionName = ({ path }: Pick<Entity, 'path'>): string => path.split('/').at(-1)!.replaceAll('_', '-');

/**
 * Returns whether the whole collection needs a resource in addition to its views: none with a page shows all of its
 * records.
 */
export const needsCollection = ({ views }: Entity): boolean =>
  !Object.values(views).some((view) => hasPage(view) && view.where === undefined);

const covers = (where: ReferenceFilter, referenceFilter: ReferenceFilter): boolean =>
  Object.entries(where).every(
    ([field, allowed]) => referenceFilter[field]?.every((value) => allowed.includes(value)) ?? false,
  );

/** Returns whether a view shows exactly the records that a reference is limited to, so no filter is needed. */
const equals = (where: ReferenceFilter, referenceFilter: ReferenceFilter): boolean =>
  covers(where, referenceFilter) && covers(referenceFilter, where);

export interface Target {
  /** The name of the resource that a reference leads to. */
  resource: string;
  /** A further filter on its records. */
  referenceFilter?: ReferenceFilter;
}

interface Reference {
  /** The name of the entity that it leads to. */
  entity: string;
  referenceFilter?: ReferenceFilter;
  acceptsRetired?: boolean;
}

/** Returns the records that a reference can be set to: not those whose status is closed to it. */
export const choosable = (
  entities: Entities,
  { entity, referenceFilter, acceptsRetired }: Reference,
): ReferenceFilter | undefined => {
  const { status } = entities[entity] ?? {};
  const closed = closedTo(status, acceptsRetired);
  if (!status || closed.length === 0) return referenceFilter;
  return {
    ...referenceFilter,
    status: Object.keys(status.set).filter(
      (name) => !closed.includes(name) && (referenceFilter?.['status']?.includes(name) ?? true),
    ),
  };
};

/**
 * Returns the resource of a reference to an entity: the view that shows all it may lead to, else the whole collection.
 */
export const targetOf = (entities: Entities, key: string, referenceFilter?: ReferenceFilter): Target => {
  const entity = entities[key];
  if (!entity) throw new Error(`A field refers to \`${key}\`, which is no entity`);
  const views = Object.values(entity.views).filter(hasPage);
  const view = views.find(
    ({ where }) => where === undefined || (referenceFilter !== undefined && covers(where, referenceFilter)),
  );
  const narrowed = referenceFilter && !(view?.where && equals(view.where, referenceFilter)) ? { referenceFilter } : {};
  return { resource: view?.route ?? collectionName(entity), ...narrowed };
};
