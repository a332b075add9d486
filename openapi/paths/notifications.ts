import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';
import { roleTypes } from '../fields.ts';
import { noticeGroups, noticeTypes } from '../../domain/notices/notice-types.ts';

const tags = ['Notifications'];
const staff = { 'x-permission': [], 'x-role-types': roleTypes.filter((type) => type !== 'affiliate') } as const;

const kind = { type: 'string', minLength: 1, maxLength: 100, description: 'Its name in code.' };
const email = { type: 'boolean', description: 'Whether the user gets emails about it.' };

const shown = object(
  {
    kind,
    title: { type: 'string', description: 'In the language of the call.' },
    description: { type: 'string', description: 'What it is about, in the language of the call.' },
    email,
    locked: { type: 'boolean', description: 'Whether it is always sent, for security reasons.' },
  },
  ['kind', 'title', 'description', 'email', 'locked'],
);

const example = {
  items: [
    {
      kind: 'new_sign_in',
      title: 'New sign-in',
      description: 'Someone signed in to your account from a browser or an address not seen before.',
      email: true,
      locked: false,
    },
  ],
};
const moment = { type: 'integer', format: 'unix-time' };
const notice = object(
  {
    id: { type: 'integer' },
    groupSlug: { type: 'string', enum: Object.keys(noticeGroups), description: 'The kind of event.' },
    type: { type: 'string', enum: Object.keys(noticeTypes) },
    title: { type: 'string', description: 'What happened, in the language of the call.' },
    text: { type: ['string', 'null'], description: 'Further details.' },
    path: { type: ['string', 'null'], description: 'The admin page it links to.' },
    createdAt: { ...moment, description: 'When it happened.' },
    readAt: { ...moment, type: ['integer', 'null'], description: 'When it was read; null until then.' },
  },
  ['id', 'groupSlug', 'type', 'title', 'text', 'path', 'createdAt', 'readAt'],
);
const unread = {
  type: 'integer',
  minimum: 0,
  maximum: 100,
  description: 'The number of unread notices, at most 100.',
};
const noticeExample = {
  id: 41,
  groupSlug: 'caps',
  type: 'cap.full',
  title: 'Cap full: Daily leads',
  text: '100 of 100 used in this period',
  path: '/caps/4/general',
  createdAt: 1767225600,
  readAt: null,
};
const delivery = object(
  {
    id: { type: 'integer' },
    notification: { type: 'integer', description: 'The rule that caused it.' },
    notificationTitle: { type: ['string', 'null'], description: 'The rule’s description.' },
    channel: { type: 'string', enum: ['email', 'telegram', 'webhook'] },
    channelTitle: { type: ['string', 'null'], description: 'The bot or the webhook.' },
    groupSlug: { type: 'string', enum: Object.keys(noticeGroups) },
    type: { type: 'string', enum: Object.keys(noticeTypes) },
    about: { type: 'string', description: 'What it is about, in the language of the call.' },
    user: object({ id: recordId, name: { type: 'string' } }, ['id', 'name']),
    isDigest: { type: 'boolean', description: 'Whether it is part of a digest.' },
    state: {
      type: 'string',
      enum: ['waiting', 'delivered', 'given_up', 'withdrawn'],
      description:
        'Emails count as delivered once they are in the email queue. `withdrawn`: it is not sent; `problem` gives the reason.',
    },
    attempts: { type: 'integer', minimum: 0 },
    problem: { type: ['string', 'null'], description: 'The last error, in the language of the call.' },
    happenedAt: moment,
    dueAt: { ...moment, type: ['integer', 'null'], description: 'When the next attempt is due; null once finished.' },
    endedAt: { ...moment, type: ['integer', 'null'] },
  },
  [
    ...[
      'id',
      'notification',
      'notificationTitle',
      'channel',
      'channelTitle',
      'groupSlug',
      'type',
      'about',
      'user',
      'isDigest',
    ],
    ...['state', 'attempts', 'problem', 'happenedAt', 'dueAt', 'endedAt'],
  ],
);
const deliveryExample = {
  id: 8,
  notification: 2,
  channel: 'webhook',
  channelTitle: 'Our CRM',
  groupSlug: 'caps',
  type: 'cap.full',
  notificationTitle: 'Caps, each morning',
  about: 'Cap full',
  user: { id: 3, name: 'Ada Berg' },
  isDigest: false,
  state: 'waiting',
  attempts: 1,
  problem: 'HTTP 503',
  happenedAt: 1767225600,
  dueAt: 1767225630,
  endedAt: null,
};
const page = (name: string, minimum: number, maximum: number, usual: number): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'integer', minimum, maximum, default: usual },
});
const own: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The signed-in user’s own.',
  schema: recordId,
};
const noticeId = { type: 'integer', minimum: 1, maximum: 9007199254740991 };
const items = (schema: string) => object({ items: { type: 'array', items: ref(schema) } }, ['items']);

