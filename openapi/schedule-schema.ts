import type { JsonSchema } from '../domain/rules.ts';
import { weekdays } from '../domain/time/schedule.ts';

/** Opening hours of a week as sent in the API. */
export const scheduleSchema: JsonSchema = {
  type: 'object',
  properties: {
    timezone: { type: 'string' },
    ranges: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          days: { type: 'array', items: { type: 'string', enum: [...weekdays] }, uniqueItems: true },
          from: { type: 'string' },
          to: { type: 'string' },
        },
        required: ['days', 'from', 'to'],
        additionalProperties: false,
      },
    },
  },
  required: ['timezone', 'ranges'],
  additionalProperties: false,
};
