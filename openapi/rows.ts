import { type Entity, type Field, setAtOf } from './define.ts';

/**
 * Returns the fields of a row that people set, and when its secrets were set, for an entity whose records are rows of
 * another's.
 */
const rowFields = ({ fields }: Pick<Entity, 'fields'>, owner: string): Record<string, Field> => {
  const secrets = Object.keys(fields).filter((name) => fields[name]?.kind === 'secret');
  const setAtFields = new Set(secrets.map(setAtOf));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { readOnly }]) => (!readOnly || setAtFields.has(name)) && name !== owner),
  );
};

/** Returns the entities with the fields of their rows filled in. */
export const withRows = (entities: Record<string, Entity>): Record<string, Entity> =>
  Object.fromEntries(
    Object.entries(entities).map(([key, entity]) => [
      key,
      {
        ...entity,
        fields: Object.fromEntries(
          Object.entries(entity.fields).map(([name, field]) => [
            name,
            field.kind === 'rows'
              ? { ...field, fields: rowFields(entities[field.entity] ?? { fields: {} }, field.field) }
              : field,
          ]),
        ),
      },
    ]),
  );
