import type { Entity, Field } from '../../openapi/define.ts';

/** A field anywhere in a definition: its own, those inside lists and groups, those of calls. */
export interface Place {
  entity: string;
  at: string[];
  name: string;
  field: Field;
  /** The fields next to it, and those of the record that it is inside of. */
  beside: Record<string, Field>;
  /** Whether it is a field of the record itself. */
  own: boolean;
  /** Whether it is inside a list or group. */
  isInside: boolean;
}

const inside = (
  entity: string,
  at: string[],
  fields: Record<string, Field>,
  around: Record<string, Field>,
  own: boolean,
  isInside = false,
): Place[] =>
  Object.entries(fields).flatMap(([name, field]): Place[] => {
    const beside = { ...around, ...fields };
    const place: Place = { entity, at: [...at, name], name, field, beside, own, isInside };
    if (field.kind !== 'list' && field.kind !== 'group') return [place];
    return [place, ...inside(entity, [...at, name, 'fields'], field.fields, beside, false, true)];
  });

/** Returns every field of an entity. */
export const fieldsOf = (key: string, entity: Entity): Place[] => [
  ...inside(key, ['fields'], entity.fields, {}, true),
  ...inside(key, ['status', 'fields'], entity.status?.fields ?? {}, entity.fields, false),
  ...inside(key, ['queryParameters'], entity.queryParameters, entity.fields, false),
  ...Object.entries(entity.actions).flatMap(([action, { fields = {} }]) =>
    inside(key, ['actions', action, 'fields'], fields, entity.fields, false),
  ),
];
