import type { SettingsMessages } from './en.ts';

export const settingsRussian: SettingsMessages = {
  settings: {
    general: {
      sections: { network: 'Сеть', people: 'Регистрация и пароли' },
      fields: {
        name: 'Название',
        logoUrl: 'Логотип',
        faviconUrl: 'Иконка',
        apiDomain: 'Домен API',
        baseCurrency: 'Базовая валюта',
        passwordMinimum: 'Наименьшая длина пароля',
        registration: 'Регистрация',
        registrationRole: 'Роль новых партнёров',
      },
      help: {
        apiDomain: 'Туда идут все запросы. Пусто: адрес самой админки.',
        registration: 'С проверкой: новый партнёр может осмотреться, но трафик заблокирован, пока его не одобрят.',
        registrationRole: 'Пусто: самая старая активная роль партнёров.',
      },
      registration: {
        open: 'Открыта',
        moderated: 'С проверкой',
        closed: 'Закрыта',
      },
    },
  },
};
