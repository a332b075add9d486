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
  ...{ name, in: 'query', description, schema },
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
  query('limit', `At most so many; ${usual} where absent.`, { type: 'integer', minimum: 0, maximum: max }, usual);
export const offset = query(
  'offset',
  'So many are left out first.',
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
  record: ' `0` stands for those that have none.',
  country: ' An empty value stands for those that have none.',
  language: ' An empty value stands for those that have none.',
  text: ' An empty value stands for those that have none.',
};
export const filters = filterNames.map((name) => {
  const { kind, en } = dimensions[name];
  return {
    ...several(name, `${en}: what belongs to one of these.${none[kind] ?? ''}`, filterSchema(name)),
    ...(isStaffs(name) && { 'x-staff-only': true as const }),
  };
});

export const period = [
  query('createdAtFrom', 'From this moment on; the start of today where absent.', moment, 1795392000),
  query('createdAtTo', 'Up to the end of this second; that of today where absent.', moment, 1795478399),
  query(
    'timezone',
    'By whose clocks days begin and end, an IANA name; the caller’s own where absent.',
    { type: 'string', minLength: 1, maxLength: 100 },
    'Europe/Riga',
  ),
];
export const dataType = query(
  'dataType',
  '`actual`: each figure counts at its own moment. `cohort`: at that of the click or lead it goes back to.',
  { type: 'string', enum: dataTypes, default: 'actual' },
  'actual',
);
const metricKey: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9]{1,40}$' };
export const metrics = several(
  'metrics',
  'Keys of metrics, as `/stat/metrics` tells them; the usual ones of the caller where absent.',
  metricKey,
  ['clicks', 'approvedConversions'],
  50,
);
export const previous = several(
  'with',
  '`previous`: beside each figure the one of the period before, of as many days.',
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
  description: 'What people call these values, in the language of `Accept-Language`, of ids, codes and statuses.',
  additionalProperties: { type: 'string' },
};
export const row = object(
  {
    values,
    titles,
    figures: figures('By the keys of the metrics.'),
    previous: figures('Those of the period before; only with `with=previous`.'),
  },
  ['values', 'titles', 'figures'],
);
export const totals = object(
  {
    figures: figures('Of everything that is filtered, by the keys of the metrics.'),
    previous: figures('Those of the period before; only with `with=previous`.'),
  },
  ['figures'],
);
const range = object({ from: moment, to: moment }, ['from', 'to']);
export const meta = {
  period: { ...range, description: 'What was asked for, in seconds UTC, both ends included.' },
  previousPeriod: { ...range, description: 'What it is compared with.' },
  timezone: { type: 'string', description: 'By whose clocks days begin.' },
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
    figures: figures('By the keys of the metrics.'),
    previous: figures('Those of the same interval in the period before; only with `with=previous`.'),
  },
  ['at', 'figures'],
);
export const series = object(
  {
    value: { type: ['string', 'integer', 'null'], description: 'The value that it is of; null without `groupBy`.' },
    title: { type: ['string', 'null'], description: 'What people call the value.' },
    points: { type: 'array', items: point, description: 'One for each interval of the period, empty ones too.' },
  },
  ['value', 'title', 'points'],
);

const choicesOf = (field: Field | undefined): JsonSchema => ({ type: 'string', enum: enumerationOf(field) });
export const shownMetric = object(
  {
    key: {
      ...metricKey,
      description:
        'By which calls name it: a word of those that come along, with `OfGoal` and the goal’s id where it counts the conversions of one goal alone, an id of others.',
    },
    id: { type: 'integer', description: 'The metric’s record.' },
    title: { type: 'string', description: 'In the language of `Accept-Language`.' },
    description: {
      type: ['string', 'null'],
      description: 'As people described it, or what one that comes along counts, in the language of `Accept-Language`.',
    },
    group: choicesOf(metric.fields['group']),
    metricType: choicesOf(metric.fields['metricType']),
    outputFormat: choicesOf(metric.fields['outputFormat']),
    editable: { type: 'boolean', description: 'Whether someone made it; false of those that come along.' },
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
      description: 'The goal whose conversions alone it counts; null of those that count all.',
    },
    usual: { type: 'boolean', description: 'Whether it is told where a call names no metrics.' },
    addsUp: {
      type: 'boolean',
      description: 'Whether its figures add up to its total, as counts and amounts do, and rates and averages don’t.',
    },
  },
  ['key', 'id', 'title', 'description', 'group', 'metricType', 'outputFormat', 'editable', 'goal', 'usual', 'addsUp'],
);

export const limits =
  ' Affiliates get figures of their own traffic, without what is hidden from them; managers those of the affiliates, advertiser managers of the advertisers that they see.';
export const refused = failures(400, 401, 403, 429, 503);
