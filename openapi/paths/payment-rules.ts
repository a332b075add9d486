import type { JsonSchema } from '../../domain/rules.ts';
import { ranks } from '../../domain/money/payment-rules.ts';
import { rulesPassed } from '../../domain/money/payment-words.ts';
import { paidFor } from '../payment.ts';
import { dataResponse, type ContractPart, failures, object, recordId } from '../contract-part.ts';

const passed = Object.keys(rulesPassed);

const verdict = object(
  {
    rule: { ...recordId, description: 'The payment rule.' },
    version: { type: 'integer', minimum: 1, description: 'Its version, which is stored with conversions paid by it.' },
    rank: { type: 'string', enum: [...ranks], description: 'How specific it is, most specific first.' },
    passed: {
      type: ['string', 'null'],
      enum: [...passed, null],
      description: 'Why it does not pay; null for the one that pays.',
    },
  },
  ['rule', 'version', 'rank', 'passed'],
);

const parameter = (name: string, description: string, schema: JsonSchema, example: unknown, required = false) =>
  ({ name, in: 'query', description, schema, example, ...(required && { required }) }) as const;

export default {
  paths: {
    '/user/payment_rules/applicable': {
      get: {
        operationId: 'listApplicablePaymentRules',
        summary: 'Get the payment rules that apply',
        description:
          'Which of an offer’s rules pay an affiliate for traffic from a country: for each goal, for postbacks without a goal and for accepted leads. Returns all rules in the order they are tried; at most one pays. Rules for an affiliate and a country come first, then those for an affiliate or a team, then for a country, then general ones; of equals, the newest.',
        tags: ['Payment rules'],
        'x-permission': ['payment_rule.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [
          parameter('offer', 'The offer.', recordId, 12, true),
          parameter('affiliate', 'Who sends the traffic.', recordId, 31, true),
          parameter(
            'country',
            'The country of the traffic: ISO 3166-1 alpha-2 code.',
            { type: 'string', pattern: '^[A-Z]{2}$' },
            'LV',
          ),
          parameter(
            'language',
            'The language of the traffic: ISO 639-1 code.',
            { type: 'string', pattern: '^[a-z]{2}$' },
            'lv',
          ),
          parameter('trafficSource', 'Its traffic source.', recordId, 4),
          parameter(
            'at',
            'The moment, in seconds UTC; now by default.',
            { type: 'integer', minimum: 0, maximum: 253_402_300_799 },
            1767225600,
          ),
        ],
        responses: {
          200: dataResponse(
            'The rules, by what they pay for.',
            object(
              {
                items: {
                  type: 'array',
                  items: object(
                    {
                      paidFor: {
                        type: 'string',
                        enum: Object.keys(paidFor),
                        description: 'What is paid for: a postback from the advertiser, or an accepted lead.',
                      },
                      goal: {
                        type: ['integer', 'null'],
                        description: 'The goal; null for postbacks without a goal and for accepted leads.',
                      },
                      rules: { type: 'array', items: verdict },
                    },
                    ['paidFor', 'goal', 'rules'],
                  ),
                },
              },
              ['items'],
            ),
            {
              items: [
                {
                  paidFor: 'report',
                  goal: 3,
                  rules: [
                    { rule: 8, version: 2, rank: 'country', passed: null },
                    { rule: 5, version: 1, rank: 'general', passed: 'outranked' },
                  ],
                },
              ],
            },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
