import type { Entity, Field, View } from './define.ts';
import { hasPage } from './layout.ts';
import { lookUpViews } from './view.ts';

/** Lists of other records that refer to an entity's records: campaigns of an offer, offers of an advertiser. */
export interface RelatedList {
  /** The name in code of the entity whose records refer, and of the view that lists them. */
  entity: string;
  view: string;
  /** The filter that limits the list to one record. */
  field: string;
}

type Entities = Readonly<Record<string, Entity>>;

/** Returns whether a field can refer to records of a view: to those of its entity that the view's filter includes. */
export const leadsTo = (field: Field, key: string, { where = {} }: View): boolean => {
  if (field.kind !== 'one' && field.kind !== 'many') return false;
  if (field.entity !== key) return false;
  const { referenceFilter = {} } = field;
  return Object.entries(where).every(([name, values]) =>
    referenceFilter[name]?.every((value) => values.includes(value)),
  );
};

/**
 * Returns the lists that have records related to one of this view, in the order of the definitions. Events are left
 * out: there are too many to count whenever a record is opened.
 */
export const relatedListsOf = (entities: Entities, key: string, view: View): RelatedList[] =>
  Object.entries(entities).flatMap(([entity, { views, fields, calls, events }]) =>
    lookUpViews(views).flatMap(([name, other]) => {
      if (events || !hasPage(other) || !calls.includes('list') || other.single) return [];
      return other.list.filters.flatMap((field) =>
        fields[field] && leadsTo(fields[field], key, view) ? [{ entity, view: name, field }] : [],
      );
    }),
  );

/** A tab of a record's page with a list of other records. */
export interface ListTab extends RelatedList {
  tab: string;
}

/** Returns the view of that name, with the name of its entity. */
export const viewNamed = (entities: Entities, name: string): { key: string; view: View } | undefined => {
  const found = Object.entries(entities).find(([, { views }]) => Object.hasOwn(views, name));
  return found && { key: found[0], view: found[1].views[name]! };
};

/** Returns the tabs of a view that list records which refer to one of its own. */
export const listTabsOf = (entities: Entities, { form }: View): ListTab[] =>
  Object.entries(form).flatMap(([tab, { list, by }]) => {
    const target = list === undefined ? undefined : viewNamed(entities, list);
    return list !== undefined && by !== undefined && target ? [{ tab, entity: target.key, view: list, field: by }] : [];
  });
