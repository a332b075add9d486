import { attemptFailures } from '../../domain/distribution/push-faults.ts';
import { postbackEvents } from '../../domain/postback-events.ts';
import { postbackLog } from '../entities/postbackLog.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, type Parameter, recordId, ref } from '../contract-part.ts';

const events = Object.keys(postbackEvents);
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };
const records: JsonSchema = { type: 'array', items: recordId, minItems: 1, maxItems: 100 };
const told = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

const counted: Record<string, JsonSchema> = {
  count: { type: 'integer', minimum: 0, description: 'How many calls go out.' },
};
const count = object(counted, ['count']);

const filter = object({
  result: { type: 'array', items: { type: 'string', enum: ['delivered', 'failed'] }, minItems: 1, maxItems: 2 },
  event: { type: 'array', items: { type: 'string', enum: events }, minItems: 1, maxItems: events.length },
  affiliate: records,
  postback: records,
  campaign: records,
  offer: records,
  conversion: records,
  createdAtFrom: moment,
  createdAtTo: moment,
});

const request = object(
  {
    method: { type: 'string', description: 'Method of HTTP.' },
    url: { type: 'string', description: 'Where it goes; secrets of the template are masked.' },
    body: told('What it carries.'),
  },
  ['method', 'url', 'body'],
);

const attempt = object(
  {
    delivered: { type: 'boolean', description: 'Whether the answer says so: a status from 200 to 299.' },
    failure: {
      type: ['string', 'null'],
      enum: [...Object.keys(attemptFailures), null],
      description: 'Why there is no answer.',
    },
    status: { type: ['integer', 'null'], description: 'Status of HTTP.' },
    answer: told('Its text, to 10,000 characters.'),
    took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
  },
  ['delivered', 'failure', 'status', 'answer', 'took'],
);

const test = object(
  { request, attempt: { ...attempt, type: ['object', 'null'], description: 'Null where it was not sent.' } },
  ['request', 'attempt'],
);

const { result } = postbackLog.fields;
const results = result?.kind === 'enumeration' ? Object.keys(result.options) : [];
const outcome = object(
  {
    result: { type: 'string', enum: results, description: 'What became of it.' },
    reason: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'Why, in both languages as in the log.',
    },
    httpStatus: { type: ['integer', 'null'], description: 'Status that it was answered with.' },
    answer: told('What it was answered.'),
    conversion: { type: ['integer', 'null'], description: 'The conversion that it is about.' },
    customer: { type: ['integer', 'null'], description: 'The customer whom it tells of.' },
  },
  ['result', 'reason', 'httpStatus', 'answer', 'conversion', 'customer'],
);
const replayed = object(
  {
    before: { ...outcome, description: 'As it was when it came.' },
    after: { ...outcome, description: 'As it is now.' },
    isSame: { type: 'boolean', description: 'Whether both come to the same.' },
  },
  ['before', 'after', 'isSame'],
);

const hour = object(
  {
    from: { ...moment, description: 'When the hour begins, in seconds UTC.' },
    delivered: { type: 'integer', minimum: 0, description: 'Attempts that the tracker took.' },
    failed: { type: 'integer', minimum: 0, description: 'Attempts that failed.' },
  },
  ['from', 'delivered', 'failed'],
);

const end = (name: string, description: string, example: number): Parameter => ({
  ...{ name, in: 'query', required: true, schema: moment, description, example },
});
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };
const exampleRequest = { method: 'GET', url: 'https://tracker.example/?cid=01k7x9q2m4&status=approved', body: null };

