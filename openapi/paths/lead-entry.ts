import { leadStatuses } from '../../domain/lead-statuses.ts';
import { answer, body, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { idempotencyKey, said } from '../sent-lead.ts';

const entered = object(
  {
    campaign: { ...recordId, description: 'Whose lead it is.' },
    ...said,
    sending: {
      type: 'string',
      minLength: 1,
      maxLength: 10,
      enum: ['now', 'hold', 'later'],
      default: 'now',
      description:
        'What becomes of a lead that advertisers may have: `now` offers it to them, `hold` puts it into the hold queue, `later` keeps it unsent for someone to send.',
    },
  },
  ['campaign'],
);

const kept = object(
  {
    id: { ...recordId, description: 'The lead.' },
    apiStatus: { type: 'string', enum: [...leadStatuses], description: 'What became of it so far.' },
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
          'Takes the contact data of someone who is interested in an offer, as traffic of a campaign; everything happens as with `POST /public/leads`, and the history says who entered it. ' +
          'Only what the offer’s vertical asks for is checked beforehand: a lead that lacks some of it is refused, with the field, and not kept as invalid. ' +
          'The answer waits while advertisers are asked one after another: `new` is still on its way after some seconds. ' +
          'A repetition with the same `Idempotency-Key` within a day gets the first answer again.',
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
          201: answer('What became of it.', kept, { id: 90412, apiStatus: 'sent' }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
