import { holds } from '../domain/conditions.ts';
import { exactDigits } from '../domain/money/decimal.ts';
import { recordOf } from '../domain/records.ts';
import { type JsonSchema, ruleSchema } from '../domain/rules.ts';
import { recordId } from './contract-part.ts';
import type { Field, FieldOf, Kind, Option, Options } from './fields.ts';
import type { KindRow } from './kind-row.ts';
import { merged } from './merged.ts';
import { codeSample, exactSample, scheduleSample, textSample, wholeSample } from './samples.ts';
import { scheduleSchema } from './schedule-schema.ts';

/** Returns an option's value in the API: its id, or its key if it has none. */
export const optionValue = ([key, option]: [string, Option]): string | number => option.id ?? key;
export const optionValues = (options: Options): (string | number)[] => Object.entries(options).map(optionValue);

const text = {
  sql: () => 'text',
  filter: 'values',
  isSortable: true,
  column: 'TextField',
  input: 'TextInput',
} as const;
/** The column of an exact number: one digit wider than what people may enter. */
export const exactType = `numeric(${1 + exactDigits.whole + exactDigits.decimals},${exactDigits.decimals})`;
const exact = {
  sql: () => exactType,
  filter: 'range',
  isSortable: true,
  isSmall: true,
  column: 'DecimalField',
  input: 'DecimalInput',
} as const;
const exactSchema = (): JsonSchema => ({ type: 'string', format: 'decimal' });
const reference = { schema: (): JsonSchema => recordId, filter: 'values' } as const;
const idList: JsonSchema = { type: 'array', items: recordId, uniqueItems: true };

const optionSchema = (options: Options): JsonSchema => ({
  type: Object.values(options).some((option) => option.id !== undefined) ? 'integer' : 'string',
  enum: optionValues(options),
});

const objectSchema = (fields: Record<string, Field>): JsonSchema => {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};
/** Fields that don't apply next to the values of the others have none. */
const objectSample = (fields: Record<string, Field>, n: number): Record<string, unknown> =>
  applied(fields, Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field, n)])));

