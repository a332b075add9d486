import type { Entity, Field, Group, Section, View } from '../../openapi/define.ts';

export const isSection = (part: string | Section): part is Section => typeof part !== 'string';

/** The fields of one tab, sections aside. */
export const groupFields = ({ fields }: Group): string[] =>
  fields.flatMap((part) => (isSection(part) ? [...part.fields] : [part]));

export const formFields = (view: View): string[] => Object.values(view.form).flatMap(groupFields);

/** Fields that every record has and any list may show. */
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

/** What the list shows first, then what the form or every record has; nothing that is never sent. */
export const pageFields = (entity: Entity, view: View): Record<string, Field> => {
  const names = new Set([...view.list.columns, ...formFields(view), ...view.head, 'secureId', ...standard]);
  const known = [...names].flatMap((name): [string, Field][] => {
    const field = entity.fields[name];
    return field ? [[name, field]] : [];
  });
  return Object.fromEntries(known);
};
