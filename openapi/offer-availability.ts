import type { JsonSchema } from '../domain/rules.ts';
import { object } from './contract-part.ts';

const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

/** The countries for which something counts. */
export const countedCountries = {
  countries: list({ type: 'string' }, 'ISO 3166-1 alpha-2 codes; empty for all countries.'),
  countriesMode: {
    type: 'string',
    enum: ['only', 'except'],
    description: 'Whether these values are included or excluded.',
  },
};

/** Where and when an offer takes an affiliate's traffic, and how much more of it. */
export const availability: Record<'countries' | 'room' | 'isUnlimited' | 'schedule', JsonSchema> = {
  countries: list(
    { type: 'string' },
    'Where it takes the affiliate’s traffic: ISO 3166-1 alpha-2 codes; empty for all countries.',
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
        limit: { type: 'string', format: 'decimal', description: 'The limit per period.' },
        left: { type: 'string', format: 'decimal', description: 'The remaining room in this period.' },
        currency: {
          type: ['string', 'null'],
          description: 'ISO 4217 code; null unless the limit is an amount of money.',
        },
        resetsAt: {
          type: ['integer', 'null'],
          format: 'unix-time',
          description: 'When this period ends, in seconds UTC; null if it never does.',
        },
        ...countedCountries,
      },
      ['type', 'period', 'limit', 'left', 'currency', 'resetsAt', 'countries', 'countriesMode'],
    ),
    'The remaining room within the limits shown to affiliates.',
  ),
  isUnlimited: { type: 'boolean', description: 'Whether there is no limit at all, shown or not.' },
  schedule: {
    type: ['object', 'null'],
    additionalProperties: true,
    description:
      'Weekly opening hours in a time zone; null for always, without ranges for never. If the affiliate’s and their team’s hours are in different time zones, they are converted with the current offsets.',
  },
};
