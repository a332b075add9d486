import type { JsonSchema } from '../domain/rules.ts';
import { dataTypes, dimensions, filterNames, type FilterName } from '../domain/statistics/dimensions.ts';
import { failures, object, type Parameter } from './contract-part.ts';
import { counted, isStaffs } from './statistics.ts';
import { metric } from './entities/metric.ts';
import type { Field } from './fields.ts';
import { optionValues } from './kinds.ts';

/** What calls about figures have in common: their parameters and their answers. */

export const tags = ['Statistics'];
export const query = (name: string, description: string, schema: JsonSchema, example?: unknown): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
});
export const several = (
  name: string,
  description: string,
  items: JsonSchema,
  example?: unknown,
  max = 500,
): Parameter => ({
  ...query(name, description, { type: 'array', items, minItems: 1, maxItems: max }, example),
  style: 'form',
  explode: false,
});

/** Seconds UTC, up to the end of the year 9999. */
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };
export const limit = (usual: number, max: number) =>
  query('limit', `Maximum number of items; ${usual} by default.`, { type: 'integer', minimum: 0, maximum: max }, usual);
export const offset = query(
  'offset',
  'Number of items to skip.',
  { type: 'integer', minimum: 0, maximum: 1_000_000 },
  0,
);

const enumerationOf = (field: Field | undefined): readonly (string | number)[] =>
  field?.kind === 'enumeration' ? optionValues(field.options) : [];

const filterSchema = (name: FilterName): JsonSchema => {
  const dimension = dimensions[name];
  switch (dimension.kind) {
    case 'record':
      return { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    case 'country':
      return { type: 'string', pattern: '^([A-Z]{2})?$' };
    case 'language':
      return { type: 'string', pattern: '^([a-z]{2})?$' };
    case 'option': {
      const values = enumerationOf(counted[dimension.entity].fields[dimension.field]);
      return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values };
    }
    case 'text':
      return { type: 'string', maxLength: 500 };
  }
};

/** Returns whether a text from a URL is a valid filter value of this dimension. */
export const isFilterText = (name: FilterName, text: string): boolean => {
  const { enum: values, type, pattern, maxLength } = filterSchema(name);
  if (Array.isArray(values)) return values.some((value) => String(value) === text);
  if (type === 'integer') return /^\d{1,15}$/.test(text);
  return typeof pattern === 'string' ? new RegExp(pattern).test(text) : text.length <= Number(maxLength);
};

export const none: Partial<Record<string, string>> = {
  record: ' `0` stands for records without a value.',
  country: ' An empty value stands for records without a value.',
  language: ' An empty value stands for records without a value.',
  text: ' An empty value stands for records without a value.',
};
export const filters = filterNames.map((name) => {
  const { kind, en } = dimensions[name];
  return {
    ...several(name, `${en}: what belongs to one of these.${none[kind] ?? ''}`, filterSchema(name)),
    ...(isStaffs(name) && { 'x-staff-only': true as const }),
  };
});

export const period = [
  query('createdAtFrom', 'From this moment on; the start of today by default.', moment, 1795392000),
  query('createdAtTo', 'Up to the end of this second; the end of today by default.', moment, 1795478399),
  query(
    'timezone',
    'The time zone of days, as an IANA name; the caller’s own by default.',
    { type: 'string', minLength: 1, maxLength: 100 },
    'Europe/Riga',
  ),
];
export const dataType = query(
  'dataType',
  '`actual`: each figure counts when it happened. `cohort`: when the click or lead behind it came in.',
  { type: 'string', enum: dataTypes, default: 'actual' },
  'actual',
);
const metricKey: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9]{1,40}$' };
export const metrics = several(
  'metrics',
  'Keys of metrics from `/stat/metrics`; the caller’s default metrics if absent.',
  metricKey,
  ['clicks', 'approvedConversions'],
  50,
);
export const previous = several(
  'with',
  '`previous`: adds the figures of the previous period with the same number of days.',
  { type: 'string', enum: ['previous'] },
  ['previous'],
  1,
);

