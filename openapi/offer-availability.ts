import type { JsonSchema } from '../domain/rules.ts';
import { object } from './contract-part.ts';

const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

/** The countries for which something counts. */
export const countedCountries = {
  countries: list({ type: 'string' }, 'Alpha-2 codes of ISO 3166-1; all countries where empty.'),
  countriesMode: { type: 'string', enum: ['only', 'except'], description: 'Whether these are meant, or all others.' },
};

/** Where and when an offer takes an affiliate's traffic, and how much more of it. */
export const availability: Record<'countries' | 'room' | 'isUnlimited' | 'schedule', JsonSchema> = {
  countries: list(
    { type: 'string' },
    'Where it takes their traffic: alpha-2 codes of ISO 3166-1; everywhere where empty.',
  ),
  room: list(
    object(
      {
        type: {
          type: 'string',
          enum: ['clicks', 'leads', 'conversions', 'revenue', 'payout'],
          description: 'What is counted.',
        },
        period: { type: 'string', enum: ['hour', 'day', 'week', 'month', 'total'] },
        limit: { type: 'string', format: 'decimal', description: 'How much may come in a period.' },
        left: { type: 'string', format: 'decimal', description: 'How much may still come in this period.' },
        currency: { type: ['string', 'null'], description: 'ISO 4217 code; null for what is no money.' },
        resetsAt: {
          type: ['integer', 'null'],
          format: 'unix-time',
          description: 'When this period ends, in seconds UTC; null where it never does.',
        },
        ...countedCountries,
      },
      ['type', 'period', 'limit', 'left', 'currency', 'resetsAt', 'countries', 'countriesMode'],
    ),
    'What its limits leave, as far as affiliates are told of them.',
  ),
  isUnlimited: { type: 'boolean', description: 'Whether there is no limit at all, told or not.' },
  schedule: {
    type: ['object', 'null'],
    additionalProperties: true,
    description:
      'Weekly opening hours in a time zone; null for always, without ranges for never. Where the affiliate’s own and those of their team are in different zones, as their clocks are now.',
  },
};