export const kinds: { [K in Kind]: KindRow<K> } = {
  id: {
    ...reference,
    sql: () => 'bigint',
    column: 'NumberField',
    input: 'NumberInput',
    sample: (_, n) => n + 1,
  },
  secureId: {
    ...text,
    schema: () => ({ type: 'string' }),
    column: 'CopyField',
    sample: (_, n) => `s${'0'.repeat(20)}${n}`,
  },
  text: {
    ...text,
    isSmall: true,
    schema: () => ({ type: 'string' }),
    sample: textSample,
  },
  email: {
    ...text,
    isSmall: true,
    schema: () => ({ type: 'string', format: 'email' }),
    column: 'EmailField',
    sample: (_, n) => `person${n + 1}@example.com`,
  },
  phone: { ...text, isSmall: true, schema: () => ({ type: 'string' }), sample: (_, n) => `+371 2000 ${1000 + n}` },
  url: {
    ...text,
    isSmall: true,
    schema: () => ({ type: 'string' }),
    column: 'UrlField',
    sample: (_, n) => `https://example.com/page-${n + 1}`,
  },
  hostName: {
    ...text,
    isSmall: true,
    schema: () => ({ type: 'string' }),
    sample: (_, n) => `host-${n + 1}.example.com`,
  },
  ip: {
    ...text,
    sql: () => 'inet',
    schema: () => ({ type: 'string', format: 'ip' }),
    column: 'IpField',
    sample: (_, n) => `203.0.113.${(n % 250) + 1}`,
  },
  hash: { ...text, schema: () => ({ type: 'string' }), sample: (_, n) => `a1b2c3d4${n}` },
  password: {
    ...text,
    filter: 'none',
    schema: () => ({ type: 'string', format: 'password' }),
    input: 'PasswordInput',
    sample: (_, n) => `correct-horse-${n + 1}`,
  },
  secret: {
    ...text,
    filter: 'none',
    schema: () => ({ type: 'string', format: 'password' }),
    input: 'SecretInput',
    sample: (_, n) => `sk_live_${'x'.repeat(16)}${n + 1}`,
  },
  texts: {
    filter: 'none',
    sql: () => 'text[]',
    schema: () => ({ type: 'array', items: { type: 'string', maxLength: 200 } }),
    column: 'TextsField',
    input: 'TextsInput',
    sample: (field, n) => [`${field.en} ${n + 1}`],
  },
  codeList: {
    isSmall: true,
    filter: 'values',
    sql: ({ several }) => (several ? 'text[]' : 'text'),
    schema: ({ several }) =>
      several ? { type: 'array', items: { type: 'string' }, uniqueItems: true } : { type: 'string' },
    column: 'CodeListField',
    input: 'CodeListInput',
    sample: codeSample,
  },
  integer: {
    isSmall: true,
    sql: () => 'integer',
    schema: () => ({ type: 'integer' }),
    filter: 'range',
    isSortable: true,
    column: 'NumberField',
    input: 'NumberInput',
    sample: wholeSample,
  },
  decimal: { ...exact, schema: exactSchema, sample: exactSample },
  money: { ...exact, schema: exactSchema, column: 'MoneyField', input: 'MoneyInput', sample: exactSample },
  percent: { ...exact, schema: exactSchema, column: 'PercentField', input: 'PercentInput', sample: exactSample },
  boolean: {
    isSmall: true,
    sql: () => 'boolean',
    schema: () => ({ type: 'boolean' }),
    filter: 'values',
    isSortable: true,
    column: 'YesNoField',
    input: 'BooleanInput',
    sample: (_, n) => n % 2 === 0,
  },
  enumeration: {
    isSmall: true,
    sql: ({ options, several }) => {
      const type = optionSchema(options).type === 'integer' ? 'integer' : 'text';
      return several ? `${type}[]` : type;
    },
    schema: ({ options, several }) =>
      several ? { type: 'array', items: optionSchema(options), uniqueItems: true } : optionSchema(options),
    filter: 'values',
    isSortable: true,
    column: 'EnumField',
    input: 'EnumInput',
    sample: ({ options, several }, n) => {
      const values = optionValues(options);
      const value = values[n % values.length];
      return several ? [value] : value;
    },
  },
  date: {
    sql: () => 'date',
    schema: () => ({ type: 'string', format: 'date' }),
    filter: 'range',
    isSortable: true,
    column: 'DayField',
    input: 'DayInput',
    sample: (_, n) => `1990-01-${String((n % 28) + 1).padStart(2, '0')}`,
  },
  timestamp: {
    sql: () => 'timestamptz',
    schema: () => ({ type: 'integer', format: 'unix-time', minimum: 0, maximum: 253402300799 }),
    filter: 'range',
    isSortable: true,
    column: 'MomentField',
    input: 'MomentInput',
    sample: (_, n) => 1767225600 + n * 3600,
  },
  schedule: {
    filter: 'none',
    sql: () => 'jsonb',
    schema: () => scheduleSchema,
    column: 'ScheduleField',
    input: 'ScheduleInput',
    sample: (_, n) => scheduleSample(n),
  },
  duration: {
    isSmall: true,
    sql: () => 'integer',
    schema: () => ({ type: 'integer' }),
    filter: 'range',
    isSortable: true,
    column: 'DurationField',
    input: 'DurationInput',
    sample: wholeSample,
  },
  one: {
    ...reference,
    isSmall: true,
    sql: () => 'bigint',
    column: 'ReferenceOneField',
    input: 'ReferenceOneInput',
    sample: () => undefined,
  },
  many: {
    isSmall: true,
    filter: 'values',
    sql: () => null,
    schema: () => idList,
    column: 'ReferenceManyField',
    input: 'ReferenceManyInput',
    sample: () => undefined,
  },
  tags: {
    isSmall: true,
    filter: 'values',
    sql: () => null,
    schema: () => idList,
    column: 'TagsField',
    input: 'TagsInput',
    sample: () => undefined,
  },
  reverse: {
    filter: 'none',
    sql: () => null,
    schema: () => idList,
    column: 'RelatedField',
    input: 'ReverseInput',
    sample: () => undefined,
  },
  rows: {
    filter: 'none',
    sql: () => null,
    // An existing row is sent with its id and its changes; a new one without an id.
    schema: ({ fields }) => {
      const { required: _, ...row } = objectSchema(fields);
      return { type: 'array', items: { ...row, properties: { id: recordId, ...recordOf(row['properties']) } } };
    },
    column: 'OwnedListField',
    input: 'RowsInput',
    sample: ({ fields }, n) => [objectSample(fields, n)],
  },
  list: {
    filter: 'none',
    sql: () => 'jsonb',
    schema: ({ fields }) => ({ type: 'array', items: objectSchema(fields) }),
    column: 'OwnedListField',
    input: 'OwnedListInput',
    sample: ({ fields }, n) => [objectSample(fields, n)],
  },
  group: {
    filter: 'none',
    sql: () => 'jsonb',
    schema: ({ fields }) => objectSchema(fields),
    column: 'GroupField',
    input: 'GroupInput',
    sample: ({ fields }, n) => objectSample(fields, n),
  },
  parameters: {
    filter: 'none',
    sql: () => 'jsonb',
    schema: () => ({ type: 'object', additionalProperties: true }),
    column: 'ParametersField',
    input: 'ParametersInput',
    sample: () => ({}),
  },
  file: {
    ...text,
    filter: 'none',
    schema: () => ({ type: 'string' }),
    column: 'PictureField',
    input: 'UploadInput',
    sample: () => undefined,
  },
};