export const decimal = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'decimal',
  description,
});
export const figures = (description: string): JsonSchema => ({
  type: 'object',
  description,
  additionalProperties: decimal('An exact decimal; null where it would be a division by zero.'),
});
export const values: JsonSchema = {
  type: 'object',
  description:
    'Values of the groupings by their names: ids, codes, texts, days as `2026-11-24`, weeks as their Monday, months as `2026-11`, hours from 0 to 23, days of the week as `monday`; null for none.',
  additionalProperties: { type: ['string', 'integer', 'null'] },
};
export const titles: JsonSchema = {
  type: 'object',
  description: 'Titles of IDs, codes and statuses, in the language of `Accept-Language`.',
  additionalProperties: { type: 'string' },
};
export const row = object(
  {
    values,
    titles,
    figures: figures('By metric key.'),
    previous: figures('Figures of the previous period; only with `with=previous`.'),
  },
  ['values', 'titles', 'figures'],
);
export const totals = object(
  {
    figures: figures('Totals of everything matching the filters, by metric key.'),
    previous: figures('Figures of the previous period; only with `with=previous`.'),
  },
  ['figures'],
);
const range = object({ from: moment, to: moment }, ['from', 'to']);
export const meta = {
  period: { ...range, description: 'The requested period, in seconds UTC, both ends included.' },
  previousPeriod: { ...range, description: 'The period it is compared with.' },
  timezone: { type: 'string', description: 'The time zone of days.' },
  currency: { type: 'string', description: 'ISO 4217 code of the currency of all money here.' },
} satisfies Record<string, JsonSchema>;
export const metaNames = ['period', 'previousPeriod', 'timezone', 'currency'];
export const metaExample = {
  period: { from: 1795392000, to: 1795478399 },
  previousPeriod: { from: 1795305600, to: 1795391999 },
  timezone: 'Europe/Riga',
  currency: 'USD',
};

const point = object(
  {
    at: { type: 'string', description: 'The local start of its interval: `2026-11-24` or `2026-11-24T15:00`.' },
    figures: figures('By metric key.'),
    previous: figures('Figures of the same interval in the previous period; only with `with=previous`.'),
  },
  ['at', 'figures'],
);
export const series = object(
  {
    value: { type: ['string', 'integer', 'null'], description: 'The value of the dimension; null without `groupBy`.' },
    title: { type: ['string', 'null'], description: 'The title of the value.' },
    points: { type: 'array', items: point, description: 'One for each interval of the period, including empty ones.' },
  },
  ['value', 'title', 'points'],
);

const choicesOf = (field: Field | undefined): JsonSchema => ({ type: 'string', enum: enumerationOf(field) });
export const shownMetric = object(
  {
    key: {
      ...metricKey,
      description:
        'The metric’s name in calls: a word for built-in metrics, with `OfGoal` and the goal’s ID if it counts conversions of a single goal, and an ID for others.',
    },
    id: { type: 'integer', description: 'The metric’s record.' },
    title: { type: 'string', description: 'In the language of `Accept-Language`.' },
    description: {
      type: ['string', 'null'],
      description:
        'The description of the metric; for built-in metrics, what they count, in the language of `Accept-Language`.',
    },
    group: choicesOf(metric.fields['group']),
    metricType: choicesOf(metric.fields['metricType']),
    outputFormat: choicesOf(metric.fields['outputFormat']),
    editable: { type: 'boolean', description: 'Whether it is a custom metric; false for built-in ones.' },
    goal: {
      ...object(
        {
          id: { type: 'integer' },
          title: { type: 'string' },
          vertical: object({ id: { type: 'integer' }, title: { type: 'string' } }, ['id', 'title']),
        },
        ['id', 'title', 'vertical'],
      ),
      type: ['object', 'null'],
      description: 'The goal it is limited to; null if it counts all conversions.',
    },
    usual: { type: 'boolean', description: 'Whether it is returned when a call names no metrics.' },
    addsUp: {
      type: 'boolean',
      description:
        'Whether its figures add up to its total: true for counts and amounts, false for rates and averages.',
    },
  },
  ['key', 'id', 'title', 'description', 'group', 'metricType', 'outputFormat', 'editable', 'goal', 'usual', 'addsUp'],
);

export const limits =
  ' Affiliates get figures of their own traffic, without anything hidden from them; managers and advertiser managers those of the affiliates and advertisers they can see.';
export const refused = failures(400, 401, 403, 429, 503);
