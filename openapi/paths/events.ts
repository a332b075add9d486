import { type ContractPart, failures, type Parameter } from '../contract-part.ts';

const lastEvent: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that was heard: what happened since is told first.',
  schema: { type: 'string', minLength: 1, maxLength: 40 },
};

export default {
  tags: [{ name: 'Events', description: 'What happens while someone is signed in, told as it happens.' }],
  paths: {
    '/stat/events': {
      get: {
        operationId: 'readEvents',
        summary: 'Hear of one’s own exports, jobs and notices as they go on',
        description:
          'A stream of server-sent events that never ends by itself: `export` and `job`, each with the whole of what changed as its data, as `readExport` and `readJob` answer it, and `notice` with how many notices are `unread` and the id of the `latest`. ' +
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
  },
} satisfies ContractPart;
