import type { Entity } from './define.ts';
import type { Options } from './fields.ts';

/** The names in code of all entities whose records take notes, as a field has them that names one. */
const entityOptions = (entities: Readonly<Record<string, Entity>>): Options =>
  Object.fromEntries(
    Object.entries(entities).flatMap(([key, { name, notes }]) =>
      notes ? [[key, { en: name.en[0], ru: name.ru[0] }] as const] : [],
    ),
  );

/** The entities with the names that their fields choose among said where these are. */
export const withEntityNames = (entities: Record<string, Entity>): Record<string, Entity> => {
  const options = entityOptions(entities);
  return Object.fromEntries(
    Object.entries(entities).map(([key, entity]) => [
      key,
      {
        ...entity,
        fields: Object.fromEntries(
          Object.entries(entity.fields).map(([name, field]) => [
            name,
            field.kind === 'enumeration' && field.ofEntities ? { ...field, options } : field,
          ]),
        ),
      },
    ]),
  );
};
