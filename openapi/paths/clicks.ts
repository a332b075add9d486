import { clickStatus } from '../../domain/traffic/clicks.ts';
import { staffReasons } from '../../domain/distribution/click-reasons.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';
import { clickReasons } from '../traffic.ts';

/** How staff mark clicks afterwards. */

const statuses = Object.values(clickStatus);
const reason = (codes: readonly string[], description: string): JsonSchema => ({
  type: ['string', 'null'],
  enum: [...codes, null],
  description,
});

const item = object(
  {
    id: recordId,
    clickStatus: { type: 'integer', enum: statuses, description: 'Valid (1) or invalid (2).' },
    reason: reason(staffReasons, 'Why it is invalid; required for invalid clicks and not allowed for others.'),
    note: { type: ['string', 'null'], maxLength: 500, description: 'A comment on the reason, kept in the history.' },
    previousStatus: {
      type: 'integer',
      enum: statuses,
      description: 'The status when the click was read; 409 if it has changed since.',
    },
    previousReason: reason(Object.keys(clickReasons), 'The same of its reason.'),
    undoes: {
      ...recordId,
      description: 'The change in the click’s history to undo, instead of all other fields; must be the latest.',
    },
  },
  ['id'],
);

export default {
  paths: {
    '/stat/clicks': {
      patch: {
        operationId: 'judgeOfClicks',
        summary: 'Mark clicks as valid or invalid',
        description:
          'Figures and lists are updated; caps and conversions are not. Only a click whose visitor was sent somewhere can become valid. Clicks that already have the status are unchanged. For more than 500 clicks, start a job: `POST /user/jobs` with the call `judge`. Each change is recorded in the click’s history.',
        tags: ['Clicks'],
        'x-permission': ['click.update'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(object({ items: { type: 'array', items: item, minItems: 1, maxItems: 500 } }, ['items']), {
          items: [{ id: 90412, clickStatus: 2, reason: 'fraud', note: 'One device, forty addresses' }],
        }),
        responses: {
          200: dataResponse(
            'The updated clicks.',
            object({ items: { type: 'array', items: ref('Click') } }, ['items']),
            {
              items: [{ id: 90412, createdAt: 1767225600, clickStatus: 2, reason: 'fraud', refusal: 'automatic' }],
            },
          ),
          ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
