// Generated from openapi/entities/geo.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Гео |||| Гео |||| Гео',
  none: 'гео',
  new: 'Новое гео',
  about: 'Страны, с которыми работают как с одной. Страна может входить в несколько гео.',
  fields: {
    id: 'ID',
    title: 'Название',
    countries: 'Страны',
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
  choices: { status: { active: 'Активно', deleted: 'Удалено' } },
  statuses: { active: 'Активные', deleted: 'Удалённые' },
  verbs: { active: 'Активировать', deleted: 'Удалить' },
  tabs: { general: 'Общее' },
};
