// Generated from openapi/entities/currency.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    code: 'Код',
    title: 'Название',
    symbol: 'Символ',
    symbolNative: 'Местный символ',
    rate: 'Курс',
    date: 'Курс на дату',
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
    code: 'Три заглавные латинские буквы по ISO 4217.',
    rate: 'Сколько единиц в одной единице основной валюты.',
    version: 'Растёт на единицу с каждым изменением. Правка со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { active: 'Активен', inactive: 'Неактивен' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  tabs: { general: 'Общее' },
};
