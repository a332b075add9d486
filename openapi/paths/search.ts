import { dataResponse, type ContractPart, failures, object, ref } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });
const nullableText = (description: string) => ({ type: ['string', 'null'], description });

const hit = object(
  {
    id: { type: 'integer' },
    title: text('The title of the record; its ID if it has none.'),
    subtitle: nullableText('Distinguishes it from others of the same name, such as the email address of a user.'),
    type: { type: ['string', 'integer', 'null'], description: 'The kind of record; for users, the role type.' },
    status: nullableText('Its status, if it has one.'),
  },
  ['id', 'title', 'subtitle', 'type', 'status'],
);

const group = object(
  {
    view: text('Name of the view with these records: `campaign`, `affiliate`, `employee`, …'),
    entity: text('Entity name of the records.'),
    hits: { type: 'array', items: ref('SearchHit'), description: 'The best one first.' },
  },
  ['view', 'entity', 'hits'],
);

const example = {
  items: [
    {
      view: 'affiliate',
      entity: 'user',
      hits: [{ id: 12, title: 'Ivan Petrov', subtitle: 'ivan@example.com', type: 'affiliate', status: 'active' }],
    },
  ],
};

export default {
  tags: [{ name: 'Search', description: 'Search across all kinds of records.' }],
  schemas: { SearchHit: hit, SearchGroup: group },
  paths: {
    '/user/search': {
      get: {
        operationId: 'search',
        summary: 'Search records of all kinds',
        description:
          'Searches all views whose pages the caller can open, among the records they can access there. A record is found by its ' +
          'ID (`12`, `#12`), by its public ID, and by the words of its name (for users also by email address), ignoring case ' +
          'and accents; Cyrillic matches its Latin transcription. Each word must match; a word of fewer than three ' +
          'characters must match the beginning of a word. Results are ordered: matching ID, exact name, name that begins with the query, ' +
          'words that begin with the words of the query, matches anywhere; then newest first. If ' +
          'very many records match, only the first ones found are returned. Clicks and leads are found by public ID only, ' +
          'conversions by ID and by the public ID of their click. Views without results are left out.',
        tags: ['Search'],
        'x-permission': [],
        parameters: [
          {
            name: 'query',
            in: 'query',
            required: true,
            description: 'The query. All characters are taken literally.',
            schema: { type: 'string', minLength: 1, maxLength: 200 },
            example: 'ivan',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'Maximum number of records per view.',
            schema: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
          },
        ],
        responses: {
          200: dataResponse(
            'What was found.',
            object({ items: { type: 'array', items: ref('SearchGroup') } }, ['items']),
            example,
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
