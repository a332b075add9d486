import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';

const nullable = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

const openLander = object(
  {
    id: { ...recordId, description: 'The landing page.' },
    title: { type: 'string' },
    url: { type: 'string', description: 'The URL of the page.' },
    previewUrl: nullable('Where people look at it.'),
    vertical: nullable('The title of its vertical.'),
    categories: list({ type: 'string' }, 'The titles of its categories.'),
    languages: list({ type: 'string' }, 'ISO 639-1 codes; empty for all languages.'),
    offers: list(recordId, 'Its offers, limited to those the affiliate can run.'),
  },
  ['id', 'title', 'url', 'previewUrl', 'vertical', 'categories', 'languages', 'offers'],
);

const parameters: readonly Parameter[] = [
  { name: 'offer', in: 'query', description: 'Only pages for this offer.', schema: recordId, example: 12 },
  {
    name: 'language',
    in: 'query',
    description: 'Only pages in this language or for all languages.',
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
        summary: 'List the landing pages your own site can load',
        description:
          'Returns active pages of the network’s library for offers the affiliate can run. Takes the same tokens as `POST /public/leads`; API tokens need the permission `offer.read`. 403 if the affiliate’s traffic is blocked (`trafficBlocked`). Too many calls get 429; `RateLimit-*` headers show how many are left.',
        tags: ['Traffic'],
        'x-permission': null,
        security: [{ bearer: [] }],
        parameters: [...parameters],
        responses: {
          200: dataResponse('The pages, ordered by ID.', object({ items: list(openLander, 'The pages.') }, ['items']), {
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
