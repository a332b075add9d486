// Generated from openapi/entities/apiToken.ts by `npm run codegen`. Do not edit.

export default {
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
    expiresAt: 'Без срока токен действует, пока не удалён.',
    hint: 'Последние символы.',
    token: 'Сообщается один раз, в ответе на создание; потом всегда null.',
    version: 'Растёт на единицу с каждым изменением. Правка со старой версией отклоняется с кодом 409.',
  },
  tabs: { general: 'Общее' },
};
