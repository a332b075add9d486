import type { Condition } from '../domain/conditions.ts';
import { exactDigits } from '../domain/money/decimal.ts';
import type { MacroSet } from '../domain/traffic/macros.ts';
import { rule, type Rule } from '../domain/rules.ts';
import type {
  ReferenceFilter,
  DurationUnit,
  EntityTrait,
  Field,
  FieldOf,
  FieldOptions,
  CodeList,
  Options,
} from './field.ts';

export * from './field.ts';

/** How fields are written in definitions: one maker for each kind, and some for special uses. */

type Bounds = { min?: number; max?: number };
type DecimalBounds = { min?: string; max?: string; decimals?: number };

const required = (options: FieldOptions): Rule[] => (options.required ? [rule('required')] : []);

const bounded = ({ min, max }: { min?: number | string; max?: number | string }): Rule[] => {
  if (min !== undefined && max !== undefined) return [rule('minMax', min, max)];
  if (min !== undefined) return [rule('min', min)];
  return max === undefined ? [] : [rule('max', max)];
};

/** Returns the rules and the input of a text that takes the macros of a set. */
const withMacros = (
  macros: MacroSet | undefined,
  otherBraces = false,
): { macros?: MacroSet; input?: string; rules: Rule[] } =>
  macros
    ? { macros, input: 'MacroInput', rules: [...(otherBraces ? [] : [rule('macroBraces')]), rule('macro', macros)] }
    : { rules: [] };

/** The record's name: required, 1 to 200 characters, searchable and sortable. */
export const title = (options: Partial<FieldOptions<string>> = {}): Field => ({
  kind: 'text',
  multiline: false,
  en: 'Title',
  ru: 'Название',
  required: true,
  searchable: true,
  sortable: true,
  ...options,
  rules: [rule('required'), rule('maxLength', 200)],
});

/** A longer text of up to 2000 characters. */
export const description = (options: Partial<FieldOptions<string>> = {}): Field => ({
  kind: 'text',
  multiline: true,
  en: 'Description',
  ru: 'Описание',
  ...options,
  rules: [...required(options as FieldOptions), rule('maxLength', 2000)],
});

export const text = (
  options: FieldOptions<string> & {
    minLength?: number;
    maxLength?: number;
    length?: number;
    multiline?: boolean;
    pattern?: string;
    /** Values may contain commas: in its filter, only unescaped ones stand between two values. */
    commas?: boolean;
    macros?: MacroSet;
    /** The text has other braces than those of macros, as JSON does. */
    otherBraces?: boolean;
  },
): Field => {
  const { minLength, maxLength = 200, length, multiline = false, pattern, macros, otherBraces, ...rest } = options;
  const filled = withMacros(macros, otherBraces);
  return {
    kind: 'text',
    multiline,
    ...rest,
    ...filled,
    rules: [
      ...required(rest),
      ...(minLength ? [rule('minLength', minLength)] : []),
      length ? rule('length', length) : rule('maxLength', maxLength),
      ...(pattern ? [rule('pattern', pattern)] : []),
      ...filled.rules,
    ],
  };
};

/**
 * A longer text with markup: bold, lists, links. It is stored as written, and displayed without any HTML of its own.
 */
export const markdown = ({ maxLength = 10_000, ...options }: FieldOptions<string> & { maxLength?: number }): Field => ({
  ...text({ multiline: true, maxLength, ...options }),
  input: 'MarkdownInput',
  column: 'MarkdownField',
});

