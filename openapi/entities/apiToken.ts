import { entity, hash, one, own, text, timestamp, title } from '../define.ts';

const mine = { rows: own('user') };

export const apiToken = entity({
  name: { en: ['API token', 'API tokens'], ru: ['Токен API', 'Токена API', 'Токенов API', 'Токены API'] },
  about: {
    en: 'Lets a program make any calls with the rights of the person who made it, until it expires or is deleted. For leads alone an affiliate’s lead API token (`apiToken` of a user) is enough.',
    ru: 'Позволяет программе обращаться ко всему API с правами того, кто его создал, пока он не истёк и не удалён. Для одних лидов партнёру хватит токена API лидов (`apiToken` пользователя).',
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
        en: 'Without it the token is good until it is deleted.',
        ru: 'Без срока токен действует, пока не удалён.',
      },
    }),
    hint: text({
      en: 'Ends in',
      ru: 'Оканчивается на',
      readOnly: true,
      help: { en: 'Its last characters.', ru: 'Последние символы.' },
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
        en: 'Told once, in the answer of the call that makes it; null ever after.',
        ru: 'Сообщается один раз, в ответе на создание; потом всегда null.',
      },
    }),
    tokenHash: hash({ en: 'Hash', ru: 'Хеш', readOnly: true, writeOnly: true, unique: true }),
  },
  calls: ['list', 'create', 'delete'],
  access: { manager: mine, advertiser_manager: mine, advertiser_member: mine, affiliate: mine },
  inPerson: true,
  list: { columns: ['title', 'hint', 'lastUsedAt', 'expiresAt', 'createdAt'], orderBy: 'createdAt:desc' },
});
