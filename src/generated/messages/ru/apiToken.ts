// Generated from openapi/entities/apiToken.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Токен API |||| Токена API |||| Токенов API',
  none: 'токенов API',
  new: 'Новый токен API',
  about: 'Позволяет программе обращаться к API с правами того, кто его создал, пока токен не истёк и не отозван. Чтобы только отправлять лиды, партнёру хватит токена API лидов (`apiToken` пользователя).',
  fields: {
    id: 'ID',
    title: 'Название',
    expiresAt: 'Истекает',
    hint: 'Оканчивается на',
    lastUsedAt: 'Использован',
    user: 'Пользователь',
    token: 'Токен',
    tokenHash: 'Хеш',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    expiresAt: 'Оставьте пустым, чтобы токен был бессрочным.',
    hint: 'Последние символы токена.',
    token: 'Возвращается один раз, в ответе на создание; потом всегда null.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  tabs: { general: 'Общее' },
};
