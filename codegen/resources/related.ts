import type { FieldOf, View } from '../../openapi/define.ts';
import { listTabsOf, relatedListsOf } from '../../openapi/related.ts';
import { targetOf } from './references.ts';
import type { Entities } from './view.ts';

const maxShown = 5;

/**
 * Returns the columns of a table of records that refer to another one: those set, or the first ones of their own list.
 */
export const relatedColumns = (entities: Entities, field: FieldOf<'reverse'>): readonly string[] => {
  if (field.columns.length > 0) return field.columns;
  const target = targetOf(entities, field.entity, field.referenceFilter);
  const view = Object.values(entities[field.entity]?.views ?? {}).find(({ route }) => route === target.resource);
  return (view?.list.columns ?? []).filter((name) => name !== 'id' && name !== field.field).slice(0, maxShown);
};

/** Returns the lists with records that refer to those of a page: which filter of which resource. */
export const relatedLists = (entities: Entities, resource: string): { resource: string; field: string }[] => {
  return Object.entries(entities).flatMap(([key, { views }]) =>
    Object.values(views)
      .filter(({ route }) => route === resource)
      .flatMap((view) => relatedListsOf(entities, key, view))
      .map(({ entity, view, field }) => ({ resource: entities[entity]!.views[view]!.route, field })),
  );
};

/**
 * Returns what a list shows in the tabs that contain it, by `resource/tab`: the columns set in the record's own field
 * for what refers to it. Tabs of records without such a field are left out.
 */
export const columnsInTabs = (entities: Entities, resource: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.values(entities).flatMap(({ views, fields }) =>
      Object.values(views).flatMap((of) =>
        listTabsOf(entities, of).flatMap(({ tab, entity, view, field: by }) => {
          if (entities[entity]!.views[view]!.route !== resource) return [];
          const said = Object.values(fields).find(
            (one) => one.kind === 'reverse' && one.entity === entity && one.field === by && one.columns.length > 0,
          );
          return said?.kind === 'reverse' ? [[`${of.route}/${tab}`, said.columns]] : [];
        }),
      ),
    ),
  );

/** A tab with a list, as in the registry. */
interface RelatedTab {
  resource: string;
  field: string;
  several?: true;
  staffOnly?: true;
  derived?: true;
  copyable?: true;
}

/** Returns the tabs of a page that list what refers to its record: of which resource, by which filter. */
export const relatedTabs = (entities: Entities, view: View): Record<string, RelatedTab> =>
  Object.fromEntries(
    listTabsOf(entities, view).map(({ tab, entity, view: name, field }) => {
      const { views, fields } = entities[entity]!;
      return [
        tab,
        {
          resource: views[name]!.route,
          field,
          ...(fields[field]?.kind === 'many' && { several: true }),
          ...(fields[field]?.staffOnly && { staffOnly: true }),
          ...(fields[field]?.readOnly && { derived: true }),
          ...(view.form[tab]?.copyable && { copyable: true }),
        },
      ];
    }),
  );
