import { choreNames } from '../../domain/chores.ts';
import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const moment = (description: string) => ({ type: ['integer', 'null'], description });
const retried = ['mails', 'postbacks', 'synchronizations'];
/** The queues that send something; `server/database/queue-stops.ts` has the same. */
const sending = ['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads'];
const queueStop = moment('When the queue was stopped, in seconds UTC; null while it is running.');

const queue = object(
  {
    name: {
      type: 'string',
      enum: [...sending, 'recordJobs', 'exports', 'pushes', 'acceptedLeads', 'approvals'],
      description: 'What it does.',
    },
    waiting: count('Items still to be processed, now or later.'),
    running: count('What a process is working on.'),
    failed: count('Items given up, interrupted, paused or partly failed, as long as they are kept.'),
    oldestAt: moment('When the oldest pending item was queued, in seconds UTC.'),
    endedAt: moment('When an item was last completed, in seconds UTC; null if that is not recorded.'),
    problem: {
      type: ['string', 'null'],
      description: 'The last error of a pending item, in the language of the call.',
    },
    stoppedAt: queueStop,
  },
  ['name', 'waiting', 'running', 'failed', 'oldestAt', 'endedAt', 'problem', 'stoppedAt'],
);

const who = {
  ...object({ id: { type: 'integer' }, name: { type: 'string' } }, ['id', 'name']),
  type: ['object', 'null'],
};
const stop = object(
  {
    id: { type: 'integer' },
    queue: { type: 'string', enum: sending, description: 'Which queue.' },
    stoppedAt: { type: 'integer', description: 'Seconds UTC.' },
    stoppedBy: who,
    startedAt: moment('When it was restarted, in seconds UTC; null while it is stopped.'),
    startedBy: who,
  },
  ['id', 'queue', 'stoppedAt', 'stoppedBy', 'startedAt', 'startedBy'],
);
const oneQueue = body(object({ queue: { enum: sending, description: 'Which queue.' } }, ['queue']), {
  queue: 'postbacks',
});
const page = (name: string, minimum: number, maximum: number, initial: number) => ({
  name,
  in: 'query' as const,
  schema: { type: 'integer', minimum, maximum, default: initial },
});

const chore = object(
  {
    name: {
      type: 'string',
      enum: choreNames,
      description: 'Scheduled maintenance for all networks of the installation.',
    },
    endedAt: moment('When it last ran, in seconds UTC.'),
    failedAt: moment('When it last failed, in seconds UTC.'),
  },
  ['name', 'endedAt', 'failedAt'],
);

const mail = object(
  {
    id: { type: 'integer' },
    address: { type: 'string', description: 'The recipient.' },
    about: { type: 'string', description: 'What it is about, in the language of the call.' },
    state: { type: 'string', enum: ['waiting', 'sent', 'given_up', 'cancelled'] },
    attempts: count('How often it was tried.'),
    problem: { type: ['string', 'null'], description: 'The last error, in the language of the call.' },
    createdAt: { type: 'integer', description: 'Seconds UTC.' },
    dueAt: moment('When the next attempt is due, in seconds UTC.'),
    endedAt: moment('When it was sent, given up or cancelled, in seconds UTC.'),
    canRetry: {
      type: 'boolean',
      description:
        'Whether it was given up and can be retried. Emails with a link can only be retried until the link expires.',
    },
  },
  ['id', 'address', 'about', 'state', 'attempts', 'problem', 'createdAt', 'dueAt', 'endedAt', 'canRetry'],
);

const chosen = body(
  object({ ids: { type: 'array', items: recordId, minItems: 1, maxItems: 100, description: 'The emails.' } }, ['ids']),
  { ids: [1] },
);
const tags = ['Background work'];
const list = (items: object) => object({ items: { type: 'array', items } }, ['items']);

