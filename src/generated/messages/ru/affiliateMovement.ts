// Generated from openapi/entities/affiliateMovement.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Движение у партнёра |||| Движения у партнёров |||| Движений у партнёров',
  none: 'движений у партнёров',
  own: { name: 'Движение |||| Движения |||| Движений', none: 'движений' },
  about: 'Сумма, зачисленная на счёт партнёра, списанная с него или перенесённая из одной его части в другую. Потом не меняется: балансы — это суммы движений.',
  fields: {
    id: 'ID',
    affiliate: 'Партнёр',
    balance: 'Баланс',
    from: 'Откуда',
    to: 'Куда',
    amount: 'Сумма',
    currency: 'Валюта',
    baseAmount: 'В базовой валюте',
    cause: 'Причина',
    conversion: 'Конверсия',
    invoice: 'Счёт',
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
    from: { hold: 'В холде', approved: 'Подтверждено', requestedWithdrawal: 'Запрошено', paid: 'Выплачено' },
    to: { hold: 'В холде', approved: 'Подтверждено', requestedWithdrawal: 'Запрошено', paid: 'Выплачено' },
    cause: { conversion: 'Конверсия', invoice: 'Счёт', correction: 'Корректировка' },
  },
  tabs: { general: 'Общее' },
};
