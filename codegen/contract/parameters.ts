import { summed } from '../../openapi/view.ts';
import { patterns } from '../../domain/text/patterns.ts';
import { integerBounds, type JsonSchema, ruleSchema } from '../../domain/rules.ts';
import { type Parameter, recordId, ref } from '../../openapi/contract-part.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { kindOf } from '../../openapi/kinds.ts';
import { columnType, filterShape, isExact, isSortable } from '../../openapi/traits.ts';
import { pascalCase } from '../../openapi/names.ts';
import { exportFormats } from '../../openapi/paths/exports.ts';
import { description } from './describe.ts';
import { readable } from './schemas.ts';

const query = (name: string, schema: JsonSchema, text: string): Parameter => ({
  name,
  in: 'query',
  description: text,
  schema,
});

/** Several values of one parameter, separated by commas. */
const several = (name: string, items: JsonSchema, text: string): Parameter => ({
  ...query(name, { type: 'array', items, minItems: 1 }, text),
  style: 'form',
  explode: false,
});

const staffOnly = (field: Field, parameter: Parameter): Parameter =>
  field.staffOnly ? { ...parameter, 'x-staff-only': true } : parameter;

/** A text limited in its length alone: a caller's commas in it are escaped, and those between two of them aren't. */
const freeText = ({ rules }: Field): JsonSchema => {
  const limit = rules.find(({ name }) => name === 'maxLength');
  return limit ? ruleSchema(limit) : {};
};

/**
 * Returns the schema of a value that a filter compares with. Texts can be anything; a column of another type takes only
 * values of its form.
 */
const comparedWith = (field: Field): JsonSchema => {
  const schema = kindOf(field).schema(field);
  const one = (schema['type'] === 'array' ? schema['items'] : schema) as JsonSchema;
  const asked = ['type', 'enum', ...(columnType(field) === 'text' ? [] : ['format', 'minimum', 'maximum'])];
  return {
    ...Object.fromEntries(Object.entries(one).filter(([keyword]) => asked.includes(keyword))),
    ...(field.kind === 'text' && field.commas && freeText(field)),
  };
};

/** Returns the parameters that filter a list by one field: `f=a,b`, or `fFrom` and `fTo`. */
const filters = (name: string, field: Field): Parameter[] => {
  const text = description(field);
  switch (filterShape(field)) {
    case 'values':
      return [staffOnly(field, several(name, comparedWith(field), text))];
    case 'range': {
      const schema = {
        ...kindOf(field).schema(field),
        ...(isExact(field) && { pattern: patterns.decimal }),
        ...(columnType(field) === 'integer' && integerBounds),
      };
      return [
        staffOnly(field, query(`${name}From`, schema, `${text} This or more.`)),
        staffOnly(field, query(`${name}To`, schema, `${text} This or less.`)),
      ];
    }
    case 'none':
      return [];
  }
};

/** Returns the parameters that select the fields of a record to send. */
export const recordParameters = (key: string, entity: Entity): Parameter[] => {
  const costly = readable(entity).flatMap(([name, field]) => (field.onRequest ? [name] : []));
  const fields = ref(`${pascalCase(key)}Field`);
  return [
    several(
      'with',
      fields,
      costly.length > 0
        ? `Fields to include in addition to the default ones. Only included on request: ${costly.map((name) => `\`${name}\``).join(', ')}.`
        : 'Fields to include in addition to the default ones. Here, all fields are included by default.',
    ),
    several('fields', fields, 'Returns only these fields and the ID.'),
  ];
};

const paging: Parameter[] = [
  query('limit', { type: 'integer', minimum: 0, maximum: 500, default: 25 }, 'Maximum number of records.'),
  query('offset', { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 }, 'Number of records to skip.'),
];

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: recordId,
};

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating the call with the same key and body within a day returns the first response instead of creating a second record.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

export const historyParameters: Parameter[] = [
  several('withMeta', { type: 'string', enum: ['totalCount'] }, 'What to count in addition to the entries.'),
  ...paging,
];

/** Returns the parameters of an entity's list that an export takes too: which records, which fields, in which order. */
export const exportParameters = (key: string, entity: Entity): Parameter[] => [
  ...listParameters(key, entity).filter(({ name }) => !['withMeta', 'limit', 'offset'].includes(name)),
  query('format', { type: 'string', enum: [...exportFormats], default: 'csv' }, 'The file format.'),
  ...(Object.values(entity.fields).some(({ contact }) => contact)
    ? [
        query(
          'contacts',
          { type: 'boolean' },
          'With contact data in full, which requires a separate permission and is recorded; masked by default.',
        ),
      ]
    : []),
];

/** Returns the parameters of an entity's list. */
export const listParameters = (key: string, entity: Entity): Parameter[] => {
  const fields = readable(entity);
  const orders = fields.flatMap(([name, field]) => (isSortable(field, entity) ? [`${name}:asc`, `${name}:desc`] : []));
  const searched = fields.flatMap(([, field]) => (field.searchable ? [field.en.toLowerCase()] : []));
  const meta = [
    'totalCount',
    ...('createdAt' in entity.fields ? ['minDate', 'maxDate'] : []),
    ...(summed(entity).length > 0 ? ['sums'] : []),
  ];
  return [
    ...recordParameters(key, entity),
    several('withMeta', { type: 'string', enum: meta }, 'What to return about all matching records.'),
    several('orderBy', { type: 'string', enum: orders }, 'The fields to order by, in order of priority.'),
    ...paging,
    ...(searched.length > 0
      ? [
          query(
            'search',
            { type: 'string', minLength: 1, maxLength: 200 },
            `Text to search for in: ${searched.join(', ')}. An ID (12) or a public ID finds its record too; #12 finds only that one.`,
          ),
        ]
      : []),
    ...fields.flatMap(([name, field]) => filters(name, field)),
    ...Object.entries(entity.queryParameters).map(([name, field]) =>
      staffOnly(field, query(name, kindOf(field).schema(field), description(field))),
    ),
  ];
};
