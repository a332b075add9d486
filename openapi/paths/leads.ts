import type { JsonSchema } from '../../domain/rules.ts';
import { waivers } from '../../domain/distribution/traffic.ts';
import { leadStatuses } from '../../domain/lead-statuses.ts';
import {
  answer,
  body,
  type ContractPart,
  failures,
  object,
  type Operation,
  type Parameter,
  type PathItem,
  recordId,
  ref,
} from '../contract-part.ts';
import { cardExample } from './traffic.ts';

/** What staff can do with leads: one by its id, or several. */

const text = (maxLength: number): JsonSchema => ({ type: ['string', 'null'], maxLength });
const code = (pattern: string): JsonSchema => ({ type: ['string', 'null'], pattern });

const note: JsonSchema = { ...text(500), description: 'Why; it stands in the history.' };

const how: Record<string, JsonSchema> = {
  skip: {
    type: 'array',
    items: { type: 'string', enum: [...waivers] },
    maxItems: waivers.length,
    description: 'Checks that let the lead through whatever they find. An advertiser is never sent a lead twice.',
  },
  advertiser: { ...recordId, description: 'The only advertiser that may get it. Any advertiser may where absent.' },
};

interface Act {
  summary: string;
  description?: string;
  permission: string;
  properties: Record<string, JsonSchema>;
  required?: readonly string[];
  example: Record<string, unknown>;
  /** The most leads of one call, if fewer than usual. */
  maxItems?: number;
}

/** A masked value from a response is never accepted as the real one. */
const plain = (maxLength: number) => ({ ...text(maxLength), pattern: '^[^•]*$' });

const acts: Record<string, Act> = {
  edit: {
    summary: 'Correct the data of leads',
    description:
      'Fields that are left out stay as they are, and so do parameters. Whether a lead is valid is decided again once it is sent again.',
    permission: 'lead.update',
    properties: {
      firstName: plain(200),
      lastName: plain(200),
      phone: plain(200),
      email: plain(254),
      country: code('^[A-Z]{2}$'),
      language: code('^[a-z]{2}$'),
      ip: { ...plain(45), format: 'ip' },
      sourceUrl: plain(2000),
      params: {
        type: 'object',
        additionalProperties: plain(1000),
        maxProperties: 100,
        description:
          'Further parameters, by the names that the offer’s vertical asks for, in its format; null takes one away.',
      },
      note,
    },
    example: { phone: '+37120001234', params: { age: '34' }, note: 'Called: two digits were swapped' },
  },
  resend: {
    summary: 'Send leads again',
    description:
      'Decides about leads that nobody has once more, as they are now, and offers them to the advertisers that may take them. Waits for the outcome like the call that sends a lead. Of several people who do so at once one does it. More than 25 leads are a job: `POST /user/jobs` with the call `resend`.',
    permission: 'lead.resend',
    properties: { ...how, note },
    example: { skip: ['caps'], note: 'The cap was raised' },
    maxItems: 25,
  },
  trash: {
    summary: 'Send leads to the trash',
    permission: 'lead.trash',
    properties: { note },
    example: { note: 'Fake number' },
  },
  grade: {
    summary: 'Give leads a grade',
    description: 'One of the vertical of their offer; null takes it away.',
    permission: 'lead.grade',
    properties: { grade: { ...recordId, type: ['integer', 'null'] }, note },
    required: ['grade'],
    example: { grade: 4 },
  },
  settle: {
    summary: 'Say of leads whether an advertiser has them',
    description:
      'Of those that an advertiser may have, as their answer never came. One that was not received may be sent again and no longer counts in caps. Those of which it is known stay as they are, and those in the trash stay there.',
    permission: 'lead.resend',
    properties: { accepted: { type: 'boolean', description: 'Whether the advertiser has it.' }, note },
    required: ['accepted'],
    example: { accepted: false },
  },
};

const resent = object(
  {
    id: recordId,
    apiStatus: { type: 'string', enum: [...leadStatuses], description: 'What became of it so far.' },
    isUnderWay: { type: 'boolean', description: 'Whether it is still being offered.' },
    reason: { type: ['string', 'null'], description: 'Why nobody has it, in words; null where someone does.' },
    failure: { type: ['string', 'null'], description: 'Why it was not sent at all; null where it was.' },
  },
  ['id', 'apiStatus', 'isUnderWay', 'reason', 'failure'],
);

const answered = (name: string) =>
  name === 'resend'
    ? answer('What became of each.', object({ items: { type: 'array', items: ref('LeadResent') } }, ['items']), {
        items: [{ id: 90412, apiStatus: 'sent', isUnderWay: false, reason: null, failure: null }],
      })
    : answer('The leads as they are now.', object({ items: { type: 'array', items: ref('Lead') } }, ['items']), {
        items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }],
      });

const tags = ['Leads'];
const roleTypes = ['admin', 'manager'];
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 90412 };
const problems = failures(401, 403, 404, 409, 413, 415, 422, 429, 503);

const operation = (name: string, act: Act, isOne: boolean): Operation => {
  const { summary, description, permission, properties, required = [], example, maxItems = 500 } = act;
  const item = object({ id: recordId, ...properties }, isOne ? required : ['id', ...required]);
  const items = { type: 'array', items: item, minItems: 1, maxItems: isOne ? 1 : maxItems };
  return {
    operationId: `${name}OfLead${isOne ? '' : 's'}`,
    summary: isOne ? `${summary}: one` : summary,
    ...(description !== undefined && { description }),
    tags,
    'x-permission': [permission],
    'x-role-types': roleTypes,
    ...(isOne && { parameters: [id] }),
    requestBody: body(object({ items }, ['items']), { items: [isOne ? example : { id: 90412, ...example }] }),
    responses: { 200: answered(name), ...problems },
  };
};

const paths = Object.entries(acts).flatMap(([name, act]): [string, PathItem][] => [
  [`/stat/leads/${name}`, { patch: operation(name, act, false) }],
  [`/stat/leads/{id}/${name}`, { patch: operation(name, act, true) }],
]);

export default {
  schemas: { LeadResent: resent },
  paths: {
    ...Object.fromEntries(paths),
    '/stat/leads/{id}/preview_resend': {
      post: {
        operationId: 'previewResendOfLead',
        summary: 'Tell what would become of a lead that were sent again',
        description: 'Who would be offered it, and why, by what is set up now. Nothing is sent and nothing counted.',
        tags,
        'x-permission': ['lead.resend'],
        'x-role-types': roleTypes,
        parameters: [id],
        requestBody: body(object(how), { skip: ['caps'] }),
        responses: { 200: answer('The why-card.', ref('WhyCard'), cardExample), ...problems },
      },
    },
  },
} satisfies ContractPart;
