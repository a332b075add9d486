// Generated from openapi/entities/trafficSource.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Источник трафика |||| Источника трафика |||| Источников трафика',
  none: 'источников трафика',
  new: 'Новый источник трафика',
  about: 'Откуда приходят посетители: поиск, соцсети, почта, …',
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
  choices: { status: { active: 'Активен', inactive: 'Неактивен' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
