import type { JsonSchema } from '../../domain/rules.ts';
import { answer, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';

const nullable = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

const openLander = object(
  {
    id: { ...recordId, description: 'The landing page.' },
    title: { type: 'string' },
    url: { type: 'string', description: 'Where the page is loaded from.' },
    previewUrl: nullable('Where people look at it.'),
    vertical: nullable('What its vertical is called.'),
    categories: list({ type: 'string' }, 'What its categories are called.'),
    languages: list({ type: 'string' }, 'Codes of ISO 639-1; none where it is for all.'),
    offers: list(recordId, 'The offers it is for, as far as the affiliate may run them.'),
  },
  ['id', 'title', 'url', 'previewUrl', 'vertical', 'categories', 'languages', 'offers'],
);

const parameters: readonly Parameter[] = [
  { name: 'offer', in: 'query', description: 'Only those for this offer.', schema: recordId, example: 12 },
  {
    name: 'language',
    in: 'query',
    description: 'Only those in this language, and those for all.',
    schema: { type: 'string', pattern: '^[a-z]{2}$' },
    example: 'de',
  },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 } },
  { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 } },
];

export default {
  paths: {
    '/public/landers': {
      get: {
        operationId: 'listOpenLanders',
        summary: 'List the landing pages that one’s own site may load',
        description:
          'By the token of an affiliate, as `POST /public/leads` takes it, an API token with the permission `offer.read`: active pages of the network’s library for offers that the affiliate may run. 403 where the network takes none of their traffic (`trafficBlocked`). Too many calls get 429; `RateLimit-*` headers say how many are left.',
        tags: ['Traffic'],
        'x-permission': null,
        security: [{ bearer: [] }],
        parameters: [...parameters],
        responses: {
          200: answer('The pages, by their ids.', object({ items: list(openLander, 'The pages.') }, ['items']), {
            items: [
              {
                id: 4,
                title: 'Quiz, German',
                url: 'https://pages.example/quiz-de/',
                previewUrl: null,
                vertical: 'Nutra',
                categories: ['Weight loss'],
                languages: ['de'],
                offers: [12],
              },
            ],
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