/** Returns the row of a field's kind, typed for that field. */
export const kindOf = <K extends Kind>(field: FieldOf<K>): KindRow<K> => kinds[field.kind];

/** Returns the `n`th valid value of a field; `undefined` if only the database can provide one. */
export const sample = (field: Field, n = 0): unknown => kindOf(field).sample(field, n);

/** Returns whether the value is sent as an array; such a value is never `null`, at least `[]`. */
export const isSeveral = (field: Field): boolean => kindOf(field).schema(field).type === 'array';

/** Returns whether an absent value is sent as `null`. */
export const isNullable = (field: Field): boolean =>
  field.ownerOnly !== undefined || (!field.required && !isSeveral(field) && !['id', 'boolean'].includes(field.kind));

const requiredSchema = (field: Field): JsonSchema => {
  if (!field.required) return {};
  const { type } = kindOf(field).schema(field);
  if (type === 'array') return { minItems: 1 };
  return type === 'string' && !('enum' in kindOf(field).schema(field)) ? { minLength: 1 } : {};
};

/** Returns the JSON Schema of a field's value in calls: its kind, its rules, and `null` if the value may be absent. */
export const valueSchema = (field: Field): JsonSchema => {
  const schema = merged([
    kindOf(field).schema(field),
    requiredSchema(field),
    ...field.rules.filter(({ name }) => name !== 'required').map(ruleSchema),
  ]);
  if (!isNullable(field)) return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
};

/**
 * Returns the fields inside a field: of each row of a list or of an owner's rows, or of a group; undefined if it holds
 * none.
 */
export const fieldsInside = (field: Field): Record<string, Field> | undefined =>
  field.kind === 'list' || field.kind === 'group' || field.kind === 'rows' ? field.fields : undefined;

/** Returns whether the value is several rows, each with fields. */
export const isRows = ({ kind }: Field): boolean => kind === 'list' || kind === 'rows';

/** Returns the value of a field for which none was given. */
export const initialValue = (field: Field): unknown => {
  if (field.default !== undefined) return field.default;
  if (isSeveral(field)) return [];
  return field.kind === 'boolean' ? false : null;
};

/** Returns values in which the fields whose conditions don't hold have what they have without being given. */
export const applied = (
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const row = { ...values };
  for (const [name, field] of Object.entries(fields))
    if (field.when && name in row && !holds(field.when, row)) row[name] = initialValue(field);
  return row;
};
