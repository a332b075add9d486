// Generated from openapi/entities/metric.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Показатель, по которому оценивают трафик: встроенный или формула из других. Вертикали выбирают свои.',
  fields: {
    id: 'ID',
    title: 'Название',
    titleRu: 'Название на русском',
    description: 'Описание',
    value: 'Формула',
    group: 'Группа',
    metricType: 'Тип',
    outputFormat: 'Вид',
    editable: 'Можно изменить',
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
    value: 'Проценты считаются долями: 25 % — это 0,25. В API свои метрики указывают по #ID.',
    editable: 'Встроенные изменить нельзя.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: {
    group: { traffic: 'Трафик', leads: 'Лиды', conversions: 'Конверсии', finance: 'Финансы' },
    metricType: { amount: 'Количество', money: 'Деньги', percentages: 'Проценты' },
    outputFormat: { whole: 'Целое число', decimals: 'Два знака после запятой' },
    status: { active: 'Активна', inactive: 'Неактивна' },
  },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
