import { dataResponse, body, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';

const lastEvent: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The ID of the last event received: later events are sent first.',
  schema: { type: 'string', minLength: 1, maxLength: 40 },
};

const entity = { type: 'string', minLength: 1, maxLength: 100, description: 'Entity name of the record.' };
const standing = object(
  {
    entity,
    id: { ...recordId, description: 'Which record.' },
    version: {
      type: 'integer',
      minimum: 0,
      description: 'The version after the change; 0 if the record has no version.',
    },
    isScheduled: { type: 'boolean', description: 'Whether it was a scheduled change.' },
  },
  ['entity', 'id', 'version', 'isScheduled'],
);

export default {
  tags: [{ name: 'Events', description: 'Live events for signed-in users.' }],
  paths: {
    '/stat/events': {
      get: {
        operationId: 'readEvents',
        summary: 'Stream events of your own exports, jobs and notices',
        description:
          'An open-ended stream of server-sent events: `export` and `job`, with the whole object as returned by `readExport` and `readJob`; `notice`, with the number of `unread` notices and the ID of the `latest`; and `change`, with the `entity`, `id` and `version` of a watched record and whether it was a scheduled change (`isScheduled`). ' +
          'Events describe the current state, so receiving one twice does no harm. A comment every 15 seconds keeps the stream alive. ' +
          'The stream ends with the session or the access token; reconnect with `Last-Event-ID`. At most ten simultaneous streams per person.',
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
        summary: 'Watch a record for changes',
        description:
          'For three minutes, the event stream reports changes made to the record by others and by scheduled changes; repeat the call to keep watching. Returns the latest change.',
        tags: ['Events'],
        'x-permission': [],
        requestBody: body(object({ entity, id: recordId }, ['entity', 'id']), { entity: 'offer', id: 12 }),
        responses: {
          200: dataResponse('The latest change.', standing, {
            entity: 'offer',
            id: 12,
            version: 3,
            isScheduled: false,
          }),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
