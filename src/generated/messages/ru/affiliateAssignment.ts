// Generated from openapi/entities/affiliateAssignment.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Партнёр или команда оффера и трафик, который от них принимается. Приватный оффер доступен тем, чьё назначение активно.',
  fields: {
    id: 'ID',
    title: 'Название',
    offer: 'Оффер',
    affiliate: 'Партнёр',
    team: 'Команда',
    countries: 'Страны',
    countriesMode: 'Режим стран',
    languages: 'Языки',
    languagesMode: 'Режим языков',
    trafficSources: 'Источники трафика',
    trafficSourcesMode: 'Режим источников трафика',
    schedule: 'Расписание',
    status: 'Статус',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
    party: 'Кто назначен',
  },
  help: {
    title: 'Пусто — имя назначенного.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    countriesMode: { only: 'Только', except: 'Все, кроме' },
    languagesMode: { only: 'Только', except: 'Все, кроме' },
    trafficSourcesMode: { only: 'Только', except: 'Все, кроме' },
    status: { active: 'Активно', inactive: 'Неактивно' },
  },
  onCreate: {
    help: { offer: 'Позже изменить нельзя.', affiliate: 'Позже изменить нельзя.', team: 'Позже изменить нельзя.' },
  },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее', sieve: 'Фильтр трафика' },
};
