import { type Entity, type Field, setAtOf } from './define.ts';

/** Of an entity whose records are rows of another's: the fields that people give a row, and since when it has its secrets. */
const rowFields = ({ fields }: Pick<Entity, 'fields'>, owner: string): Record<string, Field> => {
  const secrets = Object.keys(fields).filter((name) => fields[name]?.kind === 'secret');
  const told = new Set(secrets.map(setAtOf));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { readOnly }]) => (!readOnly || told.has(name)) && name !== owner),
  );
};

/** The entities with the fields that their rows have said where the rows are. */
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
