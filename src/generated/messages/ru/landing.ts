// Generated from openapi/entities/landing.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    title: 'Название',
    offer: 'Оффер',
    advertiser: 'Рекламодатель',
    targetUrl: 'Адрес страницы',
    previewUrl: 'Адрес предпросмотра',
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
    targetUrl: 'Макросы, например {click_id}, заменяются значениями.',
    weight: 'Доля посетителей относительно других страниц оффера.',
    version: 'Растёт на единицу с каждым изменением. Правка со старой версией отклоняется с кодом 409.',
  },
  choices: {
    pageType: { landing: 'Лендинг', prelanding: 'Прелендинг', thank_you: 'Страница благодарности' },
    status: { active: 'Активен', inactive: 'Неактивен' },
  },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  tabs: { general: 'Общее', parameters: 'Параметры' },
};
