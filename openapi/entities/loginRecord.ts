import { entity, enumeration, ip, one, own, text } from '../define.ts';

const mine = { rows: own('user') };

export const loginRecord = entity({
  name: { en: ['Sign-in', 'Sign-ins'], ru: ['Вход', 'Входа', 'Входов', 'Входы'] },
  about: {
    en: 'A sign-in, or a failed attempt with a known email address: when, from where and on what device.',
    ru: 'Вход или попытка входа с известным адресом: когда, откуда и с какого устройства.',
  },
  path: 'user/login_records',
  route: 'profile/loginsHistory',
  menu: { profile: { order: 20, icon: 'history' } },
  fields: {
    user: one('user', { en: 'User', ru: 'Пользователь', required: true, readOnly: true }),
    outcome: enumeration({
      en: 'Outcome',
      ru: 'Результат',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        success: { en: 'Signed in', ru: 'Вход выполнен', tone: 'success' },
        wrong_password: { en: 'Wrong password', ru: 'Неверный пароль', tone: 'error' },
        wrong_code: { en: 'Wrong code', ru: 'Неверный код', tone: 'error' },
        blocked: { en: 'Blocked', ru: 'Вход запрещён', tone: 'warning' },
        token_reused: {
          en: 'Session ended: token reused',
          ru: 'Сеанс завершён: токен использован повторно',
          tone: 'error',
        },
      },
    }),
    address: ip({ en: 'IP address', ru: 'IP-адрес', readOnly: true, filterable: true }),
    browser: text({ en: 'Browser', ru: 'Браузер', readOnly: true }),
    system: text({ en: 'System', ru: 'Система', readOnly: true }),
    impersonator: one('user', {
      en: 'Impersonated by',
      ru: 'Кто вошёл под пользователем',
      readOnly: true,
      staffOnly: true,
    }),
  },
  events: { partition: 'month' },
  calls: ['list'],
  access: { manager: mine, advertiser_manager: mine, advertiser_member: mine, affiliate: mine },
  displayFields: 'outcome',
  list: {
    columns: ['createdAt', 'outcome', 'address', 'browser', 'system', 'impersonator'],
    filters: ['outcome', 'createdAt'],
    orderBy: 'createdAt:desc',
  },
});
