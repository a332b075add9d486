// Generated from openapi/entities/generalSettings.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    name: 'Название',
    logoUrl: 'Логотип',
    faviconUrl: 'Иконка',
    apiDomain: 'Домен API',
    apiDomains: 'Доступные домены API',
    trackDomain: 'Трекинговый домен по умолчанию',
    baseCurrency: 'Базовая валюта',
    passwordMinimum: 'Минимальная длина пароля',
    registration: 'Регистрация',
    registrationRole: 'Роль по умолчанию',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    apiDomain: 'На этот домен идут все запросы к API. Оставьте пустым, чтобы использовать адрес админки.',
    trackDomain: 'Для ссылок кампаний без собственного домена. Пусто: адрес самой админки.',
    baseCurrency: 'Задана при создании сети; изменить её нельзя.',
    registration: 'С проверкой: новый партнёр может войти, но трафик заблокирован, пока его не одобрят.',
    registrationRole: 'Даётся новым партнёрам. Если не выбрана — самая старая активная роль партнёров.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { registration: { open: 'Открыта', moderated: 'С проверкой', closed: 'Закрыта' } },
  tabs: { general: 'Общее' },
  sections: { network: 'Сеть', registrationAndPasswords: 'Регистрация и пароли' },
};
