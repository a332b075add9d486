// Generated from openapi/entities/affiliateBalance.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Баланс партнёра в одной валюте: ожидает, подтверждено, запрошено и выплачено.',
  fields: {
    id: 'ID',
    affiliate: 'Партнёр',
    approved: 'Подтверждено',
    hold: 'В холде',
    requestedWithdrawal: 'Запрошено',
    paid: 'Выплачено',
    currency: 'Базовая валюта',
    breakdown: 'По валютам',
    'breakdown.currency': 'Валюта',
    'breakdown.approved': 'Подтверждено',
    'breakdown.hold': 'В холде',
    'breakdown.requestedWithdrawal': 'Запрошено',
    'breakdown.paid': 'Выплачено',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    approved: 'В базовой валюте по курсам тех моментов, когда деньги заработаны.',
    hold: 'В базовой валюте по курсам тех моментов, когда деньги заработаны.',
    requestedWithdrawal: 'В базовой валюте по курсам тех моментов, когда деньги заработаны.',
    paid: 'В базовой валюте по курсам тех моментов, когда деньги заработаны.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  tabs: { general: 'Общее' },
};
