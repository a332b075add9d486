import { customerVerdicts } from '../../domain/traffic/customer-lists.ts';
import { dataResponse, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });
const nullableText = (description: string) => ({ type: ['string', 'null'], description });

const request = object(
  {
    method: text('HTTP method.'),
    url: text('Where it went.'),
    headers: {
      type: 'array',
      items: object({ name: { type: 'string' }, value: { type: 'string' } }, ['name', 'value']),
    },
    body: nullableText('Its body.'),
  },
  ['method', 'url', 'headers', 'body'],
);

const row = object(
  {
    row: { type: 'integer', minimum: 1, description: 'Its number in the response, from 1.' },
    customerId: nullableText('The customer it is about.'),
    date: nullableText('The day of its figures.'),
    verdict: {
      type: 'string',
      enum: [...customerVerdicts],
      description:
        'The result of importing it now: a new customer, changed figures, nothing new, a customer without a known click or lead, or invalid figures.',
    },
    field: nullableText('Errors, by the name of the corresponding postback parameter.'),
    message: nullableText('The problem.'),
  },
  ['row', 'customerId', 'date', 'verdict', 'field', 'message'],
);

const test = object(
  {
    problem: nullableText('Why there are no rows; null if rows were read.'),
    request: {
      ...request,
      type: ['object', 'null'],
      description: 'The exact request, with secrets masked; null if it can’t be made.',
    },
    httpStatus: { type: ['integer', 'null'], description: 'HTTP status.' },
    answer: nullableText('Its text, up to 10,000 characters.'),
    took: { type: ['integer', 'null'], minimum: 0, description: 'Milliseconds.' },
    total: { type: 'integer', minimum: 0, description: 'The number of rows on the page.' },
    rows: { type: 'array', items: row, description: 'The first 100 of them.' },
  },
  ['problem', 'request', 'httpStatus', 'answer', 'took', 'total', 'rows'],
);

export default {
  schemas: { CustomerSyncTest: test },
  paths: {
    '/user/customer_syncs/{id}/test': {
      post: {
        operationId: 'testCustomerSync',
        summary: 'Test a customer sync',
        description:
          'Requests the first page from the advertiser and returns what importing each row would do. Nothing is stored.',
        tags: ['Customer syncs'],
        'x-permission': ['customer_sync.run'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [{ name: 'id', in: 'path', required: true, description: 'Which one.', schema: recordId }],
        responses: {
          200: dataResponse('The preview of the first page.', ref('CustomerSyncTest'), {
            problem: null,
            request: {
              method: 'GET',
              url: 'https://crm.example/customers?from=2026-01-25&to=2026-01-31&page=1',
              headers: [{ name: 'x-api-key', value: '***' }],
              body: null,
            },
            httpStatus: 200,
            answer: '{"rows":[{"player":"100512","day":"2026-01-30","ngr":12.5}]}',
            took: 240,
            total: 1,
            rows: [
              { row: 1, customerId: '100512', date: '2026-01-30', verdict: 'changed', field: null, message: null },
            ],
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
