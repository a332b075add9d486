import { attemptFailures } from '../../domain/distribution/push-faults.ts';
import { dataResponse, type ContractPart, failures, object, recordId } from '../contract-part.ts';

const check = object(
  {
    url: { type: 'string', description: 'The URL that was called: the target URL with sample values.' },
    isReachable: {
      type: 'boolean',
      description: 'Whether there is a page: a status from 200 to 299, or a page too large to read in full.',
    },
    failure: {
      type: ['string', 'null'],
      enum: [...Object.keys(attemptFailures), null],
      description: 'Why there is no response.',
    },
    status: { type: ['integer', 'null'], description: 'Status of HTTP, after the redirects.' },
    took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
  },
  ['url', 'isReachable', 'failure', 'status', 'took'],
);

export default {
  schemas: { LandingCheck: check },
  paths: {
    '/user/landings/{id}/check': {
      post: {
        operationId: 'checkLanding',
        summary: 'Check a landing page',
        description:
          'Calls the target URL like a visitor’s browser, with sample values for its macros, and reports whether there is a page. Nothing is recorded or counted.',
        tags: ['Landing pages'],
        'x-permission': ['landing.update'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 1 }],
        responses: {
          200: dataResponse('What was found.', check, {
            url: 'https://nova-wallet.example/quiz?click_id=01k7x9q2m4',
            isReachable: true,
            failure: null,
            status: 200,
            took: 212,
          }),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
