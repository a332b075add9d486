// Generated from openapi/entities/generalSettings.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    name: 'Название',
    logoUrl: 'Логотип',
    faviconUrl: 'Иконка',
    apiDomain: 'Домен API',
    apiDomains: 'Хосты, которые могут быть доменом API',
    trackDomain: 'Трекинговый домен по умолчанию',
    baseCurrency: 'Базовая валюта',
    passwordMinimum: 'Наименьшая длина пароля',
    registration: 'Регистрация',
    registrationRole: 'Роль новых партнёров',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    apiDomain: 'Туда идут все запросы. Пусто: адрес самой админки.',
    trackDomain: 'Для ссылок кампаний без собственного домена. Пусто: адрес самой админки.',
    baseCurrency: 'Выбрана при создании сети: в ней хранятся суммы.',
    registration: 'С проверкой: новый партнёр может осмотреться, но трафик заблокирован, пока его не одобрят.',
    registrationRole: 'Пусто: самая старая активная роль партнёров.',
    version: 'Растёт на единицу с каждым изменением. Правка со старой версией отклоняется с кодом 409.',
  },
  choices: { registration: { open: 'Открыта', moderated: 'С проверкой', closed: 'Закрыта' } },
  tabs: { general: 'Общее' },
  sections: { network: 'Сеть', registrationAndPasswords: 'Регистрация и пароли' },
};
