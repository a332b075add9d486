// Generated from openapi/entities/campaign.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    secureId: 'Публичный ID',
    title: 'Название',
    affiliate: 'Партнёр',
    offer: 'Оффер',
    integrationMethod: 'Способ интеграции',
    trafficSource: 'Источник трафика',
    countries: 'Страны',
    landers: 'Лендинги',
    domain: 'Трекинговый домен',
    targetUrl: 'Трекинговая ссылка',
    autocreated: 'Создана автоматически',
    status: 'Статус',
    blockReason: 'Причина',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    domain: 'Пусто — домен сети по умолчанию.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    integrationMethod: { redirect: 'Редирект', api: 'API', landing: 'Лендинг' },
    status: {
      active: 'Активна',
      inactive: 'Неактивна',
      offer_revoked: 'Оффер отозван',
      blocked: 'Заблокирована',
      deleted: 'Удалена',
    },
  },
  statuses: { active: 'Активные', inactive: 'Неактивные', blocked: 'Заблокированные', deleted: 'Удалённые' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать', blocked: 'Заблокировать', deleted: 'Удалить' },
  tabs: { general: 'Общее', landings: 'Лендинги' },
};
