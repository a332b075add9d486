import { leadStatuses } from '../../domain/traffic/lead-statuses.ts';
import { dataResponse, body, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { idempotencyKey, sentLeadProperties } from '../sent-lead.ts';

const entered = object(
  {
    campaign: { ...recordId, description: 'Whose lead it is.' },
    ...sentLeadProperties,
    sending: {
      type: 'string',
      minLength: 1,
      maxLength: 10,
      enum: ['now', 'hold', 'later'],
      default: 'now',
      description:
        'How to handle a lead that passes the checks: `now` offers it to advertisers, `hold` puts it into the hold queue, `later` keeps it unsent until someone sends it.',
    },
  },
  ['campaign'],
);

const storedLead = object(
  {
    id: { ...recordId, description: 'The lead.' },
    apiStatus: { type: 'string', enum: [...leadStatuses], description: 'Its current status.' },
  },
  ['id', 'apiStatus'],
);

/** Staff enter a single lead. */
export default {
  paths: {
    '/stat/leads': {
      post: {
        operationId: 'enterLead',
        summary: 'Enter a lead',
        description:
          'Creates a lead as traffic of a campaign. It is processed as with `POST /public/leads`, and its history shows who entered it. ' +
          'The parameters required by the offer’s vertical are checked first: a lead without one is refused, with the field, and not stored as invalid. ' +
          'The response is sent once an advertiser has decided, or after some seconds: `new` means the lead is still being offered. ' +
          'Repeating the call with the same `Idempotency-Key` within a day returns the first response.',
        tags: ['Leads'],
        'x-permission': ['lead.create'],
        'x-role-types': ['admin', 'manager'],
        parameters: [idempotencyKey],
        requestBody: body(entered, {
          campaign: 12,
          firstName: 'Anna',
          lastName: 'Ozola',
          phone: '+37120001234',
          email: 'anna.ozola@mail.example',
          country: 'LV',
          params: { age: '34' },
          sending: 'now',
        }),
        responses: {
          201: dataResponse('The resulting status.', storedLead, { id: 90412, apiStatus: 'sent' }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
