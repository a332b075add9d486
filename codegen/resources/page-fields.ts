import type { Entity, Field, Group, Section, View } from '../../openapi/define.ts';
import { listTabsOf } from '../../openapi/related.ts';

type Entities = Readonly<Record<string, Entity>>;

export const isSection = (part: string | Section): part is Section => typeof part !== 'string';

/** Returns the fields of one tab, without its sections. */
export const groupFields = ({ fields }: Group): string[] =>
  fields.flatMap((part) => (isSection(part) ? [...part.fields] : [part]));

export const formFields = (view: View): string[] => Object.values(view.form).flatMap(groupFields);

/** Fields that every record has and any list can show. */
const standard = [
  'status',
  'blockReason',
  'statusChangedAt',
  'statusChangedBy',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
];

/**
 * Returns the fields of the record whose records a tab lists: lists show them as a column, although the page has a tab
 * for them.
 */
export const listedFields = (entities: Entities, entity: Entity, view: View): string[] =>
  listTabsOf(entities, view).flatMap((tab) =>
    Object.entries(entity.fields).flatMap(([name, its]) =>
      its.kind === 'reverse' && its.entity === tab.entity && its.field === tab.field ? [name] : [],
    ),
  );

/**
 * Returns what the list shows first, then what the form or every record has, and the fields that say how these are
 * meant.
 */
export const pageFields = (entities: Entities, entity: Entity, view: View): Record<string, Field> => {
  const names = new Set([
    ...view.list.columns,
    ...formFields(view),
    ...listedFields(entities, entity, view),
    ...view.headerFields,
    'secureId',
    ...standard,
  ]);
  const beside = [...names].flatMap((name) => {
    const { mode, exclusive } = entity.fields[name] ?? {};
    return [...(mode === undefined ? [] : [mode]), ...(exclusive?.fields ?? [])];
  });
  const known = [...new Set([...names, ...beside])].flatMap((name): [string, Field][] => {
    const field = entity.fields[name];
    return field ? [[name, field]] : [];
  });
  return Object.fromEntries(known);
};
