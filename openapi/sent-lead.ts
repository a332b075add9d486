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
export const said: Record<string, JsonSchema> = {
  clickId: text(100, 'Of the click the lead came after.'),
  firstName: text(200),
  lastName: text(200),
  phone: text(200, 'With the country’s code, or as it is dialled in `country`.'),
  email: text(254),
  country: {
    type: 'string',
    pattern: '^[A-Z]{2}$',
    description: 'Alpha-2 code of ISO 3166-1; that of `ip` or `phone` where absent.',
  },
  language: { type: 'string', pattern: '^[a-z]{2}$', description: 'Code of ISO 639-1.' },
  ip: { ...text(45), format: 'ip', description: 'Address of the person, not of the server that makes the call.' },
  userAgent: text(
    2000,
    'Browser of the person, as its header `User-Agent` says; that of the click where absent. What is beyond 500 characters is cut.',
  ),
  sourceUrl: text(2000, 'The page on which the person filled in the form.'),
  ...Object.fromEntries(subNames.map((name) => [name, text(longestSub)])),
  params: {
    type: 'object',
    additionalProperties: text(1000),
    maxProperties: 100,
    description: 'Further parameters, by the names that the offer’s vertical asks for.',
  },
  test: { type: 'boolean', description: 'It is checked, kept and sent to nobody.' },
};

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body within a day gets the first answer again instead of a second lead.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: 'b3f1c2d4-lead-90412',
};
