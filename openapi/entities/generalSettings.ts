import { entity, enumeration, file, hostName, integer, one, type Rows, section, text, texts } from '../define.ts';
import { imageExtensions } from '../parts.ts';

const nobody: { rows: Rows } = { rows: { none: true } };

export const generalSettings = entity({
  name: { en: ['General settings', 'General settings'], ru: ['Общие настройки', 'Общие настройки', 'Общих настроек'] },
  about: { en: 'What a network decides for itself.', ru: 'Что сеть решает для себя.' },
  path: 'user/settings/general',
  route: 'settings/general',
  single: true,
  fields: {
    name: text({ en: 'Name', ru: 'Название', required: true, maxLength: 100, default: 'Sluice' }),
    logoUrl: file({ en: 'Logo', ru: 'Логотип', scope: 'tenant_logo', extensions: imageExtensions, megabytes: 2 }),
    faviconUrl: file({
      en: 'Icon',
      ru: 'Иконка',
      scope: 'tenant_favicon',
      extensions: [...imageExtensions, 'ico'],
      megabytes: 1,
    }),
    apiDomain: text({
      en: 'API domain',
      ru: 'Домен API',
      maxLength: 253,
      help: {
        en: 'All calls go there. Empty: the address of the admin itself.',
        ru: 'Туда идут все запросы. Пусто: адрес самой админки.',
      },
    }),
    apiDomains: texts({
      en: 'Hosts that may be the API domain',
      ru: 'Хосты, которые могут быть доменом API',
      readOnly: true,
      computed: true,
    }),
    trackDomain: hostName({
      en: 'Default tracking domain',
      ru: 'Трекинговый домен по умолчанию',
      help: {
        en: 'Tracking links of campaigns without a domain of their own. Empty: the address of the admin itself.',
        ru: 'Для ссылок кампаний без собственного домена. Пусто: адрес самой админки.',
      },
    }),
    baseCurrency: text({
      en: 'Base currency',
      ru: 'Базовая валюта',
      required: true,
      readOnly: true,
      length: 3,
      default: 'USD',
      help: {
        en: 'Decided when the network was made: its amounts are kept in it.',
        ru: 'Выбрана при создании сети: в ней хранятся суммы.',
      },
    }),
    passwordMinimum: integer({
      en: 'Minimum password length',
      ru: 'Наименьшая длина пароля',
      required: true,
      min: 5,
      max: 128,
      default: 8,
    }),
    registration: enumeration({
      en: 'Registration',
      ru: 'Регистрация',
      required: true,
      default: 'moderated',
      options: {
        open: { en: 'Open', ru: 'Открыта' },
        moderated: { en: 'Moderated', ru: 'С проверкой' },
        closed: { en: 'Closed', ru: 'Закрыта' },
      },
      help: {
        en: 'Moderated: who registers may look around; traffic stays blocked until somebody has approved it.',
        ru: 'С проверкой: новый партнёр может осмотреться, но трафик заблокирован, пока его не одобрят.',
      },
    }),
    registrationRole: one('role', {
      en: 'Role of those who register',
      ru: 'Роль новых партнёров',
      referenceFilter: { type: ['affiliate'], status: ['active'] },
      filterable: false,
      help: { en: 'Empty: the oldest active role of affiliates.', ru: 'Пусто: самая старая активная роль партнёров.' },
    }),
  },
  calls: ['read', 'edit'],
  permissions: { name: 'settings.general', menu: 'settings.general.update' },
  menu: { staff: { group: 'settings', order: 10 } },
  access: { manager: nobody, advertiser_manager: nobody, advertiser_member: nobody },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Network', ru: 'Сеть' },
          'name',
          'baseCurrency',
          'logoUrl',
          'faviconUrl',
          'apiDomain',
          'trackDomain',
        ),
        section(
          { en: 'Registration and passwords', ru: 'Регистрация и пароли' },
          'registration',
          'registrationRole',
          'passwordMinimum',
        ),
      ],
    },
  },
});
