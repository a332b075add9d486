import { boolean, either, entity, enumeration, having, one, own, parameters, title } from '../define.ts';

const mine = { rows: either(own('user'), having('isShared', true)) };

export const preset = entity({
  name: {
    en: ['Saved view', 'Saved views'],
    ru: [
      'Сохранённое представление',
      'Сохранённых представления',
      'Сохранённых представлений',
      'Сохранённые представления',
    ],
  },
  about: {
    en: 'A saved view of a list: its filters, sorting and columns.',
    ru: 'Сохранённое представление списка: фильтры, сортировка и колонки.',
  },
  path: 'user/presets',
  fields: {
    title: title(),
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      createOnly: true,
      filterable: true,
      options: {
        table: { en: 'List', ru: 'Список' },
        statistics: { en: 'Statistics', ru: 'Статистика' },
      },
    }),
    user: one('user', { en: 'User', ru: 'Пользователь', readOnly: true }),
    isShared: boolean({
      en: 'Shared',
      ru: 'Общий',
      default: false,
      help: {
        en: 'Colleagues can use it. Only its owner and administrators can change it.',
        ru: 'Его видят коллеги. Изменяют его владелец и администраторы.',
      },
    }),
    settings: parameters('preset', { en: 'Settings', ru: 'Настройки', required: true }),
  },
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  access: { admin: mine, manager: mine, advertiser_manager: mine, advertiser_member: mine },
});
