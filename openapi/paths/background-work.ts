import { choreNames } from '../../domain/chores.ts';
import { answer, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const moment = (description: string) => ({ type: ['integer', 'null'], description });
const retried = ['mails', 'postbacks', 'synchronizations'];
/** The queues that send something; `server/database/queue-stops.ts` has the same. */
const sending = ['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads'];
const queueStop = moment('Since when nothing of it is sent, in seconds UTC; null while it goes on.');

const queue = object(
  {
    name: {
      type: 'string',
      enum: [...sending, 'recordJobs', 'exports', 'pushes', 'acceptedLeads', 'approvals'],
      description: 'What it does.',
    },
    waiting: count('What is still to be done, now or later.'),
    running: count('What a process is at.'),
    failed: count('What was given up, interrupted or paused, or failed in part, within the time that it is kept.'),
    oldestAt: moment('Since when the oldest of it has been waiting, in seconds UTC.'),
    endedAt: moment('When something was last done, in seconds UTC; null where that is not kept.'),
    problem: {
      type: ['string', 'null'],
      description: 'What stood in the way last of something that still waits, in the language of the call.',
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
    startedAt: moment('When it was started again, in seconds UTC; null while it is stopped.'),
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
      description: 'What is done every so often, for all networks of the installation.',
    },
    endedAt: moment('When it was last done, in seconds UTC.'),
    failedAt: moment('When it last failed, in seconds UTC.'),
  },
  ['name', 'endedAt', 'failedAt'],
);

const mail = object(
  {
    id: { type: 'integer' },
    address: { type: 'string', description: 'Who is written to.' },
    about: { type: 'string', description: 'What it tells, in the language of the call.' },
    state: { type: 'string', enum: ['waiting', 'sent', 'given_up', 'cancelled'] },
    attempts: count('How often it was tried.'),
    problem: { type: ['string', 'null'], description: 'What stood in the way last, in the language of the call.' },
    createdAt: { type: 'integer', description: 'Seconds UTC.' },
    dueAt: moment('When it is tried next, in seconds UTC.'),
    endedAt: moment('When it was sent, given up or cancelled, in seconds UTC.'),
    canRetry: {
      type: 'boolean',
      description: 'Whether it was given up and can be tried again: those with a link only as long as that works.',
    },
  },
  ['id', 'address', 'about', 'state', 'attempts', 'problem', 'createdAt', 'dueAt', 'endedAt', 'canRetry'],
);

const chosen = body(
  object({ ids: { type: 'array', items: recordId, minItems: 1, maxItems: 100, description: 'The mails.' } }, ['ids']),
  { ids: [1] },
);
const tags = ['Background work'];
const list = (items: object) => object({ items: { type: 'array', items } }, ['items']);

export default {
  tags: [
    {
      name: 'Background work',
      description: 'Background work: what waits, what fails, and when it was last done.',
    },
  ],
  paths: {
    '/user/background_work': {
      get: {
        operationId: 'readBackgroundWork',
        summary: 'Tell how background work goes',
        description: 'The queues of the network, and the chores of the installation.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        responses: {
          200: answer(
            'Queues and chores.',
            object({ queues: { type: 'array', items: queue }, chores: { type: 'array', items: chore } }, [
              'queues',
              'chores',
            ]),
            {
              queues: [
                {
                  ...{ name: 'mails', waiting: 1, running: 0, failed: 0, oldestAt: 1767225600, endedAt: 1767225000 },
                  ...{ problem: 'Connection refused', stoppedAt: null },
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
        summary: 'List mails',
        description: 'The last hundred mails of the network, without what they say: that may open an account.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        responses: {
          200: answer('Mails, the latest first.', list(mail), {
            items: [
              {
                ...{
                  id: 1,
                  address: 'ada@example.com',
                  about: 'New sign-in',
                  state: 'sent',
                  attempts: 1,
                  problem: null,
                },
                ...{ createdAt: 1767225600, dueAt: null, endedAt: 1767225601, canRetry: false },
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
        summary: 'Try mails again',
        description: 'Those that were given up, and whose link has not expired, are due now; others stay as they are.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: chosen,
        responses: {
          200: answer('How many are due now.', object({ count: count('How many.') }, ['count']), { count: 1 }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/mails/cancel': {
      post: {
        operationId: 'cancelMails',
        summary: 'Cancel mails',
        description: 'Those that wait or were given up are never sent; what is under way or over stays as it is.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: chosen,
        responses: {
          200: answer('How many are cancelled.', object({ count: count('How many.') }, ['count']), { count: 1 }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/stops': {
      get: {
        operationId: 'listQueueStops',
        summary: 'List when queues were stopped',
        description: 'Who stopped a queue of the network and who started it again, the latest first.',
        tags,
        'x-permission': ['background_work.read'],
        'x-role-types': ['admin'],
        parameters: [page('limit', 1, 100, 25), page('offset', 0, 2147483647, 0)],
        responses: {
          200: answer(
            'The stops, and how many there are.',
            object({ items: { type: 'array', items: stop }, meta: ref('ListMeta') }, ['items', 'meta']),
            {
              items: [
                {
                  ...{ id: 1, queue: 'postbacks', stoppedAt: 1767225600, stoppedBy: { id: 1, name: 'Ada Lind' } },
                  ...{ startedAt: 1767229200, startedBy: { id: 1, name: 'Ada Lind' } },
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
          'Nothing of it is begun any more, in no process; what is under way is finished. What comes in waits in its order, and the time until the queue is started again does not count against it. One that is stopped stays so.',
        tags,
        'x-permission': ['background_work.stop'],
        'x-role-types': ['admin'],
        requestBody: oneQueue,
        responses: {
          200: answer('Since when it is stopped.', object({ stoppedAt: queueStop }, ['stoppedAt']), {
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
        description: 'All that has waited is sent, each once. One that is not stopped goes on.',
        tags,
        'x-permission': ['background_work.stop'],
        'x-role-types': ['admin'],
        requestBody: oneQueue,
        responses: {
          200: answer('That it goes on.', object({ stoppedAt: queueStop }, ['stoppedAt']), { stoppedAt: null }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/background_work/retry': {
      post: {
        operationId: 'retryBackgroundWork',
        summary: 'Try again at once',
        description: 'All of a queue that waits for its next attempt is due now. What was given up stays so.',
        tags,
        'x-permission': ['background_work.retry'],
        'x-role-types': ['admin'],
        requestBody: body(object({ queue: { enum: retried, description: 'Which queue.' } }, ['queue']), {
          queue: 'mails',
        }),
        responses: {
          200: answer('How much of it is due now.', object({ count: count('How much.') }, ['count']), { count: 1 }),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
