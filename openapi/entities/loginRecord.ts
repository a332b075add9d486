import { entity, enumeration, ip, one, own, text } from '../define.ts';

const mine = { rows: own('user') };

export const loginRecord = entity({
  name: { en: ['Sign-in', 'Sign-ins'], ru: ['Вход', 'Входа', 'Входов', 'Входы'] },
  about: {
    en: 'When, from where and with what somebody signed in, or tried to with a known address.',
    ru: 'Когда, откуда и с чего кто-то вошёл или пытался войти под известным адресом.',
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
        blocked: { en: 'Not admitted', ru: 'Вход запрещён', tone: 'warning' },
        token_reused: { en: 'Ended: token used twice', ru: 'Сеанс завершён: токен использован дважды', tone: 'error' },
      },
    }),
    address: ip({ en: 'Network address', ru: 'Сетевой адрес', readOnly: true, filterable: true }),
    browser: text({ en: 'Browser', ru: 'Браузер', readOnly: true }),
    system: text({ en: 'System', ru: 'Система', readOnly: true }),
    impersonator: one('user', {
      en: 'Who acts as the user',
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
