// Generated from openapi/entities/landing.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    title: 'Название',
    offer: 'Оффер',
    advertiser: 'Рекламодатель',
    targetUrl: 'Ссылка',
    previewUrl: 'Ссылка предпросмотра',
    pageType: 'Тип страницы',
    landerApiLanguage: 'Язык',
    weight: 'Вес',
    tags: 'Теги',
    additionalParameters: 'Дополнительные параметры',
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
    targetUrl: 'Можно использовать макросы, например {click_id}.',
    weight: 'Доля посетителей относительно других лендингов оффера.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    pageType: { landing: 'Лендинг', prelanding: 'Прелендинг', thank_you: 'Страница благодарности' },
    status: { active: 'Активен', inactive: 'Неактивен' },
  },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее', parameters: 'Параметры' },
};
