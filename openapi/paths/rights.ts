import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { roleTypeOptions } from '../entities/role.ts';
import { user } from '../entities/user.ts';
import { optionValues } from '../kinds.ts';
import { permissionsOf } from '../names.ts';

const text = (description?: string): JsonSchema => ({ type: 'string', ...(description && { description }) });
const whole = (properties: Record<string, JsonSchema>): JsonSchema => object(properties, Object.keys(properties));

const sources = {
  role: 'their role gives it',
  custom: 'granted by custom permissions; the role would grant it too',
  custom_added: 'granted by custom permissions; the role would not grant it',
  custom_removed: 'not granted by custom permissions; the role would grant it',
  absent: 'neither gives it',
  role_type: 'granted without effect, as it is not available to this role type',
  disabled: 'granted without effect, as it is disabled',
};

const example = {
  role: { id: 2, title: 'Manager', type: 'manager', status: 'active' },
  custom: false,
  items: [
    {
      id: 12,
      name: 'affiliate.read',
      title: 'Affiliates: view',
      description: null,
      groupId: 4,
      group: 'Affiliates',
      hidden: false,
      source: 'role',
      effective: true,
      reason: 'By the role “Manager”',
    },
  ],
  scopes: [
    {
      entity: 'affiliate',
      title: 'Affiliates',
      rows: '“Managers”: the user, or “Team” → “Managers”: the user',
      count: 12,
      countIsExact: true,
    },
  ],
};

export default {
  schemas: {
    ExplainedPermission: whole({
      id: { type: 'integer' },
      name: text('Name in code.'),
      title: text(),
      description: { type: ['string', 'null'] },
      groupId: { type: 'integer' },
      group: text('Title of the group.'),
      hidden: { type: 'boolean', description: 'Whether its page or call does not exist yet.' },
      source: {
        type: 'string',
        enum: Object.keys(sources),
        description: `Where it comes from. ${Object.entries(sources)
          .map(([name, meaning]) => `\`${name}\`: ${meaning}.`)
          .join(' ')}`,
      },
      effective: { type: 'boolean', description: 'Whether they have it.' },
      reason: text('The source in words.'),
    }),
    ReachedRecords: whole({
      entity: text('Entity name of the records.'),
      title: text(),
      rows: text('Which of them, in words.'),
      count: {
        type: ['integer', 'null'],
        minimum: 0,
        description: 'How many there are now; `null` if counting takes too long.',
      },
      countIsExact: { type: 'boolean', description: '`false` if there are more than `count`, or if that is `null`.' },
    }),
  },
  paths: {
    '/user/users/{id}/permissions': {
      get: {
        operationId: 'explainPermissions',
        summary: 'Get what a user can do, and why',
        description:
          'Every permission available to their role type, any others granted to them, and which records they can access with the ones they have. ' +
          'While the user is blocked or their role is inactive, none of this applies.',
        tags: [user.name.en[1]],
        'x-permission': permissionsOf(complete('user', user), 'read'),
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 2 }],
        responses: {
          200: dataResponse(
            'Their permissions.',
            whole({
              role: whole({
                id: { type: 'integer' },
                title: text(),
                type: { type: 'string', enum: optionValues(roleTypeOptions) },
                status: { type: 'string', enum: ['active', 'inactive'] },
              }),
              custom: {
                type: 'boolean',
                description: 'Whether custom permissions replace those of the role.',
              },
              items: { type: 'array', items: ref('ExplainedPermission') },
              scopes: { type: 'array', items: ref('ReachedRecords') },
            }),
            example,
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
