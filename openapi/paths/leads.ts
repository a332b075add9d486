import type { JsonSchema } from '../../domain/rules.ts';
import { waivers } from '../../domain/distribution/traffic.ts';
import { leadStatuses } from '../../domain/traffic/lead-statuses.ts';
import {
  dataResponse,
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

const note: JsonSchema = { ...text(500), description: 'The reason, kept in the history.' };

const how: Record<string, JsonSchema> = {
  skip: {
    type: 'array',
    items: { type: 'string', enum: [...waivers] },
    maxItems: waivers.length,
    description: 'Checks to skip. An advertiser is never sent a lead twice.',
  },
  advertiser: { ...recordId, description: 'The only advertiser that can get it; any advertiser if absent.' },
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
    summary: 'Correct lead data',
    description: 'Omitted fields and parameters are unchanged. The lead’s validity is checked again when it is resent.',
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
          'Additional parameters, by the names and in the formats defined in the offer’s vertical; null removes one.',
      },
      note,
    },
    example: { phone: '+37120001234', params: { age: '34' }, note: 'Called: two digits were swapped' },
  },
  resend: {
    summary: 'Resend leads',
    description:
      'Decides again about leads without an advertiser, with their current data, and offers them to eligible advertisers. Waits for the outcome like the call that sends a lead. If several people resend a lead simultaneously, it is sent only once. For more than 25 leads, start a job: `POST /user/jobs` with the call `resend`.',
    permission: 'lead.resend',
    properties: { ...how, note },
    example: { skip: ['caps'], note: 'The cap was raised' },
    maxItems: 25,
  },
  trash: {
    summary: 'Move leads to the trash',
    permission: 'lead.trash',
    properties: { note },
    example: { note: 'Fake number' },
  },
  grade: {
    summary: 'Give leads a grade',
    description: 'A grade of their offer’s vertical; null removes it.',
    permission: 'lead.grade',
    properties: { grade: { ...recordId, type: ['integer', 'null'] }, note },
    required: ['grade'],
    example: { grade: 4 },
  },
  settle: {
    summary: 'Set whether an advertiser has the leads',
    description:
      'For leads that an advertiser may have because no clear response arrived. A lead that was not received can be sent again and no longer counts towards caps. Leads with a known outcome are unchanged, and those in the trash stay there.',
    permission: 'lead.resend',
    properties: { accepted: { type: 'boolean', description: 'Whether the advertiser has it.' }, note },
    required: ['accepted'],
    example: { accepted: false },
  },
};

const resent = object(
  {
    id: recordId,
    apiStatus: { type: 'string', enum: [...leadStatuses], description: 'Its current status.' },
    isUnderWay: { type: 'boolean', description: 'Whether it is still being offered.' },
    reason: { type: ['string', 'null'], description: 'Why no one has it, in words; null if someone does.' },
    failure: { type: ['string', 'null'], description: 'Why it was not sent at all; null if it was.' },
  },
  ['id', 'apiStatus', 'isUnderWay', 'reason', 'failure'],
);

const answered = (name: string) =>
  name === 'resend'
    ? dataResponse(
        'The result of each lead.',
        object({ items: { type: 'array', items: ref('LeadResent') } }, ['items']),
        {
          items: [{ id: 90412, apiStatus: 'sent', isUnderWay: false, reason: null, failure: null }],
        },
      )
    : dataResponse('The updated leads.', object({ items: { type: 'array', items: ref('Lead') } }, ['items']), {
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
        summary: 'Preview resending a lead',
        description:
          'Which advertisers it would be offered to with the current settings, and why. Nothing is sent or counted.',
        tags,
        'x-permission': ['lead.resend'],
        'x-role-types': roleTypes,
        parameters: [id],
        requestBody: body(object(how), { skip: ['caps'] }),
        responses: { 200: dataResponse('The why-card.', ref('WhyCard'), cardExample), ...problems },
      },
    },
  },
} satisfies ContractPart;
