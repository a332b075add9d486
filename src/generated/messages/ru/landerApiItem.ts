// Generated from openapi/entities/landerApiItem.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Библиотека лендингов сети, которые сайты партнёров загружают по API.',
  fields: {
    id: 'ID',
    title: 'Название',
    vertical: 'Вертикаль',
    categories: 'Категории',
    tags: 'Теги',
    languages: 'Языки',
    assignedToOffers: 'Офферы',
    url: 'Ссылка',
    previewUrl: 'Ссылка предпросмотра',
    status: 'Статус',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    assignedToOffers: 'Загружать лендинг могут партнёры, которым виден хотя бы один из них.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { active: 'Активен', inactive: 'Неактивен' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
  sections: { landingPage: 'Лендинг', classification: 'Классификация', whoMayLoadIt: 'Кому доступен' },
};
