// Generated from openapi/entities/invoiceSchedule.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Когда счета партнёров создаются автоматически — неоплаченными, для проверки. Для всей сети или для одного партнёра вместо общего графика.',
  fields: {
    id: 'ID',
    affiliate: 'Партнёр',
    threshold: 'Начиная с суммы',
    frequency: 'Как часто',
    holdDays: 'Холд (дней)',
    lastDue: 'Последний раз',
    status: 'Статус',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    affiliate: 'Пусто — все партнёры без собственного графика.',
    threshold: 'В базовой валюте. Меньшая сумма переносится в следующий счёт.',
    frequency: 'По дням часового пояса сети.',
    holdDays: 'Конверсии, подтверждённые позже чем за столько дней, остаются до следующего раза.',
    lastDue: 'День, за который счета созданы последний раз.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    frequency: { weekly: 'Каждый понедельник', twoWeeks: 'Каждый второй понедельник', monthly: 'Первого числа месяца' },
    status: { active: 'Активен', inactive: 'Неактивен' },
  },
  onCreate: { help: { affiliate: 'Пусто — все партнёры без собственного графика. Позже изменить нельзя.' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
