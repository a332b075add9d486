import { pascalCase } from '../../openapi/names.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import type { Column, Schema, Table } from './schema.ts';

const union = (values: readonly (string | number)[]): string =>
  values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(' | ');

/** Returns the TypeScript type of a column's value, as the connection reads it. */
const valueType = ({ type, options }: Column): string => {
  const several = type.endsWith('[]');
  const base = several ? type.slice(0, -2) : type;
  const one = options
    ? union(Object.values(options))
    : base === 'bigint' || base === 'integer'
      ? 'number'
      : base === 'boolean'
        ? 'boolean'
        : 'string';
  if (!several) return one;
  return one.includes(' ') ? `(${one})[]` : `${one}[]`;
};

const columnTypeText = (name: string, column: Column): string => {
  const filled = column.default !== undefined || name === 'id';
  const orNull = column.notNull ? '' : ' | null';
  if (column.type === 'timestamptz') return `${filled ? 'FilledTimestamp' : 'Timestamp'}${orNull}`;
  if (column.type === 'jsonb') return `${filled ? 'FilledJson' : 'Json'}${orNull}`;
  const type = `${valueType(column)}${orNull}`;
  return filled ? `Generated<${type}>` : type;
};

const interfaceName = (table: string): string => `${pascalCase(table)}Table`;

const tableText = (name: string, table: Table): string => {
  const about =
    table.kind === 'join'
      ? `/** \`${table.field}\` of ${table.entity}: its targets in the order of \`position\`. */`
      : `/** Records of ${table.entity}. */`;
  const columns = Object.entries(table.columns).map(([column, of]) => `  ${column}: ${columnTypeText(column, of)};`);
  return `${about}\nexport interface ${interfaceName(name)} {\n${columns.join('\n')}\n}`;
};

const constraintsText = (schema: Schema): string => {
  const lines = Object.values(schema.tables).flatMap(({ entity, indexes }) =>
    Object.entries(indexes).flatMap(([name, { unique }]) =>
      unique
        ? [`  ${name}: { entity: '${entity}', fields: [${unique.map((field) => `'${field}'`).join(', ')}] },`]
        : [],
    ),
  );
  return `/** Names of unique indexes, and the fields whose values no two records share. */
export const uniqueIndexes: Readonly<Record<string, { entity: string; fields: readonly string[] }>> = {
${lines.join('\n')}
};`;
};

/** `server/generated/tables.ts`: the tables of entities for Kysely. */
export const tablesFile = (schema: Schema): GeneratedFile => {
  const tables = Object.entries(schema.tables);
  return typescript(
    'server/generated/tables.ts',
    'openapi/entities',
    `import type { ColumnType, Generated } from 'kysely';

/** \`timestamptz\`: read as whole seconds UTC, written as text. */
type Timestamp = ColumnType<number, string, string>;
/** The same, filled in by the database unless told. */
type FilledTimestamp = ColumnType<number, string | undefined, string>;
/** \`jsonb\`: read parsed, written as text. */
type Json = ColumnType<unknown, string, string>;
type FilledJson = ColumnType<unknown, string | undefined, string>;

${tables.map(([name, table]) => tableText(name, table)).join('\n\n')}

/** Tables of the entities, as the migrations made them. */
export interface EntityTables {
${tables.map(([name]) => `  ${name}: ${interfaceName(name)};`).join('\n')}
}

${constraintsText(schema)}

/** Tables of which every tenant has one row, from its founding. */
export const singleTables = [${tables.flatMap(([name, { kind }]) => (kind === 'single' ? [`'${name}'`] : [])).join(', ')}] as const satisfies (keyof EntityTables)[];`,
  );
};
