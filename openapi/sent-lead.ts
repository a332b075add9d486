import type { JsonSchema } from '../domain/rules.ts';
import type { Parameter } from './contract-part.ts';
import { longestSub, subNames } from './traffic.ts';

/** What the calls that bring in a single lead have in common. */

const text = (maxLength: number, description?: string): JsonSchema => ({
  type: 'string',
  maxLength,
  ...(description !== undefined && { description }),
});

/** What is said of a lead, beside whose it is. */
export const sentLeadProperties: Record<string, JsonSchema> = {
  clickId: text(100, 'Of the click before the lead.'),
  firstName: text(200),
  lastName: text(200),
  phone: text(200, 'With country code, or in the national format of `country`.'),
  email: text(254),
  country: {
    type: 'string',
    pattern: '^[A-Z]{2}$',
    description: 'ISO 3166-1 alpha-2 code; derived from `ip` or `phone` if absent.',
  },
  language: { type: 'string', pattern: '^[a-z]{2}$', description: 'ISO 639-1 code.' },
  ip: { ...text(45), format: 'ip', description: 'IP address of the person, not of the calling server.' },
  userAgent: text(
    2000,
    'The person’s browser, from its `User-Agent` header; taken from the click if absent. Cut to 500 characters.',
  ),
  sourceUrl: text(2000, 'The page where the person filled in the form.'),
  ...Object.fromEntries(subNames.map((name) => [name, text(longestSub)])),
  params: {
    type: 'object',
    additionalProperties: text(1000),
    maxProperties: 100,
    description: 'Additional parameters, by the names defined in the offer’s vertical.',
  },
  test: { type: 'boolean', description: 'It is checked and stored, but not sent to any advertiser.' },
};

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating the call with the same key and body within a day returns the first response instead of creating a second lead.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: 'b3f1c2d4-lead-90412',
};
