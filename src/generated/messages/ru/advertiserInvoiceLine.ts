// Generated from openapi/entities/advertiserInvoiceLine.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Конверсии одного оффера, одной цели и ставки в счёте рекламодателя или корректировка счёта.',
  fields: {
    id: 'ID',
    invoice: 'Счёт',
    kind: 'Вид',
    offer: 'Оффер',
    goal: 'Цель',
    rateType: 'Вид ставки',
    rate: 'Ставка',
    conversionCount: 'Конверсий',
    currency: 'Валюта конверсий',
    exactAmount: 'Сумма конверсий',
    exchangeRate: 'Курс',
    invoiceCurrency: 'Валюта счёта',
    amount: 'Сумма',
    rounding: 'Округление',
    reason: 'Причина',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    goal: 'Пусто — за сам лид.',
    rate: 'За одну конверсию: сумма или процент от переданной рекламодателем.',
    exactAmount: 'Точно, в их собственной валюте.',
    amount: 'В валюте счёта, округлено до суммы, которую можно заплатить.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    kind: { conversions: 'Конверсии', correction: 'Корректировка' },
    rateType: { fixed: 'Фиксированные', percent: 'Проценты от переданной суммы' },
  },
  tabs: { general: 'Общее' },
};