export default {
  tags: [
    {
      name: 'Background work',
      description: 'Background work: what is pending, what fails, and when it last ran.',
    },
  ],
  paths: {
    '/user/background_work': {
      get: {
        operationId: 'readBackgroundWork',
        summary: 'Get the state of background work',
        description: 'The queues of the network and the scheduled maintenance of the installation.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        responses: {
          200: dataResponse(
            'Queues and scheduled maintenance.',
            object({ queues: { type: 'array', items: queue }, chores: { type: 'array', items: chore } }, [
              'queues',
              'chores',
            ]),
            {
              queues: [
                {
                  name: 'mails',
                  waiting: 1,
                  running: 0,
                  failed: 0,
                  oldestAt: 1767225600,
                  endedAt: 1767225000,
                  problem: 'Connection refused',
                  stoppedAt: null,
                },
              ],
              chores: [{ name: 'sweeping', endedAt: 1767225600, failedAt: null }],
            },
          ),
          ...failures(401, 403, 429, 503),
        },
      },
    },
    '/user/background_work/mails': {
      get: {
        operationId: 'listMails',
        summary: 'List emails',
        description:
          'The last hundred emails of the network, without their content, which may give access to an account.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        responses: {
          200: dataResponse('Emails, latest first.', list(mail), {
            items: [
              {
                id: 1,
                address: 'ada@example.com',
                about: 'New sign-in',
                state: 'sent',
                attempts: 1,
                problem: null,
                createdAt: 1767225600,
                dueAt: null,
                endedAt: 1767225601,
                canRetry: false,
              },
            ],
          }),
          ...failures(401, 403, 429, 503),
        },
      },
    },
    '/user/background_work/mails/retry': {
      post: {
        operationId: 'retryMails',
        summary: 'Retry emails',
        description: 'Emails that were given up and whose link has not expired become due now; others are unchanged.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: chosen,
        responses: {
          200: dataResponse('How many are due now.', object({ count: count('How many.') }, ['count']), { count: 1 }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/mails/cancel': {
      post: {
        operationId: 'cancelMails',
        summary: 'Cancel emails',
        description: 'Emails that are pending or given up will never be sent; others are unchanged.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: chosen,
        responses: {
          200: dataResponse('How many are cancelled.', object({ count: count('How many.') }, ['count']), { count: 1 }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/stops': {
      get: {
        operationId: 'listQueueStops',
        summary: 'List stops of queues',
        description: 'Who stopped a queue of the network and who restarted it, latest first.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        parameters: [page('limit', 1, 100, 25), page('offset', 0, 2147483647, 0)],
        responses: {
          200: dataResponse(
            'The stops, and their total.',
            object({ items: { type: 'array', items: stop }, meta: ref('ListMeta') }, ['items', 'meta']),
            {
              items: [
                {
                  id: 1,
                  queue: 'postbacks',
                  stoppedAt: 1767225600,
                  stoppedBy: { id: 1, name: 'Ada Lind' },
                  startedAt: 1767229200,
                  startedBy: { id: 1, name: 'Ada Lind' },
                },
              ],
              meta: { totalCount: 1 },
            },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
    '/user/background_work/stop': {
      post: {
        operationId: 'stopQueue',
        summary: 'Stop a queue',
        description:
          'No process starts new items of the queue; items under way are finished. New items wait in order, and the time until the restart does not count against them. Stopping a stopped queue has no effect.',
        tags,
        'x-permission': ['background_work.stop'],
        'x-role-types': ['admin'],
        requestBody: oneQueue,
        responses: {
          200: dataResponse('When it was stopped.', object({ stoppedAt: queueStop }, ['stoppedAt']), {
            stoppedAt: 1767225600,
          }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/start': {
      post: {
        operationId: 'startQueue',
        summary: 'Start a queue',
        description: 'All waiting items are sent, each once. Starting a running queue has no effect.',
        tags,
        'x-permission': ['background_work.stop'],
        'x-role-types': ['admin'],
        requestBody: oneQueue,
        responses: {
          200: dataResponse('Confirms that the queue is running.', object({ stoppedAt: queueStop }, ['stoppedAt']), {
            stoppedAt: null,
          }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/retry': {
      post: {
        operationId: 'retryBackgroundWork',
        summary: 'Retry a queue immediately',
        description:
          'All items of a queue that wait for their next attempt become due now. Items given up are unchanged.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: body(object({ queue: { enum: retried, description: 'Which queue.' } }, ['queue']), {
          queue: 'mails',
        }),
        responses: {
          200: dataResponse('How many items became due.', object({ count: count('How much.') }, ['count']), {
            count: 1,
          }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
