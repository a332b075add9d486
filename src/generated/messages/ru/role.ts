// Generated from openapi/entities/role.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Роль |||| Роли |||| Ролей',
  none: 'ролей',
  new: 'Новая роль',
  about: 'Именованный набор прав.',
  fields: {
    id: 'ID',
    title: 'Название',
    type: 'Тип роли',
    permissions: 'Права',
    status: 'Статус',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: { version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.' },
  choices: {
    type: {
      admin: 'Администратор',
      manager: 'Менеджер',
      advertiser_manager: 'Менеджер рекламодателей',
      advertiser_member: 'Сотрудник рекламодателя',
      affiliate: 'Партнёр',
    },
    status: { active: 'Активна', inactive: 'Неактивна' },
  },
  onCreate: { help: { type: 'Позже изменить нельзя.' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
