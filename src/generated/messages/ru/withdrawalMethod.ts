// Generated from openapi/entities/withdrawalMethod.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Куда партнёр хочет получать выплаты: способ выплаты с его реквизитами.',
  fields: {
    id: 'ID',
    title: 'Название',
    affiliate: 'Партнёр',
    paymentMethod: 'Способ выплаты',
    details: 'Реквизиты',
    detailsSetAt: 'Реквизиты: задано',
    verified: 'Проверен',
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
    details: 'Номер счёта, кошелёк или адрес — что требует способ выплаты. Хранится в зашифрованном виде.',
    verified: 'Проверен сотрудником.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { active: 'Активен', inactive: 'Неактивен' } },
  onCreate: { help: { affiliate: 'Позже изменить нельзя.', paymentMethod: 'Позже изменить нельзя.' } },
  statuses: { active: 'Активные', inactive: 'Неактивные' },
  verbs: { active: 'Активировать', inactive: 'Деактивировать' },
  tabs: { general: 'Общее' },
};