export default {
  tags: [{ name: 'Notifications', description: 'What people are notified of, and how.' }],
  schemas: {
    OwnNotification: shown,
    OwnNotificationEdit: object({ kind, email }, ['kind', 'email']),
    Notice: notice,
    NotificationDelivery: delivery,
  },
  paths: {
    '/user/notifications/deliveries': {
      get: {
        operationId: 'listNotificationDeliveries',
        summary: 'List notifications sent by rules',
        description: 'By email, Telegram and webhook, newest first. Kept for thirty days after delivery or failure.',
        tags,
        'x-permission': ['notification.read'],
        'x-role-types': ['admin', 'manager'],
        parameters: [page('limit', 1, 100, 25), page('offset', 0, 2147483647, 0)],
        responses: {
          200: dataResponse(
            'The deliveries, and their total.',
            object({ items: { type: 'array', items: ref('NotificationDelivery') }, meta: ref('ListMeta') }, [
              'items',
              'meta',
            ]),
            { items: [deliveryExample], meta: { totalCount: 1 } },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
    '/user/notifications/test': {
      post: {
        operationId: 'testNotificationChannel',
        summary: 'Send a test through a bot or webhook',
        description:
          'A bot writes to the signed-in user, if they have linked it. Otherwise only its token is checked, and 409 confirms that it is valid. At most 60 tests in a quarter of an hour.',
        tags,
        'x-permission': ['notification.update'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(
          object({ notificationChannelIntegrationId: recordId }, ['notificationChannelIntegrationId']),
          {
            notificationChannelIntegrationId: 3,
          },
        ),
        responses: {
          200: dataResponse(
            'The outcome.',
            object(
              {
                delivered: { type: 'boolean' },
                status: { type: ['integer', 'null'], description: 'The response status; null if there is none.' },
                problem: {
                  type: ['string', 'null'],
                  description: 'Why it was not delivered, in the language of the call.',
                },
                took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
              },
              ['delivered', 'status', 'problem', 'took'],
            ),
            { delivered: true, status: 200, problem: null, took: 84 },
          ),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/notifications/telegram': {
      get: {
        operationId: 'listOwnTelegram',
        summary: 'List bots and whether you have linked them',
        description:
          'To link a bot, send it `/start` and your bot key. Affiliates see only the bots they have linked and those a rule notifies them through.',
        tags,
        'x-permission': [],
        responses: {
          200: dataResponse(
            'The active bots; affiliates see each bot’s own name.',
            object(
              {
                items: {
                  type: 'array',
                  items: object(
                    {
                      id: { type: 'integer' },
                      title: { type: 'string' },
                      botName: { type: ['string', 'null'], description: 'Its username, without @.' },
                      linkedAt: {
                        ...moment,
                        type: ['integer', 'null'],
                        description: 'When it was linked; null if it isn’t.',
                      },
                    },
                    ['id', 'title', 'botName', 'linkedAt'],
                  ),
                },
              },
              ['items'],
            ),
            { items: [{ id: 3, title: 'Our bot', botName: 'sluice_bot', linkedAt: 1767225600 }] },
          ),
          ...failures(401, 403, 429, 503),
        },
      },
    },
    '/user/notifications/unlink_telegram': {
      post: {
        operationId: 'unlinkTelegram',
        summary: 'Unlink all your bots',
        tags,
        'x-permission': [],
        responses: {
          200: dataResponse('How many were linked.', object({ count: { type: 'integer', minimum: 0 } }, ['count']), {
            count: 1,
          }),
          ...failures(401, 403, 413, 415, 429, 503),
        },
      },
    },
    '/user/notifications/personal/{id}': {
      get: {
        operationId: 'listOwnNotices',
        summary: 'List your notices',
        description:
          'The notices of the signed-in user, newest first, in the language of the call; those of others can’t be read (404). Notices about records the user can no longer read are left out.',
        tags,
        'x-permission': [],
        parameters: [
          own,
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } },
          {
            name: 'before',
            in: 'query',
            description: 'Only notices older than this one.',
            schema: noticeId,
            example: 41,
          },
          { name: 'unread', in: 'query', description: 'Only unread notices.', schema: { type: 'boolean' } },
        ],
        responses: {
          200: dataResponse(
            'The notices, and how many are unread.',
            object(
              {
                items: { type: 'array', items: ref('Notice') },
                meta: object(
                  { unread, hasMore: { type: 'boolean', description: 'Whether there are older notices.' } },
                  ['unread', 'hasMore'],
                ),
              },
              ['items', 'meta'],
            ),
            { items: [noticeExample], meta: { unread: 1, hasMore: false } },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
      patch: {
        operationId: 'markOwnNotices',
        summary: 'Mark notices as read',
        description: 'Marks these, or all up to a given one. Notices of others are unchanged.',
        tags,
        'x-permission': [],
        parameters: [own],
        requestBody: body(
          object(
            {
              ids: { type: 'array', items: noticeId, minItems: 1, maxItems: 100 },
              upTo: { ...noticeId, description: 'This notice and all older ones.' },
            },
            [],
          ),
          { ids: [41] },
        ),
        responses: {
          200: dataResponse(
            'How many are unread now, and which is the newest.',
            object({ unread, latest: { type: ['integer', 'null'] } }, ['unread', 'latest']),
            { unread: 0, latest: 41 },
          ),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/users/me/notifications': {
      get: {
        operationId: 'listOwnNotifications',
        summary: 'List your email settings',
        description: 'Not for affiliates: they only get emails about the security of their account.',
        tags,
        ...staff,
        responses: {
          200: dataResponse('The kinds of emails.', items('OwnNotification'), example),
          ...failures(400, 401, 403, 429, 503),
        },
      },
      patch: {
        operationId: 'editOwnNotifications',
        summary: 'Change your email settings',
        tags,
        ...staff,
        requestBody: body(
          object({ items: { type: 'array', items: ref('OwnNotificationEdit'), minItems: 1, maxItems: 1000 } }, [
            'items',
          ]),
          { items: [{ kind: 'new_sign_in', email: false }] },
        ),
        responses: {
          200: dataResponse('All kinds of emails with their current settings.', items('OwnNotification'), example),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
