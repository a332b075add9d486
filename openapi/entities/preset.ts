import { entity, enumeration, one, own, parameters, title } from '../define.ts';

const mine = { rows: own('user') };

export const preset = entity({
  name: { en: ['Preset', 'Presets'], ru: ['Пресет', 'Пресета', 'Пресетов', 'Пресеты'] },
  about: {
    en: 'A saved view of a list: its filters, order and columns.',
    ru: 'Сохранённый вид списка: фильтры, порядок и колонки.',
  },
  path: 'user/presets',
  fields: {
    title: title(),
    type: enumeration({
      en: 'Kind',
      ru: 'Вид',
      required: true,
      createOnly: true,
      filterable: true,
      options: {
        table: { en: 'List', ru: 'Список' },
        statistics: { en: 'Statistics', ru: 'Статистика' },
      },
    }),
    user: one('user', { en: 'User', ru: 'Пользователь', readOnly: true }),
    settings: parameters('preset', { en: 'Settings', ru: 'Настройки', required: true }),
  },
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  access: { admin: mine, manager: mine, advertiser_manager: mine, advertiser_member: mine },
});
