// Generated from openapi/entities/domain.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Собственный хост для трекинговых ссылок, постбэков или лендингов. DNS-запись подтверждает, что он ваш.',
  fields: {
    id: 'ID',
    host: 'Хост',
    kinds: 'Назначение',
    defaultFor: 'По умолчанию для',
    note: 'Заметка',
    state: 'Состояние',
    proof: 'Запись TXT',
    checkedAt: 'Проверен',
    verifiedAt: 'Подтверждён с',
    problem: 'Проблема',
    failure: 'Что найдено',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    defaultFor: 'Берётся, если не выбран другой, после подтверждения. Для каждого назначения — один.',
    proof: 'Добавьте её для поддомена _sluice этого хоста, затем проверьте.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    kinds: { track: 'Трекинговые ссылки', postback: 'Постбэки', landing: 'Лендинги' },
    defaultFor: { track: 'Трекинговые ссылки', postback: 'Постбэки', landing: 'Лендинги' },
    state: { waiting: 'Ждёт подтверждения', verified: 'Подтверждён', failing: 'Не проходит проверку' },
    problem: {
      no_record: 'Для этого имени нет записи TXT',
      other_record: 'У записи TXT другое значение',
      no_answer: 'DNS не ответил',
    },
  },
  onCreate: { help: { host: 'Позже изменить нельзя.' } },
  tabs: { general: 'Общее' },
  sections: { domain: 'Домен', proof: 'Подтверждение' },
};
