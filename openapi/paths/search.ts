import { answer, type ContractPart, failures, object, ref } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });
const told = (description: string) => ({ type: ['string', 'null'], description });

const hit = object(
  {
    id: { type: 'integer' },
    title: text('By what people know the record; its id where it has no name.'),
    subtitle: told('What tells it from others of the same name, such as the email address of a user.'),
    type: { type: ['string', 'integer', 'null'], description: 'Which sort of record it is; the role type of a user.' },
    status: told('Its status, where it has one.'),
  },
  ['id', 'title', 'subtitle', 'type', 'status'],
);

const group = object(
  {
    view: text('Name in code of the view that the records are shown in: `campaign`, `affiliate`, `employee`, …'),
    entity: text('Name in code of what they are.'),
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
  tags: [{ name: 'Search', description: 'Finding records of every kind at once.' }],
  schemas: { SearchHit: hit, SearchGroup: group },
  paths: {
    '/user/search': {
      get: {
        operationId: 'search',
        summary: 'Find records of every kind',
        description:
          'Looks for records in all views whose pages the caller may open, among those they reach there. A record is found by its ' +
          'id (`12`, `#12`), by its public ID, and by the words of its name (of a user also by the email address), whatever the case of ' +
          'letters and their accents; Cyrillic and its Latin transcription are the same. Each word must be found; one of fewer than three ' +
          'characters must begin a word. First come records of that id, then those of that name, those whose name begins with it, ' +
          'those in which words begin with the words, and those in which they stand anywhere; equals by id, the newest first. Where ' +
          'more than a hundredth of very many records have the words, those that were looked at first are told. Clicks and leads are found by their public ID alone, ' +
          'conversions by their id and by the public ID of their click. Views without a hit are left out.',
        tags: ['Search'],
        'x-permission': [],
        parameters: [
          {
            name: 'query',
            in: 'query',
            required: true,
            description: 'What to find. Every sign stands for itself.',
            schema: { type: 'string', minLength: 1, maxLength: 200 },
            example: 'ivan',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many records of each view at most.',
            schema: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
          },
        ],
        responses: {
          200: answer(
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
