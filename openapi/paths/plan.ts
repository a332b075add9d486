import type { JsonSchema } from '../../domain/rules.ts';
import { answer, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { scheduleSchema } from '../schedule-schema.ts';

const nullable = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });
const country: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}$' };
const countryOrOthers: JsonSchema = { type: ['string', 'null'], pattern: '^[A-Z]{2}$' };

const share = object(
  {
    countries: list(countryOrOthers, 'Codes of ISO 3166-1, alpha-2; null for all that the plan does not name.'),
    percent: { type: 'string', format: 'decimal', description: 'To one decimal; 0 for less than half of one.' },
  },
  ['countries', 'percent'],
);

const taker = object(
  {
    targeting: nullable('The targeting; null where the offer has none for such traffic, so that all are alike.'),
    advertiser: nullable('The advertiser.'),
    landing: nullable('The landing page; null for leads.'),
    isLow: { type: 'boolean', description: 'Gets what no other takes.' },
    isForSome: {
      type: 'boolean',
      description: 'Only some affiliates or teams send to it: its shares are those of their traffic.',
    },
    fault: {
      type: ['string', 'null'],
      description: 'Why nothing comes to it, whatever is sent, in the language of `Accept-Language`.',
    },
    shares: list(share, 'What comes to it first where hours, languages and traffic sources fit.'),
  },
  ['targeting', 'advertiser', 'landing', 'isLow', 'isForSome', 'fault', 'shares'],
);

const gap = object(
  {
    countries: list(country, 'Codes of ISO 3166-1, alpha-2.'),
    schedule: {
      ...scheduleSchema,
      type: ['object', 'null'],
      description: 'When, by the caller’s clocks; null for always.',
    },
  },
  ['countries', 'schedule'],
);

const plan = (description: string): JsonSchema => ({
  ...object(
    {
      countries: list(
        countryOrOthers,
        'Those of the offer’s geos; where it has none, those that sieves name, and null for all others.',
      ),
      takers: list(taker, 'In the order in which they are tried.'),
      gaps: list(gap, 'When nobody takes what anyone may send.'),
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
        summary: 'Tell who gets an offer’s traffic',
        description:
          'As it is set up now: targetings with the sieves of the advertisers’ assignments and of landing pages, or, where there are no targetings, all landing pages and assigned advertisers alike, each with its share by country. Full caps and guarantees are left aside, as they change from one moment to the next; `/stat/simulate` decides about one click or lead with them.',
        tags: ['Traffic'],
        'x-permission': ['targeting.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 12 }],
        responses: {
          200: answer(
            'The plan.',
            object({ click: plan('Who gets clicks.'), lead: plan('Who gets leads.') }, ['click', 'lead']),
            {
              click: { countries: ['LV'], takers: [], gaps: [] },
              lead: {
                countries: ['EE', 'LV'],
                takers: [
                  {
                    ...{ targeting: 8, advertiser: 7, landing: null, isLow: false, isForSome: false, fault: null },
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
