import { dimensionNames } from '../../domain/statistics/dimensions.ts';
import { insightKinds, insightPages, severities } from '../../domain/statistics/insights.ts';
import { type ContractPart, dataResponse, object } from '../contract-part.ts';
import { tags, period, decimal, figures, meta, metaNames, metaExample, limits, refused } from '../figures.ts';

const named = { type: ['string', 'null'], description: 'What people call it.' } as const;
const insight = object(
  {
    key: { type: 'string', description: 'Identifies the insight.' },
    kind: { type: 'string', enum: insightKinds },
    severity: { type: 'string', enum: severities },
    metric: { type: ['string', 'null'], description: 'Key of the metric that moved.' },
    subject: {
      ...object({ entity: { type: 'string' }, id: { type: 'integer' }, title: named }, ['entity', 'id', 'title']),
      type: ['object', 'null'],
      description: 'The record it is about; null if it is about the whole network.',
    },
    figures: figures(
      'By kind. For all that compare periods: `current`, `previous`, `change`. `movement`: also `undecided`, the number of conversions that can still be approved, if it is a large share and a metric of approved conversions fell. Rates: percentages, and `count`, the number of leads or of approved and rejected conversions. `capFilling`: `limit`, `counter`, `filled` (percent), `pace` (per hour). `guaranteeAtRisk`: `guarantee`, `counter`, `expected`. `integrationSlow` and `integrationPaused`: `attempts`, `accepted` (percent), `took` (median milliseconds). `postbacksFailing`: `failed`, `count`. `leadsStranded`, `leadsHeldBack`: `count`.',
    ),
    at: { type: ['integer', 'null'], description: 'When it is expected or began, in seconds UTC.' },
    contributions: {
      type: 'array',
      description: 'What caused the movement, by dimension, the two largest first: how much the metric changed there.',
      items: object(
        {
          dimension: { type: 'string', enum: dimensionNames },
          value: { type: ['string', 'integer', 'null'] },
          title: named,
          current: decimal('Now.'),
          previous: decimal('In the previous period.'),
          change: decimal('The difference.'),
        },
        ['dimension', 'value', 'title', 'current', 'previous', 'change'],
      ),
    },
    series: {
      type: 'array',
      description: 'For a small chart; may be empty.',
      items: object(
        { at: { type: 'string' }, current: decimal('Now.'), previous: decimal('In the previous period.') },
        ['at', 'current', 'previous'],
      ),
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

export default {
  paths: {
    '/stat/insights': {
      get: {
        operationId: 'readInsights',
        summary: 'Get what changed and why',
        description: `What stands out in a period compared with the previous one, and what is about to happen, most severe first.${limits}`,
        tags,
        'x-permission': ['report.read'],
        parameters: period,
        responses: {
          200: dataResponse(
            'The insights, at most 50.',
            object({ items: { type: 'array', items: insight }, meta: object(meta, metaNames) }, ['items', 'meta']),
            {
              items: [
                {
                  key: 'movement:profit',
                  kind: 'movement',
                  severity: 'warning',
                  metric: 'profit',
                  subject: null,
                  figures: { current: '820', previous: '1310', change: '-490' },
                  at: null,
                  contributions: [
                    {
                      dimension: 'country',
                      value: 'LV',
                      title: 'Latvia',
                      current: '120',
                      previous: '580',
                      change: '-460',
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
