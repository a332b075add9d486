import type { Entity, Field } from './define.ts';
import type { EntityTrait, Options } from './fields.ts';

/** The names in code of all entities that have a trait, as a field has them that names one. */
const entityOptions = (entities: Readonly<Record<string, Entity>>, trait: EntityTrait): Options =>
  Object.fromEntries(
    Object.entries(entities).flatMap(([key, entity]) =>
      entity[trait] ? [[key, { en: entity.name.en[0], ru: entity.name.ru[0] }] as const] : [],
    ),
  );

/** The entities with the names that their fields choose among said where these are. */
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
