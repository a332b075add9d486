// Generated from openapi/entities/holdConfig.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Отложенные лиды гео, которые досылают понемногу: столько-то свежих и старых за подход.',
  fields: {
    id: 'ID',
    title: 'Название',
    geo: 'Гео',
    periodStart: 'С',
    periodEnd: 'До',
    timezone: 'Часовой пояс',
    interval: 'Повторять каждые',
    freshLeads: 'Свежих лидов за подход',
    oldLeads: 'Старых лидов за подход',
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
    periodEnd: 'Если время не позже начала, это уже следующий день.',
    version: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
  },
  choices: { status: { inactive: 'Остановлена', active: 'Запущена' } },
  statuses: { inactive: 'Остановленные', active: 'Запущенные' },
  verbs: { inactive: 'Остановить', active: 'Запустить' },
  tabs: { general: 'Общее' },
  sections: { queue: 'Очередь', when: 'Когда', howMuch: 'Сколько' },
};
