import { answer, body, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';

const lastEvent: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that was heard: what happened since is told first.',
  schema: { type: 'string', minLength: 1, maxLength: 40 },
};

const entity = { type: 'string', minLength: 1, maxLength: 100, description: 'Name in code of the kind of record.' };
const standing = object(
  {
    entity,
    id: { ...recordId, description: 'Which record.' },
    version: { type: 'integer', minimum: 0, description: 'Its version after that change; 0 where there is none.' },
    isScheduled: { type: 'boolean', description: 'Whether that was a change put off before.' },
  },
  ['entity', 'id', 'version', 'isScheduled'],
);

export default {
  tags: [{ name: 'Events', description: 'What happens while someone is signed in, told as it happens.' }],
  paths: {
    '/stat/events': {
      get: {
        operationId: 'readEvents',
        summary: 'Hear of one’s own exports, jobs and notices as they go on',
        description:
          'A stream of server-sent events that never ends by itself: `export` and `job`, each with the whole of what changed as its data, as `readExport` and `readJob` answer it, `notice` with how many notices are `unread` and the id of the `latest`, and `change` with the `entity`, `id` and `version` of a record that one watches, and whether that was a change put off before (`isScheduled`). ' +
          'An event says how something stands, so hearing it twice does no harm. A comment every 15 seconds tells that the stream is alive. ' +
          'It ends with the session or with the access token; connect again with `Last-Event-ID`. Ten streams of one person at once.',
        tags: ['Events'],
        'x-permission': [],
        parameters: [lastEvent],
        responses: {
          200: {
            description: 'The stream.',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...failures(401, 403, 429, 503),
        },
      },
    },
    '/stat/events/watch': {
      post: {
        operationId: 'watchRecord',
        summary: 'Hear of changes of a record',
        description:
          'For three minutes the channel of events tells of its changes by others and by scheduled changes; say it again for longer. Answers the latest one.',
        tags: ['Events'],
        'x-permission': [],
        requestBody: body(object({ entity, id: recordId }, ['entity', 'id']), { entity: 'offer', id: 12 }),
        responses: {
          200: answer('The latest change.', standing, { entity: 'offer', id: 12, version: 3, isScheduled: false }),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
