// Generated from openapi/entities/prepayment.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Предоплата |||| Предоплаты |||| Предоплат',
  none: 'предоплат',
  new: 'Новая предоплата',
  about: 'Платёж рекламодателя до выставления счёта. Хранится как аванс, из которого оплачиваются новые счета в этой валюте.',
  fields: {
    id: 'ID',
    advertiser: 'Рекламодатель',
    amount: 'Сумма',
    currency: 'Валюта',
    paymentDate: 'Дата оплаты',
    reference: 'Основание',
    notes: 'Заметки',
    status: 'Статус',
    blockReason: 'Причина',
    statusChangedAt: 'Статус изменён',
    statusChangedBy: 'Кто изменил статус',
    createdAt: 'Создано',
    createdBy: 'Кто создал',
    updatedAt: 'Изменено',
    updatedBy: 'Кто изменил',
    version: 'Версия',
  },
  help: {
    reference: 'Номер документа банка или рекламодателя.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { received: 'Получена', returned: 'Возвращена' } },
  onCreate: {
    help: {
      advertiser: 'Позже изменить нельзя.',
      amount: 'Позже изменить нельзя.',
      currency: 'Позже изменить нельзя.',
      paymentDate: 'Позже изменить нельзя.',
    },
  },
  statuses: { received: 'Полученные', returned: 'Возвращённые' },
  verbs: { received: 'Отметить получение', returned: 'Вернуть' },
  tabs: { general: 'Общее' },
};