/** A time of day on a 24-hour clock, such as 09:30. */
export const timeOfDay = (options: FieldOptions<string>): Field =>
  text({ column: 'ClockField', ...options, maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

const patterned =
  <K extends 'email' | 'phone' | 'hostName' | 'ip' | 'hash' | 'password'>(kind: K, maxLength: number) =>
  (options: FieldOptions<string>): Field => ({
    kind,
    ...options,
    rules: [...required(options), rule('maxLength', maxLength), rule(kind)],
  });

export const email = patterned('email', 254);
export const phone = patterned('phone', 40);
/** A URL; with `macros` one that is filled in with a set's macros, with `https` one that must use HTTPS. */
export const url = ({
  macros,
  https,
  ...options
}: FieldOptions<string> & { macros?: MacroSet; https?: true }): Field => {
  const filled = withMacros(macros);
  return {
    kind: 'url',
    ...options,
    ...filled,
    rules: [...required(options), rule('maxLength', 2000), rule(https ? 'https' : 'url'), ...filled.rules],
  };
};
export const hostName = patterned('hostName', 253);
export const ip = patterned('ip', 45);
export const hash = patterned('hash', 200);
/** Accepted but never shown; stored separately from the record, hashed. */
export const password = (options: FieldOptions<string>): Field =>
  patterned('password', 200)({ ...options, writeOnly: true, computed: true });

/** Returns the name of the field next to a secret that tells when it was set. */
export const setAtOf = (name: string): string => `${name}SetAt`;

/**
 * A secret under this name, stored encrypted and never returned, and next to it the time since when there is one:
 * `...secret('apiKey', { … })` gives `apiKey` and `apiKeySetAt`. In an edit, `null` removes it, and a blank keeps it.
 */
export function secret<const Name extends string>(
  name: Name,
  options: FieldOptions<string> & { maxLength?: number },
): Record<Name | `${Name}SetAt`, Field>;
export function secret(
  name: string,
  { maxLength = 2000, ...options }: FieldOptions<string> & { maxLength?: number },
): Record<string, Field> {
  return {
    [name]: {
      kind: 'secret',
      ...options,
      writeOnly: true,
      rules: [...required(options), rule('maxLength', maxLength)],
    },
    [setAtOf(name)]: timestamp({
      en: `${options.en}: set on`,
      ru: `${options.ru}: задано`,
      readOnly: true,
      sortable: false,
      ...(options.staffOnly && { staffOnly: true }),
    }),
  };
}

/** An unguessable text, created by the server, that identifies a record externally. */
export const secureId = (options: Partial<FieldOptions> = {}): Field => ({
  kind: 'secureId',
  en: 'Public ID',
  ru: 'Публичный ID',
  required: true,
  readOnly: true,
  filterable: true,
  ...options,
  rules: [],
});

/** A code from a list that is not records, such as a country's `LV` or a time zone's `Europe/Riga`. */
export const codeList = (of: CodeList, options: FieldOptions<string>): Field => ({
  kind: 'codeList',
  of,
  several: false,
  // Zone names start alike, and need the room to be distinguishable.
  ...(of === 'timezones' && { column: 'ZoneField' }),
  ...options,
  rules: [...required(options), rule('maxLength', 100)],
});

/** Several codes from a list that is not records. */
export const codeLists = (of: CodeList, options: FieldOptions<string[]>): Field => ({
  kind: 'codeList',
  of,
  several: true,
  ...options,
  rules: [...required(options), rule('maxItems', 300)],
});

/** Plain texts of up to 200 characters each. */
export const texts = (options: FieldOptions<string[]>): Field => ({
  kind: 'texts',
  ...options,
  rules: [...required(options), rule('maxItems', 1000)],
});

export const integer = (options: FieldOptions<number> & Bounds): Field => {
  const { min, max, ...rest } = options;
  return { kind: 'integer', ...rest, rules: [...required(rest), rule('integerNumber'), ...bounded({ min, max })] };
};

/**
 * Returns the rules for the digits of an exact number: up to this many decimals, and up to the usual maximum before the
 * point.
 */
const digits = (decimals: number = exactDigits.decimals): Rule[] => [
  rule('floatLimit', decimals),
  rule('wholeDigits', exactDigits.whole),
];

/** An exact number, sent as a decimal string; limited to the bounds of every number unless it sets its `decimals`. */
export const decimal = (options: FieldOptions<string> & DecimalBounds): Field => {
  const { min, max, decimals, ...rest } = options;
  const held = decimals === undefined ? [rule('floatNumber')] : digits(decimals);
  return { kind: 'decimal', ...rest, rules: [...required(rest), ...held, ...bounded({ min, max })] };
};

/**
 * An exact amount of up to 15 digits before the point and 8 after it; `currency` names the field of the same record
 * that holds its currency code.
 */
export const money = (options: FieldOptions<string> & DecimalBounds & { currency: string }): Field => {
  const { min, max, decimals, ...rest } = options;
  return { kind: 'money', ...rest, rules: [...required(rest), ...digits(decimals), ...bounded({ min, max })] };
};

/** An exact percentage: 0 to 100 with two decimals, unless its bounds and `decimals` differ. */
export const percent = (options: FieldOptions<string> & DecimalBounds): Field => {
  const { min = '0', max = '100', decimals = 2, ...rest } = options;
  return { kind: 'percent', ...rest, rules: [...required(rest), ...digits(decimals), ...bounded({ min, max })] };
};

export const boolean = (options: FieldOptions<boolean>): Field => ({ kind: 'boolean', ...options, rules: [] });

/** One of a closed set of values. */
export const enumeration = (options: FieldOptions<string | number> & { options: Options }): Field => ({
  kind: 'enumeration',
  several: false,
  ...options,
  rules: required(options),
});

/**
 * The name in code of an entity that has a trait, such as taking notes; the options are filled in once all definitions
 * are read.
 */
export const entityName = ({ of, ...options }: FieldOptions<string> & { of: EntityTrait }): Field => ({
  kind: 'enumeration',
  several: false,
  ofEntities: of,
  options: {},
  ...options,
  rules: required(options),
});

/** The id of a record of the entity that a field next to it names (`entityName`). */
export const recordNumber = (options: FieldOptions<number>): Field => ({
  kind: 'id',
  ...options,
  rules: required(options),
});

/** Several of a closed set of values. */
export const enumerations = (options: FieldOptions<(string | number)[]> & { options: Options }): Field => ({
  kind: 'enumeration',
  several: true,
  ...options,
  rules: required(options),
});

export const date = (options: FieldOptions<string>): Field => ({
  kind: 'date',
  ...options,
  rules: [...required(options), rule('date')],
});

/** A moment: sent as whole seconds UTC. */
export const timestamp = (options: FieldOptions<number>): Field => ({
  kind: 'timestamp',
  ...options,
  rules: required(options),
});

/** A whole number of `unit`s. */
export const duration = (options: FieldOptions<number> & Bounds & { unit: DurationUnit }): Field => {
  const { min = 0, max, ...rest } = options;
  return { kind: 'duration', ...rest, rules: [...required(rest), rule('integerNumber'), ...bounded({ min, max })] };
};

/** Weekly opening hours in a time zone; null for always. Stored in normal form (`domain/time/schedule.ts`). */
export const schedule = (options: FieldOptions): Field => ({
  kind: 'schedule',
  ...options,
  rules: [
    ...required(options),
    rule('maxRanges', 100),
    rule('scheduleTimes'),
    rule('scheduleZone'),
    rule('scheduleOpen'),
  ],
});

interface ReferenceOptions {
  /** The records that it can lead to: those with one of the values in each of these fields. */
  referenceFilter?: ReferenceFilter;
  /** Whether it also takes records in a `retired` status. */
  acceptsRetired?: boolean;
}

/** A reference to one record of an entity, by its id. */
export const one = (entity: string, options: FieldOptions<number> & ReferenceOptions): Field => ({
  kind: 'one',
  entity,
  filterable: true,
  ...options,
  rules: required(options),
});

/**
 * The record that this one is a row of: set when the row is created, never after. The owner has a field of `rows`,
 * through which its rows are created, changed and removed.
 */
export const owner = (entity: string, options: FieldOptions<number>): Field => ({
  kind: 'one',
  entity,
  isOwner: true,
  acceptsRetired: true,
  filterable: true,
  ...options,
  required: true,
  createOnly: true,
  rules: [rule('required')],
});

/** References to many records of an entity, by their ids, in the order given; 1,000 at most unless said otherwise. */
export const many = (
  entity: string,
  options: FieldOptions<number[]> & ReferenceOptions & { maxItems?: number },
): Field => {
  const { maxItems = 1000, ...rest } = options;
  return { kind: 'many', entity, filterable: true, ...rest, rules: [...required(rest), rule('maxItems', maxItems)] };
};

/** Tags of the tag type `of`. */
export const tags = (of: string, options: Partial<FieldOptions<number[]>> = {}): Field => ({
  kind: 'tags',
  of,
  en: 'Tags',
  ru: 'Теги',
  staffOnly: true,
  filterable: true,
  ...options,
  rules: [rule('maxItems', 100)],
});

/**
 * The records of `entity` that refer to this one by their `field`. With `editable` they can be set as well: an edit of
 * this record edits those that are added or removed, if the caller may edit them. On a record's page they are a table
 * of these `columns`, or else of the first ones of their list.
 */
export const reverse = (
  entity: string,
  field: string,
  options: Omit<FieldOptions<number[]>, 'readOnly' | 'default' | 'required'> & {
    referenceFilter?: ReferenceFilter;
    editable?: boolean;
    columns?: readonly string[];
  },
): Field => {
  const { editable = false, columns = [], ...rest } = options;
  return {
    kind: 'reverse',
    entity,
    field,
    columns,
    readOnly: !editable,
    onRequest: true,
    ...rest,
    rules: editable ? [rule('maxItems', 1000)] : [],
  };
};

/**
 * Rows of the record that are records of `entity`, with ids by which others refer to them: those that name this record
 * in their `field`, made by `owner`. They are edited in place, with the permission to edit this record.
 */
export const rows = (
  entity: string,
  field: string,
  options: Omit<FieldOptions, 'readOnly' | 'createOnly' | 'default'> & { maxItems?: number },
): FieldOf<'rows'> => {
  const { maxItems = 100, ...rest } = options;
  // The fields of a row are taken from its own definition (`withRows`).
  return {
    kind: 'rows',
    entity,
    field,
    fields: {},
    onRequest: true,
    ...rest,
    rules: [...required(rest), rule('maxItems', maxItems)],
  };
};

/** Rows without an identity, owned by the record and stored inside it, each with these fields. */
export const list = (fields: Record<string, Field>, options: FieldOptions & { maxItems?: number }): Field => {
  const { maxItems = 100, ...rest } = options;
  return { kind: 'list', fields, ...rest, rules: [...required(rest), rule('maxItems', maxItems)] };
};

/** Fields that belong together, stored inside the record under one name. */
export const group = (fields: Record<string, Field>, options: FieldOptions): Field => ({
  kind: 'group',
  fields,
  ...options,
  rules: required(options),
});

/** A block of parameters of up to `kilobytes`, whose form the server describes (JSON Schema) under the name `block`. */
export const parameters = (block: string, options: FieldOptions & { kilobytes?: number }): Field => {
  const { kilobytes = 64, ...rest } = options;
  return { kind: 'parameters', block, ...rest, rules: [...required(rest), rule('kilobytes', kilobytes)] };
};

/** The URL of a file uploaded earlier under `scope`. */
export const file = (
  options: FieldOptions<string> & { scope: string; extensions: readonly string[]; megabytes: number },
): Field => ({ kind: 'file', ...options, rules: [...required(options), rule('maxLength', 2000)] });

/**
 * A field that only applies while the fields next to it, in the same record or row, have one of these values; null
 * stands for none: `pattern: when({ format: ['pattern'] }, text({ …, required: true }))`. `required` then means: while it
 * applies. While it doesn't, it has its default, or no value. The fields it depends on stand before it.
 */
export const when = (condition: Condition, field: Field): Field => ({
  ...field,
  // With a default there always is a value.
  ...(field.default === undefined && { required: false }),
  when: condition,
});
