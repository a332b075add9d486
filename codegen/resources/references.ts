import type { Among, Entity } from '../../openapi/define.ts';
import { hasPage } from '../../openapi/placing.ts';
import type { Entities } from './view.ts';

/** What an entity without a page of its own for all its records is called in the admin: `user/users` → `users`. */
export const collectionName = ({ path }: Pick<Entity, 'path'>): string => path.split('/').at(-1)!.replaceAll('_', '-');

/** Whether the whole collection needs a resource beside its views: it has several of them, or none with a page. */
export const needsCollection = ({ views }: Entity): boolean =>
  Object.keys(views).length > 1 || !Object.values(views).some(hasPage);

const covers = (where: Among, among: Among): boolean =>
  Object.entries(where).every(([field, allowed]) => among[field]?.every((value) => allowed.includes(value)) ?? false);

/** Whether a view shows just the records that a reference is narrowed to, so that nothing more need be said. */
const equals = (where: Among, among: Among): boolean => covers(where, among) && covers(among, where);

export interface Target {
  /** Name of the resource that a reference leads to. */
  resource: string;
  /** What its records are narrowed to beyond that. */
  among?: Among;
}

/** What a reference may be given: not records whose status is final. */
export const choosable = (entities: Entities, key: string, among?: Among): Among | undefined => {
  const { final = [], set = {} } = entities[key]?.status ?? {};
  if (final.length === 0) return among;
  return { ...among, status: Object.keys(set).filter((name) => !final.includes(name) && (among?.['status']?.includes(name) ?? true)) };
};

/** The resource of a reference to an entity: the view that shows all it may lead to, else the whole collection. */
export const targetOf = (entities: Entities, key: string, among?: Among): Target => {
  const entity = entities[key];
  if (!entity) throw new Error(`A field refers to \`${key}\`, which is no entity`);
  const views = Object.values(entity.views).filter(hasPage);
  const view = views.find(({ where }) => where === undefined || (among !== undefined && covers(where, among)));
  const narrowed = among && !(view?.where && equals(view.where, among)) ? { among } : {};
  return { resource: view?.route ?? collectionName(entity), ...narrowed };
};
