import { entity, hash, one, own, text, timestamp, title } from '../define.ts';

const mine = { rows: own('user') };

export const apiToken = entity({
  name: { en: ['API token', 'API tokens'], ru: ['Токен API', 'Токена API', 'Токенов API', 'Токены API'] },
  about: {
    en: 'Lets a program call the API with the permissions of the person who created it, until it expires or is revoked. To send leads only, an affiliate’s lead API token (`apiToken` of a user) is enough.',
    ru: 'Позволяет программе обращаться к API с правами того, кто его создал, пока токен не истёк и не отозван. Чтобы только отправлять лиды, партнёру хватит токена API лидов (`apiToken` пользователя).',
  },
  path: 'user/api_tokens',
  route: 'profile/tokens',
  menu: { profile: { order: 50, icon: 'key' } },
  fields: {
    title: title(),
    expiresAt: timestamp({
      en: 'Expires',
      ru: 'Истекает',
      createOnly: true,
      sortable: true,
      help: {
        en: 'Leave empty for a token that never expires.',
        ru: 'Оставьте пустым, чтобы токен был бессрочным.',
      },
    }),
    hint: text({
      en: 'Ends in',
      ru: 'Оканчивается на',
      readOnly: true,
      help: { en: 'The last characters of the token.', ru: 'Последние символы токена.' },
    }),
    lastUsedAt: timestamp({ en: 'Last used', ru: 'Использован', readOnly: true, sortable: true }),
    user: one('user', { en: 'User', ru: 'Пользователь', readOnly: true }),
    token: text({
      en: 'Token',
      ru: 'Токен',
      readOnly: true,
      computed: true,
      onRequest: true,
      help: {
        en: 'Returned once, in the response to the call that creates it; null afterwards.',
        ru: 'Возвращается один раз, в ответе на создание; потом всегда null.',
      },
    }),
    tokenHash: hash({ en: 'Hash', ru: 'Хеш', readOnly: true, writeOnly: true, unique: true }),
  },
  calls: ['list', 'create', 'delete'],
  access: { manager: mine, advertiser_manager: mine, advertiser_member: mine, affiliate: mine },
  sessionOnly: true,
  list: { columns: ['title', 'hint', 'lastUsedAt', 'expiresAt', 'createdAt'], orderBy: 'createdAt:desc' },
});
