// Generated from openapi/entities/tag.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Тег |||| Тега |||| Тегов',
  none: 'тегов',
  new: 'Новый тег',
  about: 'Метка для группировки записей.',
  fields: {
    id: 'ID',
    title: 'Название',
    type: 'Для чего',
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
    type: { advertiser: 'Рекламодатели', user: 'Люди', team: 'Команды', offer: 'Офферы', landing: 'Лендинги' },
    status: { active: 'Активен', inactive: 'Неактивен' },
  },
  onCreate: { help: { type: 'Позже изменить нельзя.' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
