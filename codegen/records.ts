import type { Entity, Field } from '../openapi/define.ts';
import { isRecord, recordOf } from '../domain/records.ts';
import type { JsonSchema } from '../domain/rules.ts';
import { isNullable, kindOf } from '../openapi/kinds.ts';
import { columnType } from '../openapi/traits.ts';
import { pascalCase } from '../openapi/names.ts';
import { type GeneratedFile, typescript } from './file.ts';

/** Returns the TypeScript type for JSON of a schema. */
const jsonType = ({ type, enum: values, items, properties, required }: JsonSchema): string => {
  if (Array.isArray(values))
    return values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  if (Array.isArray(type))
    return type
      .map((one) => (one === 'null' ? 'null' : jsonType({ type: one, items, properties, required })))
      .join(' | ');
  if (type === 'integer') return 'number';
  if (type === 'boolean' || type === 'string') return type;
  if (type === 'array') return `readonly (${jsonType(recordOf(items))})[]`;
  if (type === 'object' && isRecord(properties)) {
    const needed: unknown[] = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties).map(
      ([name, schema]) => `${name}${needed.includes(name) ? '' : '?'}: ${jsonType(recordOf(schema))}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  return type === 'object' ? 'Record<string, unknown>' : 'unknown';
};

const valueType = (field: Field): string => {
  const type = jsonType(kindOf(field).schema(field)).replace(/^readonly \((\w+)\)\[\]$/, 'readonly $1[]');
  return isNullable(field) && !type.endsWith('| null') ? `${type} | null` : type;
};

/** Fields by name, each with its type. */
type Types = Record<string, string>;

const typesOf = (fields: Record<string, Field>, wanted: (field: Field, name: string) => boolean = () => true): Types =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (wanted(field, name) ? [[name, valueType(field)]] : [])),
  );

const typeText = (about: string, name: string, types: Types, mark = ''): string => {
  const lines = Object.entries(types).map(([field, type]) => `  ${field}${mark}: ${type};\n`);
  return `/** ${about} */\nexport type ${name} = ${lines.length === 0 ? 'object' : `{\n${lines.join('')}}`};`;
};

const isStored = (field: Field): boolean => columnType(field) !== null;

/** Returns what callers may send of a record in any call. */
const sentTypes = ({ fields, status, actions }: Entity): Types => ({
  id: 'number',
  version: 'number',
  undoes: 'number',
  ...typesOf(fields, ({ readOnly }, name) => !readOnly || name === 'status'),
  ...(status && { reason: 'string', ...typesOf(status.fields) }),
  ...Object.values(actions).reduce<Types>((types, action) => ({ ...types, ...typesOf(action.fields ?? {}) }), {}),
});

const hasQuery = ({ queryParameters }: Entity): boolean => Object.keys(queryParameters).length > 0;

const entityText = ([key, entity]: [string, Entity]): string => {
  const name = pascalCase(key);
  const { fields, queryParameters } = entity;
  return [
    typeText(`A record of ${key} as it is stored.`, `${name}Record`, typesOf(fields, isStored)),
    typeText(
      `Its fields beside those: references to many, and what hooks supply.`,
      `${name}Beside`,
      typesOf(fields, (field) => !isStored(field)),
    ),
    typeText('What callers send of it; which of it, their call says.', `${name}Item`, sentTypes(entity), '?'),
    ...(hasQuery(entity)
      ? [typeText('What its list is narrowed by beside its fields.', `${name}Query`, typesOf(queryParameters), '?')]
      : []),
  ].join('\n\n');
};

/** `server/generated/records.ts`: records, and what callers send of them, with the names and values used in the API. */
export const recordsFile = (entities: Readonly<Record<string, Entity>>): GeneratedFile => {
  const all = Object.entries(entities);
  const lines = all.map(([key, entity]) => {
    const name = pascalCase(key);
    const query = hasQuery(entity) ? `${name}Query` : 'object';
    return `  ${key}: { record: ${name}Record; beside: ${name}Beside; item: ${name}Item; query: ${query} };`;
  });
  return typescript(
    'server/generated/records.ts',
    'openapi/entities',
    `${all.map(entityText).join('\n\n')}

/** The types of all entities, by their names. */
export type EntityTypes = {
${lines.join('\n')}
};`,
  );
};
