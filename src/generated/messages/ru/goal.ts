// Generated from openapi/entities/goal.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Шаг воронки вертикали, до которого доходит лид: например, первый депозит.',
  fields: {
    id: 'ID',
    vertical: 'Вертикаль',
    title: 'Цель',
    key: 'Ключ',
    repeatable: 'Повторяется',
    isDeposit: 'Депозит',
    position: 'Порядок',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    key: 'По нему рекламодатели называют цель в постбэках. Строчные латинские буквы, цифры и подчёркивания.',
    isDeposit: 'Его сумма входит во внесённое клиентом.',
    position: 'Место среди строк владельца.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  tabs: { general: 'Общее' },
};
