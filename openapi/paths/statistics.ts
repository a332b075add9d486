import { comparisons, dimensionNames, filterNames, maxGroupings } from '../../domain/statistics/dimensions.ts';
import { answer, type ContractPart, failures, object, type Parameter, ref } from '../contract-part.ts';
import { exportExample, exportFormats } from './exports.ts';
import {
  tags,
  query,
  several,
  limit,
  offset,
  filters,
  period,
  dataType,
  metrics,
  previous,
  row,
  totals,
  meta,
  metaNames,
  metaExample,
  series,
  shownMetric,
  limits,
  refused,
} from '../figures.ts';

const statistics = 'front.menu.statistics.read';
const dashboard = 'front.dashboard.read';
const insights = 'report.read';

/** The parameters for rows of figures, in a call and in a file. */
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

export default {
  tags: [
    {
      name: 'Statistics',
      description:
        'Figures of clicks, leads, conversions and what customers deposited. `testLeads` alone counts test leads. `conversions` counts those of every status; `revenue`, `payout` and `profit`, and so every formula over them, add up approved conversions only, in the base currency. Figures come from a store of their own, about a second behind: while it is made anew, can’t be reached, is not set up or switched off, calls fail with 503 and the code `statisticsRebuilding`, `statisticsUnreachable`, `statisticsAway` or `statisticsOff`.',
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
            'Of a chart; where absent, one that gives a readable number of points, or the next longer one that has room for all. There are at most 1,000 points, and 50,000 figures in all series together, those of the period before included.',
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
          'The active ones whose figures all come from what the caller may see, in the order of their groups: to affiliates nothing of revenue and profit. After them, each measure of conversions for each goal alone: `approvedConversionsOfGoal12`.',
        tags,
        'x-permission': [statistics, dashboard, insights],
        responses: {
          200: answer('The metrics.', object({ items: { type: 'array', items: shownMetric } }, ['items']), {
            items: [
              {
                ...{ key: 'clicks', id: 1, title: 'Clicks', description: null, group: 'traffic' },
                ...{
                  metricType: 'amount',
                  outputFormat: 'whole',
                  editable: false,
                  goal: null,
                  usual: true,
                  addsUp: true,
                },
              },
            ],
          }),
          ...refused,
        },
      },
    },
  },
} satisfies ContractPart;
