import { integerBounds, type JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { user } from '../entities/user.ts';
import { isNullable, kindOf, optionValues, valueSchema } from '../kinds.ts';
import { roleTypeOptions } from '../entities/role.ts';

const tags = ['Profile'];

const { fields } = complete('user', user);
const readable = Object.entries(fields).filter(([, field]) => !field.writeOnly);

const shown = ([name, field]: (typeof readable)[number]): [string, JsonSchema] => {
  const schema = kindOf(field).schema(field);
  return [name, { ...schema, description: field.en, ...(isNullable(field) && { type: [schema['type'], 'null'] }) }];
};

/** The signed-in user: their record, with their role and permissions included. */
const me = object(
  {
    ...Object.fromEntries(readable.map(shown)),
    role: object(
      {
        id: { type: 'integer' },
        title: { type: 'string' },
        type: { type: 'string', enum: optionValues(roleTypeOptions) },
      },
      ['id', 'title', 'type'],
    ),
    permissions: { type: 'array', items: { type: 'string' }, description: 'What they may do, as names in code.' },
    personalManagers: {
      type: 'array',
      description:
        'For an affiliate: their contacts in the network, that is their own managers and those of their team. Absent for staff.',
      items: object(
        {
          id: { type: 'integer' },
          fullName: { type: 'string' },
          email: { type: 'string' },
          contacts: {
            ...kindOf(fields['contacts']!).schema(fields['contacts']!),
            description: 'How else to reach them.',
          },
        },
        ['id', 'fullName', 'email', 'contacts'],
      ),
    },
    impersonator: {
      ...object({ id: { type: 'integer' }, fullName: { type: 'string' } }, ['id', 'fullName']),
      type: ['object', 'null'],
      description: 'Who impersonates this user in this session, if someone does.',
    },
  },
  ['id', 'role', 'permissions', 'impersonator'],
);

/** What people may change about themselves. */
const own = ['firstName', 'lastName', 'email', 'contacts', 'birthDate', 'timezone', 'language', 'password'] as const;

const edit = object({
  version: {
    type: 'integer',
    minimum: 1,
    maximum: integerBounds.maximum,
    description: 'The version the change is based on; an old one is refused with 409.',
  },
  ...Object.fromEntries(own.map((name) => [name, { ...valueSchema(fields[name]!), description: fields[name]!.en }])),
  currentPassword: {
    type: 'string',
    format: 'password',
    maxLength: 200,
    description:
      'The current password; due with a new one, which ends the other sessions of the user, and with another address.',
  },
  revokeApiTokens: {
    type: 'boolean',
    description: 'Along with a new password: whether the API tokens of the user are revoked, too.',
  },
});

const example = {
  id: 1,
  firstName: 'Anna',
  lastName: 'Berzina',
  fullName: 'Anna Berzina',
  email: 'person1@example.com',
  role: { id: 1, title: 'Administrator', type: 'admin' },
  roleType: 'admin',
  permissions: ['front.dashboard.read', 'offer.read'],
  timezone: 'Europe/Riga',
  language: 'en',
  status: 'active',
  trafficBlocked: false,
  impersonator: null,
};

export default {
  tags: [{ name: 'Profile', description: 'The signed-in user.' }],
  schemas: { Me: me, MeEdit: edit },
  paths: {
    '/user/users/me': {
      get: {
        operationId: 'readMe',
        summary: 'Read who is signed in',
        tags,
        'x-permission': [],
        parameters: [
          {
            name: 'with',
            in: 'query',
            description: 'Fields to send beside the usual ones.',
            style: 'form',
            explode: false,
            schema: {
              type: 'array',
              items: { type: 'string', enum: readable.map(([name]) => name) },
              minItems: 1,
              maxItems: 1000,
            },
          },
        ],
        responses: { 200: answer('The user.', ref('Me'), example), ...failures(400, 401, 403, 429, 503) },
      },
      patch: {
        operationId: 'editMe',
        summary: 'Edit the own profile',
        description:
          'A new password and another email address take the current password, and someone who is signed in as themselves: no API ' +
          'token, no one who impersonates the user. The former address is written to. Affiliates can’t change theirs.',
        tags,
        'x-permission': [],
        requestBody: body(
          object({ items: { type: 'array', items: ref('MeEdit'), minItems: 1, maxItems: 1 } }, ['items']),
          {
            items: [{ firstName: 'Anna', timezone: 'Europe/Riga' }],
          },
        ),
        responses: {
          200: answer('The user as they are now.', object({ items: { type: 'array', items: ref('Me') } }, ['items']), {
            items: [example],
          }),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
