import { dataResponse, type ContractPart, failures, object } from '../contract-part.ts';
import { rateProblems } from '../rates.ts';

export default {
  paths: {
    '/user/currency_rates/read': {
      post: {
        operationId: 'readRateSource',
        summary: 'Read today’s exchange rates from the source',
        description:
          'Reads the source set in the general settings now, as otherwise happens once a day. Rates entered by hand for today are kept. At most 60 reads in a quarter of an hour.',
        tags: ['Exchange rates'],
        'x-permission': ['currency.update'],
        'x-role-types': ['admin'],
        responses: {
          200: dataResponse(
            'What was read.',
            object(
              {
                rates: { type: 'integer', minimum: 0, description: 'How many rates were read.' },
                problem: {
                  type: ['string', 'null'],
                  enum: [...Object.keys(rateProblems), null],
                  description: 'Why there are none, or not all; null if there was no problem.',
                },
                missing: { type: 'array', items: { type: 'string' }, description: 'Codes without a rate.' },
              },
              ['rates', 'problem', 'missing'],
            ),
            { rates: 3, problem: null, missing: [] },
          ),
          ...failures(401, 403, 409, 413, 415, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
