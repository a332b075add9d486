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
    part: 'Часть счёта',
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
    part: 'Куда пришло или откуда ушло: в части лежит то, что пришло в неё, минус то, что ушло.',
    baseAmount: 'По курсу, который хранится у причины.',
    user: 'Пусто — произошло само.',
  },
  choices: {
    from: { hold: 'В холде', approved: 'Подтверждено', requestedWithdrawal: 'Запрошено', paid: 'Выплачено' },
    to: { hold: 'В холде', approved: 'Подтверждено', requestedWithdrawal: 'Запрошено', paid: 'Выплачено' },
    part: { hold: 'В холде', approved: 'Подтверждено', requestedWithdrawal: 'Запрошено', paid: 'Выплачено' },
    cause: { conversion: 'Конверсия', invoice: 'Счёт', correction: 'Корректировка' },
  },
  tabs: { general: 'Общее' },
};
