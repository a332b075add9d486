// Generated from openapi/entities/advertiserMovement.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Движение у рекламодателя |||| Движения у рекламодателей |||| Движений у рекламодателей',
  none: 'движений у рекламодателей',
  about: 'Сумма, зачисленная на счёт рекламодателя, списанная с него или перенесённая из одной его части в другую. Потом не меняется: балансы — это суммы движений.',
  fields: {
    id: 'ID',
    advertiser: 'Рекламодатель',
    balance: 'Баланс',
    from: 'Откуда',
    to: 'Куда',
    amount: 'Сумма',
    currency: 'Валюта',
    baseAmount: 'В базовой валюте',
    cause: 'Причина',
    conversion: 'Конверсия',
    invoice: 'Счёт',
    prepayment: 'Предоплата',
    user: 'Кто',
    createdAt: 'Создано',
  },
  help: {
    from: 'Пусто — пришло извне.',
    to: 'Пусто — ушло вовне.',
    baseAmount: 'По курсу, который хранится у причины.',
    user: 'Пусто — произошло само.',
  },
  choices: {
    from: {
      hold: 'В холде',
      approved: 'Подтверждено',
      paid: 'Оплачено',
      advance: 'Аванс',
      advanceHold: 'Аванс в холде',
    },
    to: { hold: 'В холде', approved: 'Подтверждено', paid: 'Оплачено', advance: 'Аванс', advanceHold: 'Аванс в холде' },
    cause: { conversion: 'Конверсия', invoice: 'Счёт', correction: 'Корректировка', prepayment: 'Предоплата' },
  },
  tabs: { general: 'Общее' },
};
