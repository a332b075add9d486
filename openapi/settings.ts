import { complete, type Entity } from './define.ts';
import { enumeration, type Field, file, integer, one, text } from './fields.ts';
import { imageExtensions } from './parts.ts';

/** What a network decides for itself: one record, so no entity; its fields are said in the same words. */
export const generalSettings = {
  name: text({ en: 'Name', ru: 'Название', required: true, maxLength: 100 }),
  logoUrl: file({ en: 'Logo', ru: 'Логотип', scope: 'tenant_logo', extensions: imageExtensions, megabytes: 2 }),
  faviconUrl: file({ en: 'Icon', ru: 'Иконка', scope: 'tenant_favicon', extensions: [...imageExtensions, 'ico'], megabytes: 1 }),
  apiDomain: text({
    en: 'API domain',
    ru: 'Домен API',
    maxLength: 253,
    help: { en: 'One of `apiDomains`; empty: the host that was asked.', ru: 'Один из `apiDomains`; пусто: тот же адрес.' },
  }),
  baseCurrency: text({
    en: 'Base currency',
    ru: 'Базовая валюта',
    required: true,
    readOnly: true,
    length: 3,
    help: { en: 'Decided when the network was made: its amounts are kept in it.', ru: 'Выбрана при создании сети: в ней хранятся суммы.' },
  }),
  passwordMinimum: integer({
    en: 'Fewest characters of a password',
    ru: 'Наименьшая длина пароля',
    required: true,
    min: 5,
    max: 128,
  }),
  registration: enumeration({
    en: 'Registration',
    ru: 'Регистрация',
    required: true,
    options: {
      open: { en: 'Open', ru: 'Открыта' },
      moderated: { en: 'Moderated', ru: 'С проверкой' },
      closed: { en: 'Closed', ru: 'Закрыта' },
    },
    help: {
      en: 'Whether affiliates may register: at once, with their traffic blocked until somebody looked at them, or not.',
      ru: 'Могут ли партнёры регистрироваться: сразу, с блокировкой трафика до проверки, или нет.',
    },
  }),
  registrationRole: one('role', {
    en: 'Role of those who register',
    ru: 'Роль новых партнёров',
    among: { type: ['affiliate'], status: ['active'] },
    help: { en: 'Empty: the oldest active role of affiliates.', ru: 'Пусто: самая старая активная роль партнёров.' },
  }),
} satisfies Record<string, Field>;

/** The same as a definition, for those who check values by one. */
export const settingsDefinition: Entity = complete('generalSettings', {
  name: { en: ['Settings', 'Settings'], ru: ['Настройки', 'Настройки', 'Настроек'] },
  about: { en: 'What a network decides for itself.', ru: 'Что сеть решает для себя.' },
  path: 'user/settings/general',
  fields: generalSettings,
  calls: [],
});
