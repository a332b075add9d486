import { clickStatus } from '../../domain/clicks.ts';
import { staffReasons } from '../../domain/distribution/click-reasons.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';
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
    reason: reason(staffReasons, 'Why it is invalid; of invalid ones alone, which need it.'),
    note: { type: ['string', 'null'], maxLength: 500, description: 'Further words on why; they stand in the history.' },
    previousStatus: {
      type: 'integer',
      enum: statuses,
      description: 'What it was when it was read: 409 where it is something else by now.',
    },
    previousReason: reason(Object.keys(clickReasons), 'The same of its reason.'),
    undoes: {
      ...recordId,
      description: 'A change of the click’s history to take back, instead of all else: the latest one.',
    },
  },
  ['id'],
);

export default {
  paths: {
    '/stat/clicks': {
      patch: {
        operationId: 'judgeOfClicks',
        summary: 'Say whether clicks are valid',
        description:
          'Figures and lists follow, caps and conversions stay as they are. Only a click whose visitor was sent to someone becomes valid. What is so already is no change. More than 500 clicks are a job: `POST /user/jobs` with the call `judge`. Each change is in the history of its click.',
        tags: ['Clicks'],
        'x-permission': ['click.update'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(object({ items: { type: 'array', items: item, minItems: 1, maxItems: 500 } }, ['items']), {
          items: [{ id: 90412, clickStatus: 2, reason: 'fraud', note: 'One device, forty addresses' }],
        }),
        responses: {
          200: answer(
            'The clicks as they are now.',
            object({ items: { type: 'array', items: ref('Click') } }, ['items']),
            { items: [{ id: 90412, createdAt: 1767225600, clickStatus: 2, reason: 'fraud', refusal: 'automatic' }] },
          ),
          ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
