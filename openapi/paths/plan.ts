import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { scheduleSchema } from '../schedule-schema.ts';

const nullable = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });
const country: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}$' };
const countryOrOthers: JsonSchema = { type: ['string', 'null'], pattern: '^[A-Z]{2}$' };

const share = object(
  {
    countries: list(countryOrOthers, 'ISO 3166-1 alpha-2 codes; null for all countries not named in the plan.'),
    percent: { type: 'string', format: 'decimal', description: 'To one decimal; 0 for very small shares.' },
  },
  ['countries', 'percent'],
);

const taker = object(
  {
    targeting: nullable('The targeting; null if the offer has none for such traffic, so that all share it.'),
    advertiser: nullable('The advertiser.'),
    landing: nullable('The landing page; null for leads.'),
    isLow: { type: 'boolean', description: 'Gets the traffic no other targeting takes.' },
    isForSome: {
      type: 'boolean',
      description: 'Only some affiliates or teams send to it: the shares refer to their traffic.',
    },
    fault: {
      type: ['string', 'null'],
      description: 'Why it gets no traffic at all, in the language of `Accept-Language`.',
    },
    shares: list(share, 'Its first choice of traffic, if hours, languages and traffic sources match.'),
  },
  ['targeting', 'advertiser', 'landing', 'isLow', 'isForSome', 'fault', 'shares'],
);

const gap = object(
  {
    countries: list(country, 'ISO 3166-1 alpha-2 codes.'),
    schedule: {
      ...scheduleSchema,
      type: ['object', 'null'],
      description: 'When, in the caller’s time zone; null for always.',
    },
  },
  ['countries', 'schedule'],
);

const plan = (description: string): JsonSchema => ({
  ...object(
    {
      countries: list(
        countryOrOthers,
        'The countries of the offer’s geos; without geos, those named in targeting conditions, and null for all others.',
      ),
      takers: list(taker, 'In the order they are tried.'),
      gaps: list(gap, 'When no one takes any traffic.'),
    },
    ['countries', 'takers', 'gaps'],
  ),
  description,
});

export default {
  paths: {
    '/user/offers/{id}/plan': {
      get: {
        operationId: 'readOfferPlan',
        summary: 'Get who receives an offer’s traffic',
        description:
          'With the current settings: targetings with the targeting conditions of advertiser assignments and landing pages or, without targetings, all landing pages and assigned advertisers, each with its share by country. Full caps and guarantees are ignored, as they change constantly; `/stat/simulate` includes them for a single click or lead.',
        tags: ['Traffic'],
        'x-permission': ['targeting.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 12 }],
        responses: {
          200: dataResponse(
            'The plan.',
            object({ click: plan('Who gets clicks.'), lead: plan('Who gets leads.') }, ['click', 'lead']),
            {
              click: { countries: ['LV'], takers: [], gaps: [] },
              lead: {
                countries: ['EE', 'LV'],
                takers: [
                  {
                    targeting: 8,
                    advertiser: 7,
                    landing: null,
                    isLow: false,
                    isForSome: false,
                    fault: null,
                    shares: [{ countries: ['LV'], percent: '25' }],
                  },
                ],
                gaps: [{ countries: ['EE'], schedule: null }],
              },
            },
          ),
          ...failures(401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
