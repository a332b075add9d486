import { integerBounds, type JsonSchema } from '../../domain/rules.ts';
import { dataResponse, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
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
    permissions: { type: 'array', items: { type: 'string' }, description: 'Their permissions, by name.' },
    personalManagers: {
      type: 'array',
      description:
        'For affiliates: their contacts in the network, i.e. their own managers and their team’s. Absent for staff.',
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
      description: 'Who impersonates this user in this session, if anyone.',
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
    description: 'The version the change is based on; refused with 409 if outdated.',
  },
  ...Object.fromEntries(own.map((name) => [name, { ...valueSchema(fields[name]!), description: fields[name]!.en }])),
  currentPassword: {
    type: 'string',
    format: 'password',
    maxLength: 200,
    description:
      'The current password; required to change the password, which ends the user’s other sessions, or the email address.',
  },
  revokeApiTokens: {
    type: 'boolean',
    description: 'Together with a new password: whether to revoke the user’s API tokens as well.',
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
        summary: 'Get the signed-in user',
        tags,
        'x-permission': [],
        parameters: [
          {
            name: 'with',
            in: 'query',
            description: 'Fields to include in addition to the default ones.',
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
        responses: { 200: dataResponse('The user.', ref('Me'), example), ...failures(400, 401, 403, 429, 503) },
      },
      patch: {
        operationId: 'editMe',
        summary: 'Edit your own profile',
        description:
          'Changing the password or email address requires the current password and a session of the user themselves, not an API ' +
          'token or impersonation. The previous address is notified. Affiliates can’t change their email address.',
        tags,
        'x-permission': [],
        requestBody: body(
          object({ items: { type: 'array', items: ref('MeEdit'), minItems: 1, maxItems: 1 } }, ['items']),
          {
            items: [{ firstName: 'Anna', timezone: 'Europe/Riga' }],
          },
        ),
        responses: {
          200: dataResponse('The updated user.', object({ items: { type: 'array', items: ref('Me') } }, ['items']), {
            items: [example],
          }),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
