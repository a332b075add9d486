import type { Entity, Field, View } from './define.ts';
import { hasPage } from './layout.ts';

/** Lists of other records that refer to records of one entity: campaigns of an offer, offers of an advertiser. */
export interface RelatedList {
  /** Name in code of the entity whose records refer, and of the view that lists them. */
  entity: string;
  view: string;
  /** The filter of that list by which it is narrowed to one record. */
  field: string;
}

type Entities = Readonly<Record<string, Entity>>;

/** Whether a field may lead to records of a view: those of its entity that its filter does not leave out. */
const leadsTo = (field: Field, key: string, { where = {} }: View): boolean => {
  if (field.kind !== 'one' && field.kind !== 'many') return false;
  if (field.entity !== key) return false;
  const { referenceFilter = {} } = field;
  return Object.entries(where).every(([name, values]) =>
    referenceFilter[name]?.every((value) => values.includes(value)),
  );
};

/** The lists that a record of this view has related records in, in the order of the definitions. */
export const relatedListsOf = (entities: Entities, key: string, view: View): RelatedList[] =>
  Object.entries(entities).flatMap(([entity, { views, fields, calls }]) =>
    Object.entries(views).flatMap(([name, other]) => {
      if (!hasPage(other) || !calls.includes('list') || other.single) return [];
      return other.list.filters.flatMap((field) =>
        fields[field] && leadsTo(fields[field], key, view) ? [{ entity, view: name, field }] : [],
      );
    }),
  );
