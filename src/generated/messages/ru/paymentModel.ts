// Generated from openapi/entities/paymentModel.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Модель оплаты |||| Модели оплаты |||| Моделей оплаты',
  none: 'моделей оплаты',
  new: 'Новая модель оплаты',
  about: 'За что платят: за действие, лид, клик или долю дохода.',
  fields: {
    id: 'ID',
    title: 'Название',
    description: 'Описание',
    caps: 'Учитывается в капах',
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
    caps: 'Капы можно ограничить тем, что оплачивается по этой модели.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { active: 'Активна', inactive: 'Неактивна' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
