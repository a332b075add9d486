import type { JsonSchema } from '../../domain/rules.ts';
import { ranks } from '../../domain/payment-rules.ts';
import { rulesPassed } from '../../domain/payment-words.ts';
import { paidFor } from '../payment.ts';
import { answer, type ContractPart, failures, object, recordId } from '../contract-part.ts';

const passed = Object.keys(rulesPassed);

const verdict = object(
  {
    rule: { ...recordId, description: 'The payment rule.' },
    version: { type: 'integer', minimum: 1, description: 'Its version, which conversions paid by it keep.' },
    rank: { type: 'string', enum: [...ranks], description: 'How special it is, the most special first.' },
    passed: {
      type: ['string', 'null'],
      enum: [...passed, null],
      description: 'Why it does not pay; null for the one that does.',
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
        summary: 'Tell which payment rules apply',
        description:
          'By which of an offer’s rules an affiliate is paid for traffic of a country, for each goal, for reports without one and for accepted leads: all rules in the order in which they are tried, at most one of which pays. Affiliate and country come first, then affiliate or team, then country, then general ones; of equals the newest.',
        tags: ['Payment rules'],
        'x-permission': ['payment_rule.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [
          parameter('offer', 'The offer.', recordId, 12, true),
          parameter('affiliate', 'Who sends the traffic.', recordId, 31, true),
          parameter(
            'country',
            'Where it comes from: alpha-2 code of ISO 3166-1.',
            { type: 'string', pattern: '^[A-Z]{2}$' },
            'LV',
          ),
          parameter('language', 'Its language: code of ISO 639-1.', { type: 'string', pattern: '^[a-z]{2}$' }, 'lv'),
          parameter('trafficSource', 'Its traffic source.', recordId, 4),
          parameter(
            'at',
            'When, in seconds UTC; now where absent.',
            { type: 'integer', minimum: 0, maximum: 253_402_300_799 },
            1767225600,
          ),
        ],
        responses: {
          200: answer(
            'The rules by what they pay for.',
            object(
              {
                items: {
                  type: 'array',
                  items: object(
                    {
                      paidFor: {
                        type: 'string',
                        enum: Object.keys(paidFor),
                        description: 'What is paid for: what the advertiser reports, or that a lead is accepted.',
                      },
                      goal: {
                        type: ['integer', 'null'],
                        description: 'The goal; null for reports without one, and for accepted leads.',
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
