import type { FieldOf } from '../../openapi/define.ts';
import { relatedListsOf } from '../../openapi/related.ts';
import { targetOf } from './references.ts';
import type { Entities } from './view.ts';

const most = 5;

/** The columns of a table of records that refer to another one: those said, or the first ones of their own list. */
export const relatedColumns = (entities: Entities, field: FieldOf<'reverse'>): readonly string[] => {
  if (field.columns.length > 0) return field.columns;
  const target = targetOf(entities, field.entity, field.referenceFilter);
  const view = Object.values(entities[field.entity]?.views ?? {}).find(({ route }) => route === target.resource);
  return (view?.list.columns ?? []).filter((name) => name !== 'id' && name !== field.field).slice(0, most);
};

/** The lists with records that refer to those of a page: by which filter of which resource. */
export const relatedLists = (entities: Entities, resource: string): { resource: string; field: string }[] => {
  return Object.entries(entities).flatMap(([key, { views }]) =>
    Object.values(views)
      .filter(({ route }) => route === resource)
      .flatMap((view) => relatedListsOf(entities, key, view))
      .map(({ entity, view, field }) => ({ resource: entities[entity]!.views[view]!.route, field })),
  );
};
