import { divide, exactDigits, sum } from '../domain/decimal.ts';
import { broken, type JsonSchema, ruleSchema } from '../domain/rules.ts';
import { recordId } from './contract-part.ts';
import type { Field, FieldOf, Kind, CodeList, Option, Options } from './fields.ts';
import { merged } from './merged.ts';

/** How a list is narrowed by a field: by equal values (`f=a,b`), by a range (`fFrom`, `fTo`), or not at all. */
export type FilterShape = 'values' | 'range' | 'none';

/**
 * One row a kind: everything that follows from it. A kind without a row does not compile; nothing falls back to text.
 */
export interface KindRow<K extends Kind> {
  /** Type of its column; `null` where it has none (join table, derived, kept elsewhere). */
  sql(field: FieldOf<K>): string | null;
  /** JSON Schema of one value on the wire, rules aside. */
  schema(field: FieldOf<K>): JsonSchema;
  filter: FilterShape;
  /** Whether its order says something, so that lists may have it without being told. */
  sorts?: true;
  /** Component that shows it in a list or on a page (`src/components/fields`). */
  column: string;
  /** Component that edits it (`src/components/inputs`). */
  input: string;
  /** A valid value, the `n`th of its kind; `undefined` where only the database can give one. */
  sample(field: FieldOf<K>, n: number): unknown;
}

/** What an option has on the wire: its id, or its key where it has none. */
export const optionValue = ([key, option]: [string, Option]): string | number => option.id ?? key;
export const optionValues = (options: Options): (string | number)[] => Object.entries(options).map(optionValue);

const text = { sql: () => 'text', filter: 'values', sorts: true, column: 'TextField', input: 'TextInput' } as const;
/** The column of an exact number: a digit wider than what people may enter. */
export const exactType = `numeric(${1 + exactDigits.whole + exactDigits.decimals},${exactDigits.decimals})`;
const exact = {
  sql: () => exactType,
  filter: 'range',
  sorts: true,
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

/** A decimal string that keeps the field's rules: one and `n` hundredths, or what comes near above its lower bound. */
const exactSample = (field: Field, n: number): string => {
  const bound = (...names: string[]) =>
    field.rules.find(({ name }) => names.includes(name))?.args.at(names[0] === 'max' ? -1 : 0);
  const min = String(bound('min', 'minMax') ?? 0);
  const candidates = [
    sum(['1', divide(String(n), '100', 2)]),
    sum([min, '1', divide(String(n), '100', 2)]),
    sum([min, '1', String(n)]),
    sum([min, divide(String(n), '100', 2)]),
    min,
    String(bound('max', 'minMax') ?? 0),
  ];
  return candidates.find((one) => broken(one, field.rules).length === 0) ?? min;
};
/** The `n`th whole number above the field's lower bound; from its bounds' beginning again where they are near. */
const wholeSample = (field: Field, n: number): number => {
  const [min = 0, max = Infinity] = field.rules.find(({ name }) => name === 'min' || name === 'minMax')?.args ?? [];
  return Number(min) + ((n + 1) % (Number(max) - Number(min) + 1));
};

/** The `n`th word of so many capital letters: `AAA`, `AAB`, … */
const letters = (n: number, length: number): string =>
  Array.from({ length }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(n / 26 ** (length - 1 - place)) % 26)),
  ).join('');

const objectSchema = (fields: Record<string, Field>): JsonSchema => {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};
const objectSample = (fields: Record<string, Field>, n: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field, n)]));

