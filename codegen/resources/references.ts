import type { ReferenceFilter, Entity } from '../../openapi/define.ts';
import { hasPage } from '../../openapi/layout.ts';
import type { Entities } from './view.ts';

/** What an entity without a page of its own for all its records is called in the admin: `user/users` → `users`. */
export const collectionName = ({ path }: Pick<Entity, 'path'>): string => path.split('/').at(-1)!.replaceAll('_', '-');

/** Whether the whole collection needs a resource beside its views: none with a page shows all of its records. */
export const needsCollection = ({ views }: Entity): boolean =>
  !Object.values(views).some((view) => hasPage(view) && view.where === undefined);

const covers = (where: ReferenceFilter, referenceFilter: ReferenceFilter): boolean =>
  Object.entries(where).every(
    ([field, allowed]) => referenceFilter[field]?.every((value) => allowed.includes(value)) ?? false,
  );

/** Whether a view shows just the records that a reference is narrowed to, so that nothing more need be said. */
const equals = (where: ReferenceFilter, referenceFilter: ReferenceFilter): boolean =>
  covers(where, referenceFilter) && covers(referenceFilter, where);

export interface Target {
  /** Name of the resource that a reference leads to. */
  resource: string;
  /** What its records are narrowed to beyond that. */
  referenceFilter?: ReferenceFilter;
}

/** What a reference may be given: not records whose status is final. */
export const choosable = (
  entities: Entities,
  key: string,
  referenceFilter?: ReferenceFilter,
): ReferenceFilter | undefined => {
  const { final = [], set = {} } = entities[key]?.status ?? {};
  if (final.length === 0) return referenceFilter;
  return {
    ...referenceFilter,
    status: Object.keys(set).filter(
      (name) => !final.includes(name) && (referenceFilter?.['status']?.includes(name) ?? true),
    ),
  };
};

/** The resource of a reference to an entity: the view that shows all it may lead to, else the whole collection. */
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
