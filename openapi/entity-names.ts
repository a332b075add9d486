import type { Entity, Field } from './define.ts';
import type { EntityTrait, Options } from './fields.ts';

/** Returns the names in code of all entities that have a trait, as options of a field that names one. */
const entityOptions = (entities: Readonly<Record<string, Entity>>, trait: EntityTrait): Options =>
  Object.fromEntries(
    Object.entries(entities).flatMap(([key, entity]) =>
      entity[trait] ? [[key, { en: entity.name.en[0], ru: entity.name.ru[0] }] as const] : [],
    ),
  );

/** Returns the entities with these options filled in for the fields that choose among them. */
export const withEntityNames = (entities: Record<string, Entity>): Record<string, Entity> => {
  const named = (field: Field): Field =>
    field.kind === 'enumeration' && field.ofEntities
      ? { ...field, options: entityOptions(entities, field.ofEntities) }
      : field;
  return Object.fromEntries(
    Object.entries(entities).map(([key, entity]) => [
      key,
      {
        ...entity,
        fields: Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, named(field)])),
      },
    ]),
  );
};
