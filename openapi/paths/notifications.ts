import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
import { roleTypes } from '../fields.ts';

const tags = ['Notifications'];
const staff = { 'x-permission': [], 'x-role-types': roleTypes.filter((type) => type !== 'affiliate') } as const;

const kind = { type: 'string', minLength: 1, maxLength: 100, description: 'Its name in code.' };
const email = { type: 'boolean', description: 'Whether the user is written to about it.' };

const shown = object(
  {
    kind,
    title: { type: 'string', description: 'In the language of the call.' },
    description: { type: 'string', description: 'What it tells of, in the language of the call.' },
    email,
    locked: { type: 'boolean', description: 'Whether it is always sent, as it tells of what an intruder would do.' },
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
const items = (schema: string) => object({ items: { type: 'array', items: ref(schema) } }, ['items']);

export default {
  tags: [{ name: 'Notifications', description: 'What the signed-in user is written to about.' }],
  schemas: { OwnNotification: shown, OwnNotificationEdit: object({ kind, email }, ['kind', 'email']) },
  paths: {
    '/user/users/me/notifications': {
      get: {
        operationId: 'listOwnNotifications',
        summary: 'List what one is written to about',
        description: 'Not for affiliates: they are written to about the security of their account alone.',
        tags,
        ...staff,
        responses: {
          200: answer('The kinds of messages.', items('OwnNotification'), example),
          ...failures(400, 401, 403, 429, 503),
        },
      },
      patch: {
        operationId: 'editOwnNotifications',
        summary: 'Choose what one is written to about',
        tags,
        ...staff,
        requestBody: body(
          object({ items: { type: 'array', items: ref('OwnNotificationEdit'), minItems: 1, maxItems: 1000 } }, [
            'items',
          ]),
          { items: [{ kind: 'new_sign_in', email: false }] },
        ),
        responses: {
          200: answer('All kinds of messages as they are now.', items('OwnNotification'), example),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
