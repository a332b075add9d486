// Generated from openapi/entities/category.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Категория |||| Категории |||| Категорий',
  none: 'категорий',
  new: 'Новая категория',
  about: 'Категория офферов.',
  fields: {
    id: 'ID',
    title: 'Название',
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
  choices: { status: { active: 'Активна', inactive: 'Неактивна' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
