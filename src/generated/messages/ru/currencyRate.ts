// Generated from openapi/entities/currencyRate.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Курс валюты начиная с указанного дня. Новые конверсии и счета считаются по последнему действующему курсу; у рассчитанных остаётся прежний.',
  fields: {
    id: 'ID',
    currency: 'Валюта',
    date: 'С какого дня',
    rate: 'Курс',
    origin: 'Откуда',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    date: 'Первый день действия, по UTC.',
    rate: 'Сколько единиц этой валюты в одной единице базовой.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { origin: { hand: 'Введён вручную', source: 'Источник' } },
  onCreate: {
    help: { currency: 'Позже изменить нельзя.', date: 'Первый день действия, по UTC. Позже изменить нельзя.' },
  },
  tabs: { general: 'Общее' },
};
