import { entity, many, markdown, one, roleTypes, visible } from '../define.ts';

const ofTheirs = { rows: visible('task') };

export const taskComment = entity({
  name: {
    en: ['Task comment', 'Task comments'],
    ru: ['Комментарий к задаче', 'Комментария к задаче', 'Комментариев к задаче', 'Комментарии к задаче'],
  },
  about: {
    en: 'A comment on a task. People mentioned in it get access to the task and a notification.',
    ru: 'Комментарий к задаче. Упомянутые получают доступ к задаче и уведомление.',
  },
  path: 'user/task_comments',
  fields: {
    task: one('task', { en: 'Task', ru: 'Задача', required: true, createOnly: true }),
    content: markdown({ en: 'Comment', ru: 'Комментарий', required: true, createOnly: true }),
    mentions: many('user', {
      en: 'Mentioned',
      ru: 'Упомянуты',
      createOnly: true,
      referenceFilter: { roleType: roleTypes.filter((type) => type !== 'affiliate') },
    }),
  },
  displayFields: 'id',
  calls: ['list', 'read', 'create'],
  permissions: { name: 'task' },
  access: { manager: ofTheirs, advertiser_manager: ofTheirs, advertiser_member: ofTheirs },
});
