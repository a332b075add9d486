import { comparisons, dimensionNames, filterNames, maxGroupings } from '../../domain/statistics/dimensions.ts';
import { dataResponse, type ContractPart, failures, object, type Parameter, ref } from '../contract-part.ts';
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
    'The groupings, from the top of the tree down.',
    { type: 'string', enum: dimensionNames },
    ['day', 'offer'],
    maxGroupings,
  ),
  metrics,
  ...filters,
  several(
    'metric',
    'Only rows with matching figures: key, comparison, number.',
    { type: 'string', pattern: `^[A-Za-z0-9]{1,40}:(${comparisons.join('|')}):-?\\d{1,15}(\\.\\d{1,8})?$` },
    ['approvedConversions:gt:10'],
    20,
  ),
  query(
    'orderBy',
    'A grouping or metric key, and a direction. By default, latest time first, or largest value of the first metric.',
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
        'Figures for clicks, leads, conversions and customers’ deposits. Only `testLeads` counts test leads. `conversions` counts conversions of every status; `revenue`, `payout` and `profit`, and formulas over them, include only approved conversions, in the base currency. Figures come from a separate store, about a second behind: while it is being rebuilt, can’t be reached, is not set up or is switched off, calls fail with 503 and the code `statisticsRebuilding`, `statisticsUnreachable`, `statisticsAway` or `statisticsOff`.',
    },
  ],
  paths: {
    '/stat/statistics': {
      get: {
        operationId: 'readStatistics',
        summary: 'Get statistics',
        description: `The figures of a period by up to five groupings, one level of the tree at a time: the rows of the first grouping or, with \`parents\`, the rows below the given row.${limits}`,
        tags,
        'x-permission': [statistics],
        parameters: [
          ...rowsOf,
          query(
            'parents',
            'The row whose children to return: the values of the groupings down to it, as a JSON array. Its length is the level returned.',
            { type: 'string', maxLength: 3000 },
            '["2026-11-24"]',
          ),
          query('flat', 'All groupings in one table: a row for each combination.', { type: 'boolean', default: false }),
          limit(50, 1000),
          offset,
        ],
        responses: {
          200: dataResponse(
            'The rows, and the totals of everything matching the filters.',
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
        description: `Starts an export of figures: a row for each combination of the groupings, without a limit, in the requested order, and a last row with their totals. Takes the parameters of the statistics and no body; \`GET /user/exports/{id}\` returns the progress.${limits}`,
        tags,
        'x-permission': [statistics],
        parameters: [
          ...rowsOf,
          query('format', 'The file format.', {
            type: 'string',
            enum: [...exportFormats],
            default: 'csv',
          }),
        ],
        responses: {
          201: dataResponse('The export, which starts automatically.', ref('Export'), {
            ...exportExample,
            kind: 'export_statistics',
            collection: 'stat/statistics',
            query: 'groupBy=day,offer',
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
          'The values of a dimension that occur in the period with the other filters applied, most frequent first. A filter by the dimension itself is ignored, so that more values can be added to it.',
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
          query('search', 'Values whose title contains this.', { type: 'string', maxLength: 200 }, 'royal'),
          limit(50, 500),
          offset,
        ],
        responses: {
          200: dataResponse(
            'The values with their titles.',
            object(
              {
                items: {
                  type: 'array',
                  items: object(
                    {
                      value: { type: ['string', 'integer', 'null'], description: 'Null for records without a value.' },
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
        summary: 'Get the data of a widget',
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
            'For charts; by default, an interval with a readable number of points, or the next longer one within the limits: 1,000 points, and 50,000 figures in all series together, including the previous period.',
            { type: 'string', enum: ['hour', 'day', 'week', 'month'] },
            'day',
          ),
          query(
            'groupBy',
            'The dimension of a chart’s series, or of the ranking.',
            { type: 'string', enum: filterNames },
            'offer',
          ),
          metrics,
          ...filters,
          query(
            'orderBy',
            'The metric to rank values by; the first metric, largest first, by default.',
            { type: 'string', pattern: '^[A-Za-z0-9]{1,40}:(asc|desc)$' },
            'clicks:desc',
          ),
          limit(5, 50),
          previous,
        ],
        responses: {
          200: dataResponse(
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
          'Active metrics based only on data the caller can see, ordered by group: affiliates get no revenue or profit. They are followed by each conversion metric for each single goal: `approvedConversionsOfGoal12`.',
        tags,
        'x-permission': [statistics, dashboard, insights],
        responses: {
          200: dataResponse('The metrics.', object({ items: { type: 'array', items: shownMetric } }, ['items']), {
            items: [
              {
                key: 'clicks',
                id: 1,
                title: 'Clicks',
                description: null,
                group: 'traffic',
                metricType: 'amount',
                outputFormat: 'whole',
                editable: false,
                goal: null,
                usual: true,
                addsUp: true,
              },
            ],
          }),
          ...refused,
        },
      },
    },
  },
} satisfies ContractPart;
