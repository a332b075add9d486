import type { JsonSchema } from '../../domain/rules.ts';
import {
  comparisons,
  dataTypes,
  dimensionNames,
  type FilterName,
  dimensions,
  filterNames,
  maxGroupings,
} from '../../domain/statistics/dimensions.ts';
import { insightKinds, insightPages, severities } from '../../domain/statistics/insights.ts';
import { counted, isStaffs } from '../statistics.ts';
import { answer, type ContractPart, failures, object, type Parameter, ref } from '../contract-part.ts';
import { metric } from '../entities/metric.ts';
import type { Field } from '../fields.ts';
import { optionValues } from '../kinds.ts';
import { exportExample, exportFormats } from './exports.ts';

const tags = ['Statistics'];
const statistics = 'front.menu.statistics.read';
const dashboard = 'front.dashboard.read';
const insights = 'report.read';

const query = (name: string, description: string, schema: JsonSchema, example?: unknown): Parameter => ({
  ...{ name, in: 'query', description, schema },
  ...(example !== undefined && { example }),
});
const several = (name: string, description: string, items: JsonSchema, example?: unknown, max = 500): Parameter => ({
  ...query(name, description, { type: 'array', items, minItems: 1, maxItems: max }, example),
  style: 'form',
  explode: false,
});

/** Seconds UTC, up to the end of the year 9999. */
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };
const limit = (usual: number, max: number) =>
  query('limit', `At most so many; ${usual} where absent.`, { type: 'integer', minimum: 0, maximum: max }, usual);
const offset = query('offset', 'So many are left out first.', { type: 'integer', minimum: 0, maximum: 1_000_000 }, 0);

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

const none: Partial<Record<string, string>> = {
  record: ' `0` stands for those that have none.',
  country: ' An empty value stands for those that have none.',
  language: ' An empty value stands for those that have none.',
  text: ' An empty value stands for those that have none.',
};
const filters = filterNames.map((name) => {
  const { kind, en } = dimensions[name];
  return {
    ...several(name, `${en}: what belongs to one of these.${none[kind] ?? ''}`, filterSchema(name)),
    ...(isStaffs(name) && { 'x-staff-only': true as const }),
  };
});

const period = [
  query('createdAtFrom', 'From this moment on; the start of today where absent.', moment, 1795392000),
  query('createdAtTo', 'Up to the end of this second; that of today where absent.', moment, 1795478399),
  query(
    'timezone',
    'By whose clocks days begin and end, an IANA name; the caller’s own where absent.',
    { type: 'string', minLength: 1, maxLength: 100 },
    'Europe/Riga',
  ),
];
const dataType = query(
  'dataType',
  '`actual`: each figure counts at its own moment. `cohort`: at that of the click or lead it goes back to.',
  { type: 'string', enum: dataTypes, default: 'actual' },
  'actual',
);
const metricKey: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9]{1,40}$' };
const metrics = several(
  'metrics',
  'Keys of metrics, as `/stat/metrics` tells them; the usual ones of the caller where absent.',
  metricKey,
  ['clicks', 'approvedConversions'],
  50,
);
const previous = several(
  'with',
  '`previous`: beside each figure the one of the period before, of as many days.',
  { type: 'string', enum: ['previous'] },
  ['previous'],
  1,
);