export default {
  schemas: { PostbackTest: test, PostbackReplay: replayed },
  paths: {
    '/user/postbacks/{id}/test': {
      post: {
        operationId: 'testPostback',
        summary: 'Try a postback out',
        description:
          'Fills the postback in with sample values and, where asked to, sends it to the affiliate’s tracker, which can’t tell it from others. Nothing is recorded.',
        tags: ['Postbacks'],
        'x-permission': ['postback.update'],
        'x-role-types': ['admin', 'manager', 'affiliate'],
        parameters: [id],
        requestBody: body(
          object(
            {
              event: { type: 'string', enum: events, minLength: 1, maxLength: 40, description: 'What it tells of.' },
              send: { type: 'boolean', description: 'Whether it is sent, or shown alone.' },
            },
            ['event', 'send'],
          ),
          { event: 'conversion_approved', send: true },
        ),
        responses: {
          200: answer('The request, and what came of it.', test, {
            request: exampleRequest,
            attempt: { delivered: true, failure: null, status: 200, answer: 'OK', took: 84 },
          }),
          ...failures(401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/stat/postback_logs/hours': {
      get: {
        operationId: 'countSentPostbacks',
        summary: 'Count the postbacks sent by hour',
        description:
          'How many attempts to tell affiliates were delivered and how many failed, of those that the caller finds in the log. Hours are counted from `createdAtFrom`, so that they begin as the clocks of any time zone do; those without an attempt are left out.',
        tags: ['Postbacks'],
        'x-permission': ['log.postback.affiliate.read'],
        parameters: [
          end('createdAtFrom', 'When the first hour begins, in seconds UTC.', 1_795_392_000),
          end('createdAtTo', 'The last second that counts, at most eight days later.', 1_795_996_799),
        ],
        responses: {
          200: answer('The hours, the oldest first.', object({ items: { type: 'array', items: hour } }, ['items']), {
            items: [{ from: 1_795_428_000, delivered: 41, failed: 2 }],
          }),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
    '/stat/postback_logs/{id}/replay': {
      post: {
        operationId: 'replayPostback',
        summary: 'Replay an advertiser’s postback',
        description:
          'Does what a postback in the log said once more, by the settings of now, and compares. What it made before it doesn’t make again. With `isTrial` nothing is kept. One that was refused for its secret or its size, or is not kept whole, can’t be replayed.',
        tags: ['Postbacks'],
        'x-permission': ['log.postback.advertiser.replay'],
        'x-role-types': ['admin', 'manager'],
        parameters: [id],
        requestBody: body(
          object({ isTrial: { type: 'boolean', description: 'Whether it is only told what would be done.' } }, [
            'isTrial',
          ]),
          { isTrial: true },
        ),
        responses: {
          200: answer('Before and after.', ref('PostbackReplay'), {
            before: {
              ...{
                result: 'refused',
                reason: {
                  en: 'The secret is missing or wrong',
                  ru: 'Секрет не передан или неверен',
                },
                httpStatus: 422,
              },
              ...{ answer: '{"code":"invalid"}', conversion: null, customer: null },
            },
            after: {
              ...{ result: 'created', reason: null, httpStatus: 200 },
              ...{ answer: '{"data":{"id":7731,"created":true}}', conversion: 7731, customer: null },
            },
            isSame: false,
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/stat/postback_logs/send_again': {
      post: {
        operationId: 'sendPostbacksAgain',
        summary: 'Send postbacks again',
        description:
          'Sends what stands in the log once more, by what its postback says now, with the same event ID; the newest 500 events of what a filter finds, each once however often it was tried. Where the filter asks for what failed alone, events that were delivered since are left out. What tells of hidden conversions, and postbacks that are switched off, are left out.',
        tags: ['Postbacks'],
        'x-permission': ['postback.update'],
        'x-role-types': ['admin', 'manager', 'affiliate'],
        requestBody: body(
          object({
            ids: { type: 'array', items: recordId, minItems: 1, maxItems: 500, description: 'Entries of the log.' },
            filter: { ...filter, description: 'Entries of the log, where no ids are given.' },
          }),
          { ids: [70_012] },
        ),
        responses: {
          200: answer(
            'How many calls go out.',
            object(
              {
                ...counted,
                hasMore: { type: 'boolean', description: 'Whether the filter may find more than one call sends.' },
              },
              ['count', 'hasMore'],
            ),
            { count: 1, hasMore: false },
          ),
          ...failures(401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/stat/conversions/send_postback': {
      patch: {
        operationId: 'sendPostbackOfConversions',
        summary: 'Send the postbacks of conversions',
        description:
          'Tells the affiliates of conversions as they are now, by all of their postbacks that apply, those too that have heard it. Hidden conversions are told to nobody.',
        tags: ['Postbacks'],
        'x-permission': ['conversion.send_postback'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(
          object({ items: { type: 'array', items: object({ id: recordId }, ['id']), minItems: 1, maxItems: 500 } }, [
            'items',
          ]),
          { items: [{ id: 7731 }] },
        ),
        responses: {
          200: answer('How many calls go out.', count, { count: 2 }),
          ...failures(401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
