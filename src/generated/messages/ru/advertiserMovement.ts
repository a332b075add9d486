// Generated from openapi/entities/advertiserMovement.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Сумма, которая пришла на счёт рекламодателя, ушла с него или перешла из одной его части в другую. Не меняется: балансы — это их суммы.',
  fields: {
    id: 'ID',
    advertiser: 'Рекламодатель',
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
    prepayment: 'Предоплата',
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
    from: {
      hold: 'В холде',
      approved: 'Подтверждено',
      paid: 'Оплачено',
      advance: 'Аванс',
      advanceHold: 'Аванс в холде',
    },
    to: { hold: 'В холде', approved: 'Подтверждено', paid: 'Оплачено', advance: 'Аванс', advanceHold: 'Аванс в холде' },
    part: {
      hold: 'В холде',
      approved: 'Подтверждено',
      paid: 'Оплачено',
      advance: 'Аванс',
      advanceHold: 'Аванс в холде',
    },
    cause: { conversion: 'Конверсия', invoice: 'Счёт', correction: 'Корректировка', prepayment: 'Предоплата' },
  },
  tabs: { general: 'Общее' },
};
