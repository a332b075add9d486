import { attemptFailures } from '../../domain/distribution/push-faults.ts';
import { postbackEvents } from '../../domain/traffic/postback-events.ts';
import { postbackLog } from '../entities/postbackLog.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';

const events = Object.keys(postbackEvents);
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };
const records: JsonSchema = { type: 'array', items: recordId, minItems: 1, maxItems: 100 };
const nullableText = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

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
    method: { type: 'string', description: 'HTTP method.' },
    url: { type: 'string', description: 'Where it is sent, with the template’s secrets masked.' },
    body: nullableText('What it carries.'),
  },
  ['method', 'url', 'body'],
);

const attempt = object(
  {
    delivered: { type: 'boolean', description: 'Whether it was accepted: a status from 200 to 299.' },
    failure: {
      type: ['string', 'null'],
      enum: [...Object.keys(attemptFailures), null],
      description: 'Why there is no response.',
    },
    status: { type: ['integer', 'null'], description: 'HTTP status.' },
    answer: nullableText('Its text, up to 10,000 characters.'),
    took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
  },
  ['delivered', 'failure', 'status', 'answer', 'took'],
);

const test = object(
  { request, attempt: { ...attempt, type: ['object', 'null'], description: 'Null if it was not sent.' } },
  ['request', 'attempt'],
);

const { result } = postbackLog.fields;
const results = result?.kind === 'enumeration' ? Object.keys(result.options) : [];
const outcome = object(
  {
    result: { type: 'string', enum: results, description: 'The resulting status.' },
    reason: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'The reason, in both languages as in the log.',
    },
    httpStatus: { type: ['integer', 'null'], description: 'The HTTP status of the response.' },
    answer: nullableText('The response.'),
    conversion: { type: ['integer', 'null'], description: 'The conversion it created or changed.' },
    customer: { type: ['integer', 'null'], description: 'The customer it is about.' },
  },
  ['result', 'reason', 'httpStatus', 'answer', 'conversion', 'customer'],
);
const replayed = object(
  {
    before: { ...outcome, description: 'As it was received.' },
    after: { ...outcome, description: 'As it is now.' },
    isSame: { type: 'boolean', description: 'Whether both results are the same.' },
  },
  ['before', 'after', 'isSame'],
);

const hour = object(
  {
    from: { ...moment, description: 'The start of the hour, in seconds UTC.' },
    delivered: { type: 'integer', minimum: 0, description: 'Attempts accepted by the tracker.' },
    failed: { type: 'integer', minimum: 0, description: 'Attempts that failed.' },
  },
  ['from', 'delivered', 'failed'],
);

const end = (name: string, description: string, example: number): Parameter => ({
  name,
  in: 'query',
  required: true,
  schema: moment,
  description,
  example,
});
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };
const exampleRequest = { method: 'GET', url: 'https://tracker.example/?cid=01k7x9q2m4&status=approved', body: null };

export default {
  schemas: { PostbackTest: test, PostbackReplay: replayed },
  paths: {
    '/user/postbacks/{id}/test': {
      post: {
        operationId: 'testPostback',
        summary: 'Test a postback',
        description:
          'Fills the postback with sample values and, on request, sends it to the affiliate’s tracker, which can’t tell it from a real one. Nothing is recorded.',
        tags: ['Postbacks'],
        'x-permission': ['postback.update'],
        'x-role-types': ['admin', 'manager', 'affiliate'],
        parameters: [id],
        requestBody: body(
          object(
            {
              event: { type: 'string', enum: events, minLength: 1, maxLength: 40, description: 'The event.' },
              send: { type: 'boolean', description: 'Whether to send it, or only show it.' },
            },
            ['event', 'send'],
          ),
          { event: 'conversion_approved', send: true },
        ),
        responses: {
          200: dataResponse('The request and its outcome.', test, {
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
          'How many attempts to send postbacks to affiliates were delivered and how many failed, among those the caller can see in the log. Hours are counted from `createdAtFrom`, which allows for any time zone; hours without attempts are left out.',
        tags: ['Postbacks'],
        'x-permission': ['log.postback.affiliate.read'],
        parameters: [
          end('createdAtFrom', 'The start of the first hour, in seconds UTC.', 1_795_392_000),
          end('createdAtTo', 'The last second included, at most eight days later.', 1_795_996_799),
        ],
        responses: {
          200: dataResponse('The hours, oldest first.', object({ items: { type: 'array', items: hour } }, ['items']), {
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
          'Processes a postback from the log again, with the current settings, and compares the results. What it created before is not created again. With `isTrial`, nothing is stored. A postback that was refused for its secret or size, or is not stored in full, can’t be replayed.',
        tags: ['Postbacks'],
        'x-permission': ['log.postback.advertiser.replay'],
        'x-role-types': ['admin', 'manager'],
        parameters: [id],
        requestBody: body(
          object({ isTrial: { type: 'boolean', description: 'Whether to return only what would be done.' } }, [
            'isTrial',
          ]),
          { isTrial: true },
        ),
        responses: {
          200: dataResponse('Before and after.', ref('PostbackReplay'), {
            before: {
              result: 'refused',
              reason: {
                en: 'The secret is missing or wrong',
                ru: 'Секрет не передан или неверен',
              },
              httpStatus: 422,
              answer: '{"code":"invalid"}',
              conversion: null,
              customer: null,
            },
            after: {
              result: 'created',
              reason: null,
              httpStatus: 200,
              answer: '{"data":{"id":7731,"created":true}}',
              conversion: 7731,
              customer: null,
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
        summary: 'Resend postbacks',
        description:
          'Sends entries of the log again, with the current settings of their postbacks and the same event IDs. With a filter, the newest 500 matching events are sent, each once regardless of earlier attempts; if it selects only failed ones, events delivered since are left out. Hidden conversions and inactive postbacks are left out.',
        tags: ['Postbacks'],
        'x-permission': ['postback.update'],
        'x-role-types': ['admin', 'manager', 'affiliate'],
        requestBody: body(
          object({
            ids: { type: 'array', items: recordId, minItems: 1, maxItems: 500, description: 'Entries of the log.' },
            filter: { ...filter, description: 'A filter for log entries, if no IDs are given.' },
          }),
          { ids: [70_012] },
        ),
        responses: {
          200: dataResponse(
            'How many calls go out.',
            object(
              {
                ...counted,
                hasMore: { type: 'boolean', description: 'Whether more events may match than one call sends.' },
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
          'Sends conversions with their current data to their affiliates through all applicable postbacks, including those that have already sent them. Hidden conversions are not sent.',
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
          200: dataResponse('How many calls go out.', count, { count: 2 }),
          ...failures(401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