const decimal = (description: string): JsonSchema => ({ type: ['string', 'null'], format: 'decimal', description });
const figures = (description: string): JsonSchema => ({
  type: 'object',
  description,
  additionalProperties: decimal('An exact decimal; null where it would be a division by zero.'),
});
const values: JsonSchema = {
  type: 'object',
  description:
    'Values of the groupings by their names: ids, codes, texts, days as `2026-11-24`, weeks as their Monday, months as `2026-11`, hours from 0 to 23, days of the week as `monday`; null for none.',
  additionalProperties: { type: ['string', 'integer', 'null'] },
};
const titles: JsonSchema = {
  type: 'object',
  description: 'What people call these values, in the language of `Accept-Language`, of ids, codes and statuses.',
  additionalProperties: { type: 'string' },
};
const row = object(
  {
    values,
    titles,
    figures: figures('By the keys of the metrics.'),
    previous: figures('Those of the period before; only with `with=previous`.'),
  },
  ['values', 'titles', 'figures'],
);
const totals = object(
  {
    figures: figures('Of everything that is filtered, by the keys of the metrics.'),
    previous: figures('Those of the period before; only with `with=previous`.'),
  },
  ['figures'],
);
const range = object({ from: moment, to: moment }, ['from', 'to']);
const meta = {
  period: { ...range, description: 'What was asked for, in seconds UTC, both ends included.' },
  previousPeriod: { ...range, description: 'What it is compared with.' },
  timezone: { type: 'string', description: 'By whose clocks days begin.' },
  currency: { type: 'string', description: 'ISO 4217 code of the currency of all money here.' },
} satisfies Record<string, JsonSchema>;
const metaNames = ['period', 'previousPeriod', 'timezone', 'currency'];
const metaExample = {
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
const series = object(
  {
    value: { type: ['string', 'integer', 'null'], description: 'The value that it is of; null without `groupBy`.' },
    title: { type: ['string', 'null'], description: 'What people call the value.' },
    points: { type: 'array', items: point, description: 'One for each interval of the period, empty ones too.' },
  },
  ['value', 'title', 'points'],
);

const choicesOf = (field: Field | undefined): JsonSchema => ({ type: 'string', enum: enumerationOf(field) });
const shownMetric = object(
  {
    key: { ...metricKey, description: 'By which calls name it: a word of those that come along, an id of others.' },
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
    usual: { type: 'boolean', description: 'Whether it is told where a call names no metrics.' },
  },
  ['key', 'id', 'title', 'description', 'group', 'metricType', 'outputFormat', 'editable', 'usual'],
);

const named = { type: ['string', 'null'], description: 'What people call it.' } as const;
const insight = object(
  {
    key: { type: 'string', description: 'Tells it from the others.' },
    kind: { type: 'string', enum: insightKinds },
    severity: { type: 'string', enum: severities },
    metric: { type: ['string', 'null'], description: 'Key of the metric that moved.' },
    subject: {
      ...object({ entity: { type: 'string' }, id: { type: 'integer' }, title: named }, ['entity', 'id', 'title']),
      type: ['object', 'null'],
      description: 'The record it is about; null where it is about everything.',
    },
    figures: figures(
      'By kind. All that compare periods: `current`, `previous`, `change`. Rates: of them percentages, and `count`, of how many. `capFilling`: `limit`, `counter`, `filled` (percent), `pace` (an hour). `guaranteeAtRisk`: `guarantee`, `counter`, `expected`. `integrationSlow` and `integrationPaused`: `attempts`, `accepted` (percent), `took` (median milliseconds). `postbacksFailing`: `failed`, `count`.',
    ),
    at: { type: ['integer', 'null'], description: 'When it is expected or began, in seconds UTC.' },
    contributions: {
      type: 'array',
      description: 'What made the movement, the largest first: by how much the metric changed there.',
      items: object(
        {
          dimension: { type: 'string', enum: dimensionNames },
          value: { type: ['string', 'integer', 'null'] },
          title: named,
          current: decimal('Now.'),
          previous: decimal('In the period before.'),
          change: decimal('The difference.'),
        },
        ['dimension', 'value', 'title', 'current', 'previous', 'change'],
      ),
    },
    series: {
      type: 'array',
      description: 'For a small chart; may be empty.',
      items: object({ at: { type: 'string' }, current: decimal('Now.'), previous: decimal('In the period before.') }, [
        'at',
        'current',
        'previous',
      ]),
    },
    link: object(
      {
        page: { type: 'string', enum: insightPages },
        query: {
          type: 'object',
          description: 'Parameters of the page’s address.',
          additionalProperties: { type: 'string' },
        },
      },
      ['page', 'query'],
    ),
  },
  ['key', 'kind', 'severity', 'metric', 'subject', 'figures', 'at', 'contributions', 'series', 'link'],
);

/** What rows of figures are asked for, in a call and in a file. */
const rowsOf: readonly Parameter[] = [
  ...period,
  dataType,
  several(
    'groupBy',
    'By what rows are grouped, from the top of the tree down.',
    { type: 'string', enum: dimensionNames },
    ['day', 'offer'],
    maxGroupings,
  ),
  metrics,
  ...filters,
  several(
    'metric',
    'Rows with such figures alone: key, comparison, number.',
    { type: 'string', pattern: `^[A-Za-z0-9]{1,40}:(${comparisons.join('|')}):-?\\d{1,15}(\\.\\d{1,8})?$` },
    ['approvedConversions:gt:10'],
    20,
  ),
  query(
    'orderBy',
    'A grouping or the key of a metric, and a direction. Where absent, the latest time first, or the largest of the first metric.',
    { type: 'string', pattern: '^[A-Za-z0-9]{1,40}:(asc|desc)$' },
    'day:desc',
  ),
  previous,
];

const limits =
  ' Affiliates get figures of their own traffic, without what is hidden from them; managers those of the affiliates, advertiser managers of the advertisers that they see.';
const refused = failures(400, 401, 403, 429, 503);

export default {
  tags: [
    {
      name: 'Statistics',
      description:
        'Figures of clicks, leads and conversions. `conversions` counts those of every status; `revenue`, `payout` and `profit`, and so every formula over them, add up approved conversions only, in the base currency. Figures come from a store of their own, about a second behind: while it is made anew or away, calls fail with 503 and the code `statisticsRebuilding` or `statisticsAway`.',
    },
  ],
  paths: {
    '/stat/statistics': {
      get: {
        operationId: 'readStatistics',
        summary: 'Read statistics',
        description: `The figures of a period by up to five groupings. One level of their tree at a time: rows of the first grouping, or, of the next one, those below the row that \`parents\` names.${limits}`,
        tags,
        'x-permission': [statistics],
        parameters: [
          ...rowsOf,
          query(
            'parents',
            'The row whose children are asked for: the values of the groupings down to it, as a JSON array. Its length is the level that is answered.',
            { type: 'string', maxLength: 3000 },
            '["2026-11-24"]',
          ),
          query('flat', 'All groupings at once: a row for each combination.', { type: 'boolean', default: false }),
          limit(50, 1000),
          offset,
        ],
        responses: {
          200: answer(
            'The rows, and the totals of everything that is filtered.',
            object(
              {
                items: { type: 'array', items: row },
                totals,
                meta: object({ totalCount: { type: 'integer', minimum: 0 }, ...meta }, ['totalCount', ...metaNames]),
              },
              ['items', 'totals', 'meta'],
            ),
            {
              items: [
                {
                  values: { day: '2026-11-24', offer: 12 },
                  titles: { offer: 'Casino Royale' },
                  figures: { clicks: '1204', approvedConversions: '17' },
                },
              ],
              totals: { figures: { clicks: '1204', approvedConversions: '17' } },
              meta: { totalCount: 1, ...metaExample },
            },
          ),
          ...refused,
        },
      },
    },
    '/stat/statistics/export': {
      post: {
        operationId: 'exportStatistics',
        summary: 'Export statistics',
        description: `Starts a file of figures: a row for each combination of the groupings, however many there are, in the order asked for, and a last one with the totals of these rows. It takes the parameters of the statistics and no body; \`GET /user/exports/{id}\` tells how far it is.${limits}`,
        tags,
        'x-permission': [statistics],
        parameters: [
          ...rowsOf,
          query('format', 'Of which kind the file is to be.', {
            type: 'string',
            enum: [...exportFormats],
            default: 'csv',
          }),
        ],
        responses: {
          201: answer('The export, which begins by itself.', ref('Export'), {
            ...exportExample,
            ...{ kind: 'export_statistics', collection: 'stat/statistics', query: 'groupBy=day,offer' },
            fileName: 'statistics-2026-01-01.csv',
          }),
          ...refused,
          ...failures(404, 409, 413, 415),
        },
      },
    },
    '/stat/info/{filterSlug}': {
      get: {
        operationId: 'readFilterValues',
        summary: 'List values to filter statistics by',
        description:
          'The values of a dimension that occur in the period within what the other filters leave, the most frequent first. A filter by the dimension itself is left aside, so that others can be added to it.',
        tags,
        'x-permission': [statistics, dashboard, insights],
        parameters: [
          {
            name: 'filterSlug',
            in: 'path',
            required: true,
            description: 'The dimension.',
            schema: { type: 'string', enum: filterNames },
            example: 'country',
          },
          ...period,
          dataType,
          ...filters,
          query('search', 'Values whose title has this in it.', { type: 'string', maxLength: 200 }, 'royal'),
          limit(50, 500),
          offset,
        ],
        responses: {
          200: answer(
            'The values with their titles.',
            object(
              {
                items: {
                  type: 'array',
                  items: object(
                    {
                      value: { type: ['string', 'integer', 'null'], description: 'Null for those that have none.' },
                      title: { type: ['string', 'null'], description: 'What people call it.' },
                    },
                    ['value', 'title'],
                  ),
                },
                meta: object({ totalCount: { type: 'integer', minimum: 0 } }, ['totalCount']),
              },
              ['items', 'meta'],
            ),
            { items: [{ value: 'LV', title: 'Latvia' }], meta: { totalCount: 1 } },
          ),
          ...refused,
        },
      },
    },
    '/stat/dashboard': {
      get: {
        operationId: 'readDashboardFigures',
        summary: 'Read what a widget shows',
        description: `Figures of a period: totals alone, as lines over time, or the leading values of a dimension.${limits}`,
        tags,
        'x-permission': [dashboard, statistics],
        parameters: [
          query(
            'widgetType',
            '`number`: totals alone. `chart`: also series over time. `top`: also the leading values of `groupBy`.',
            { type: 'string', enum: ['number', 'chart', 'top'], default: 'number' },
            'chart',
          ),
          ...period,
          dataType,
          query(
            'interval',
            'Of a chart; where absent, one that gives a readable number of points.',
            { type: 'string', enum: ['hour', 'day', 'week', 'month'] },
            'day',
          ),
          query(
            'groupBy',
            'By what a chart has several series, or what is ranked.',
            { type: 'string', enum: filterNames },
            'offer',
          ),
          metrics,
          ...filters,
          query(
            'orderBy',
            'The metric by which values lead; the largest of the first one where absent.',
            { type: 'string', pattern: '^[A-Za-z0-9]{1,40}:(asc|desc)$' },
            'clicks:desc',
          ),
          limit(5, 50),
          previous,
        ],
        responses: {
          200: answer(
            'The figures.',
            object(
              {
                totals,
                series: { type: 'array', items: series, description: 'Of `chart`; empty otherwise.' },
                items: { type: 'array', items: row, description: 'Of `top`; empty otherwise.' },
                meta: object(meta, metaNames),
              },
              ['totals', 'series', 'items', 'meta'],
            ),
            {
              totals: { figures: { clicks: '1204' } },
              series: [{ value: null, title: null, points: [{ at: '2026-11-24', figures: { clicks: '1204' } }] }],
              items: [],
              meta: metaExample,
            },
          ),
          ...refused,
        },
      },
    },
    '/stat/metrics': {
      get: {
        operationId: 'listStatisticsMetrics',
        summary: 'List the metrics that the caller may use',
        description:
          'The active ones whose figures all come from what the caller may see, in the order of their groups: to affiliates nothing of revenue and profit.',
        tags,
        'x-permission': [statistics, dashboard, insights],
        responses: {
          200: answer('The metrics.', object({ items: { type: 'array', items: shownMetric } }, ['items']), {
            items: [
              {
                ...{ key: 'clicks', id: 1, title: 'Clicks', description: null, group: 'traffic' },
                ...{ metricType: 'amount', outputFormat: 'whole', editable: false, usual: true },
              },
            ],
          }),
          ...refused,
        },
      },
    },
    '/stat/insights': {
      get: {
        operationId: 'readInsights',
        summary: 'Read what changed and why',
        description: `What stands out in a period against the one before it, and what is about to happen, the most severe first.${limits}`,
        tags,
        'x-permission': [insights],
        parameters: period,
        responses: {
          200: answer(
            'The insights, at most 50.',
            object({ items: { type: 'array', items: insight }, meta: object(meta, metaNames) }, ['items', 'meta']),
            {
              items: [
                {
                  ...{ key: 'movement:profit', kind: 'movement', severity: 'warning', metric: 'profit', subject: null },
                  figures: { current: '820', previous: '1310', change: '-490' },
                  at: null,
                  contributions: [
                    {
                      ...{ dimension: 'country', value: 'LV', title: 'Latvia' },
                      ...{ current: '120', previous: '580', change: '-460' },
                    },
                  ],
                  series: [{ at: '2026-11-24', current: '820', previous: '1310' }],
                  link: { page: 'statistics', query: { groupBy: 'country', country: 'LV' } },
                },
              ],
              meta: metaExample,
            },
          ),
          ...refused,
        },
      },
    },
  },
} satisfies ContractPart;
