// Generated from openapi/entities/currency.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Валюта, с которой работает сеть, и её курс.',
  fields: {
    id: 'ID',
    code: 'Код',
    title: 'Название',
    symbol: 'Символ',
    symbolNative: 'Местный символ',
    rate: 'Курс',
    date: 'Дата курса',
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
    rate: 'Сколько единиц этой валюты в одной единице базовой.',
    date: 'С какого дня действует этот курс. Курсы других дней — в списке курсов.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { active: 'Активна', inactive: 'Неактивна' } },
  onCreate: { help: { code: 'Три заглавные латинские буквы по ISO 4217. Позже изменить нельзя.' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее', rates: 'Курсы' },
};