const knownSamples: Record<CodeList, readonly string[]> = {
  isoCountries: ['LV', 'DE', 'BR'],
  languages: ['en', 'ru'],
  isoLanguages: ['lv', 'de', 'pt'],
  timezones: ['Europe/Riga', 'UTC', 'America/Sao_Paulo'],
};

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
    schema: () => ({ type: 'string' }),
    sample: (field, n) => {
      const exactly = field.rules.find(({ name }) => name === 'length');
      const words = [
        `${field.en} ${n + 1}`,
        `${field.en}_${n + 1}`.replaceAll(' ', '_'),
        letters(n, Number(exactly?.args[0] ?? 3)),
      ];
      return words.find((word) => broken(word, field.rules).length === 0) ?? words[0];
    },
  },
  email: {
    ...text,
    schema: () => ({ type: 'string', format: 'email' }),
    column: 'EmailField',
    sample: (_, n) => `person${n + 1}@example.com`,
  },
  phone: { ...text, schema: () => ({ type: 'string' }), sample: (_, n) => `+371 2000 ${1000 + n}` },
  url: {
    ...text,
    schema: () => ({ type: 'string' }),
    column: 'UrlField',
    sample: (_, n) => `https://example.com/page-${n + 1}`,
  },
  hostName: { ...text, schema: () => ({ type: 'string' }), sample: (_, n) => `host-${n + 1}.example.com` },
  ip: {
    ...text,
    sql: () => 'inet',
    schema: () => ({ type: 'string', format: 'ip' }),
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
  texts: {
    filter: 'none',
    sql: () => 'text[]',
    schema: () => ({ type: 'array', items: { type: 'string', maxLength: 200 } }),
    column: 'TextsField',
    input: 'TextsInput',
    sample: (field, n) => [`${field.en} ${n + 1}`],
  },
  codeList: {
    filter: 'values',
    sql: ({ several }) => (several ? 'text[]' : 'text'),
    schema: ({ several }) =>
      several ? { type: 'array', items: { type: 'string' }, uniqueItems: true } : { type: 'string' },
    column: 'CodeListField',
    input: 'CodeListInput',
    sample: ({ of, several }, n) => {
      const code = knownSamples[of][n % knownSamples[of].length];
      return several ? [code] : code;
    },
  },
  integer: {
    sql: () => 'integer',
    schema: () => ({ type: 'integer' }),
    filter: 'range',
    sorts: true,
    column: 'NumberField',
    input: 'NumberInput',
    sample: wholeSample,
  },
  decimal: { ...exact, schema: exactSchema, sample: exactSample },
  money: { ...exact, schema: exactSchema, column: 'MoneyField', input: 'MoneyInput', sample: exactSample },
  percent: { ...exact, schema: exactSchema, column: 'PercentField', input: 'PercentInput', sample: exactSample },
  boolean: {
    sql: () => 'boolean',
    schema: () => ({ type: 'boolean' }),
    filter: 'values',
    sorts: true,
    column: 'YesNoField',
    input: 'BooleanInput',
    sample: (_, n) => n % 2 === 0,
  },
  enumeration: {
    sql: ({ options, several }) => {
      const type = optionSchema(options).type === 'integer' ? 'integer' : 'text';
      return several ? `${type}[]` : type;
    },
    schema: ({ options, several }) =>
      several ? { type: 'array', items: optionSchema(options), uniqueItems: true } : optionSchema(options),
    filter: 'values',
    sorts: true,
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
    sorts: true,
    column: 'DayField',
    input: 'DayInput',
    sample: (_, n) => `1990-01-${String((n % 28) + 1).padStart(2, '0')}`,
  },
  timestamp: {
    sql: () => 'timestamptz',
    schema: () => ({ type: 'integer', format: 'unix-time', minimum: 0, maximum: 253402300799 }),
    filter: 'range',
    sorts: true,
    column: 'MomentField',
    input: 'MomentInput',
    sample: (_, n) => 1767225600 + n * 3600,
  },
  duration: {
    sql: () => 'integer',
    schema: () => ({ type: 'integer' }),
    filter: 'range',
    sorts: true,
    column: 'DurationField',
    input: 'DurationInput',
    sample: wholeSample,
  },
  one: {
    ...reference,
    sql: () => 'bigint',
    column: 'ReferenceOneField',
    input: 'ReferenceOneInput',
    sample: () => undefined,
  },
  many: {
    filter: 'values',
    sql: () => null,
    schema: () => idList,
    column: 'ReferenceManyField',
    input: 'ReferenceManyInput',
    sample: () => undefined,
  },
  tags: {
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

/** The row of a field's kind, typed for that field. */
export const kindOf = <K extends Kind>(field: FieldOf<K>): KindRow<K> => kinds[field.kind];

/** The `n`th valid value of a field; `undefined` where only the database can give one. */
export const sample = (field: Field, n = 0): unknown => kindOf(field).sample(field, n);

/** Type of a field's column; `null` where it has none. */
export const columnType = (field: Field): string | null => (field.computed ? null : kindOf(field).sql(field));

/** How a list is narrowed by a field. */
export const filterShape = (field: Field): FilterShape =>
  field.filterable && !field.writeOnly ? kindOf(field).filter : 'none';

/**
 * Whether a list takes the field's order: where the definition says it, else by its kind. Events are too many to be
 * sorted by what has no index, so of them only what is said.
 */
export const isSortable = (field: Field, { events }: { events?: object | undefined }): boolean => {
  if (field.sortable !== undefined || events) return field.sortable === true;
  if (field.computed || field.onRequest || field.writeOnly || field.ownerOnly !== undefined) return false;
  if (field.kind === 'secureId' || field.kind === 'file' || (field.kind === 'text' && field.multiline)) return false;
  return kindOf(field).sorts === true && !isSeveral(field);
};

/** Whether the value is an exact number, a decimal string on the wire. */
export const isExact = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'decimal' || kind === 'money' || kind === 'percent';

/** Whether the value is an array on the wire; such a value is never `null`, at least `[]`. */
export const isSeveral = (field: Field): boolean => kindOf(field).schema(field).type === 'array';

/** Whether people edit the field, and with it the records of another entity that refer to this one. */
export const isReversed = (field: Field): field is FieldOf<'reverse'> => field.kind === 'reverse' && !field.readOnly;

/** Whether an absent value is written `null` on the wire. */
export const isNullable = (field: Field): boolean =>
  field.ownerOnly !== undefined || (!field.required && !isSeveral(field) && !['id', 'boolean'].includes(field.kind));

const requiredSchema = (field: Field): JsonSchema => {
  if (!field.required) return {};
  const { type } = kindOf(field).schema(field);
  if (type === 'array') return { minItems: 1 };
  return type === 'string' && !('enum' in kindOf(field).schema(field)) ? { minLength: 1 } : {};
};

/** JSON Schema of a field's value in calls: its kind, its rules, and `null` where the value may be absent. */
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
