import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

/** Schedules an edit or a status change for a moment. */

const moment = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253402300799 };

export default {
  paths: {
    '/user/scheduled_changes': {
      post: {
        operationId: 'scheduleChange',
        summary: 'Schedule a change of a record',
        description:
          'Takes the same body as editing the record, or a new `status` (with a `reason`), and makes that change at `at` on behalf of the caller, with the permissions they have then. With `backAt`, the fields get their previous values back at that time. The change is validated now and when it is made. Fields that someone else changed in the meantime are not overwritten: the scheduled change then becomes a conflict. Only fields that differ are stored; secrets can’t be scheduled.',
        tags: ['Scheduled changes'],
        'x-permission': [],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        requestBody: body(
          object(
            {
              target: {
                type: 'string',
                minLength: 1,
                maxLength: 50,
                description: 'Entity name of the record: `cap`.',
              },
              targetId: { ...recordId, description: 'Its id.' },
              at: { ...moment, description: 'When, within a year. Seconds since 1970 UTC.' },
              backAt: {
                ...moment,
                type: ['integer', 'null'],
                description: 'When it is reverted, after `at` and within a year; null if it is not.',
              },
              reason: { type: ['string', 'null'], maxLength: 500, description: 'Why, for colleagues.' },
              values: {
                type: 'object',
                minProperties: 1,
                additionalProperties: true,
                description:
                  'Fields as in the call to edit the record, or `status` as in the call to change its status.',
              },
            },
            ['target', 'targetId', 'at', 'values'],
          ),
          {
            target: 'cap',
            targetId: 7,
            at: 1_796_000_000,
            backAt: 1_796_200_000,
            reason: 'A test over the weekend',
            values: { value: '50' },
          },
        ),
        responses: {
          201: dataResponse('The scheduled change.', ref('ScheduledChange'), {
            id: 1,
            target: 'cap',
            targetId: 7,
            title: 'Leads of Germany',
            state: 'waiting',
            at: 1_796_000_000,
            backAt: 1_796_200_000,
            changes: { value: ['100', '50'] },
            reason: 'A test over the weekend',
            problem: null,
            found: null,
            appliedAt: null,
            returnedAt: null,
            author: 3,
            impersonator: null,
          }),
          ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
