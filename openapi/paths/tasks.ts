import { dataResponse, type ContractPart, failures, object, ref } from '../contract-part.ts';
import { task } from '../entities/task.ts';
import { optionValue } from '../kinds.ts';
import type { Options } from '../fields.ts';

/** The possible values of tasks, for programs and people who display them. */

const setting = object(
  {
    id: { type: 'string', description: 'The value stored in fields.' },
    title: { type: 'string', description: 'In the language of `Accept-Language`.' },
    tone: {
      type: ['string', 'null'],
      enum: ['success', 'warning', 'error', 'info', 'neutral', null],
      description: 'The colour of its chip; null if it has none.',
    },
    icon: {
      type: ['string', 'null'],
      enum: ['task', 'chat', 'phone', null],
      description: 'The icon of a type; null if there is none.',
    },
  },
  ['id', 'title', 'tone', 'icon'],
);

const optionsOf = (name: 'type' | 'taskStatus' | 'priority'): Options => {
  const field = task.fields[name];
  return field?.kind === 'enumeration' ? field.options : {};
};
const statuses = task.status?.set ?? {};

const byId = (options: object, description: string) => {
  const ids = Object.entries(options).map((entry) => String(optionValue(entry)));
  return { ...object(Object.fromEntries(ids.map((id) => [id, ref('TaskSetting')])), ids), description };
};

const shown = (options: Options, icon?: 'its own'): Record<string, object> =>
  Object.fromEntries(
    Object.entries(options).map(([id, { en, tone = null }]) => [id, { id, title: en, tone, icon: icon ? id : null }]),
  );

export default {
  schemas: { TaskSetting: setting },
  paths: {
    '/user/tasks/settings': {
      get: {
        operationId: 'readTaskSettings',
        summary: 'List options for tasks',
        description: 'Types, statuses, progress and priorities, each by its ID.',
        tags: ['Tasks'],
        'x-permission': ['task.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        responses: {
          200: dataResponse(
            'The settings, grouped by kind.',
            object(
              {
                type: byId(optionsOf('type'), 'Types, each with an icon.'),
                status: byId(statuses, 'Statuses of the record.'),
                taskStatus: byId(optionsOf('taskStatus'), 'Stages of progress, in order.'),
                priority: byId(optionsOf('priority'), 'From least to most urgent.'),
              },
              ['type', 'status', 'taskStatus', 'priority'],
            ),
            {
              type: shown(optionsOf('type'), 'its own'),
              status: shown(statuses),
              taskStatus: shown(optionsOf('taskStatus')),
              priority: shown(optionsOf('priority')),
            },
          ),
          ...failures(401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
