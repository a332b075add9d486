import { entity, enumeration, one, own, parameters } from '../define.ts';

const mine = { rows: own('user') };

export const preference = entity({
  name: { en: ['Preference', 'Preferences'], ru: ['Настройка', 'Настройки', 'Настроек'] },
  about: { en: 'Interface settings of a user.', ru: 'Настройки интерфейса пользователя.' },
  path: 'user/preferences',
  fields: {
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      createOnly: true,
      filterable: true,
      options: {
        tableSettings: { en: 'Columns of lists', ru: 'Колонки списков' },
        tableSortingSettings: { en: 'Order of lists', ru: 'Порядок списков' },
        selectedPresets: { en: 'Selected views', ru: 'Выбранные представления' },
        interface: { en: 'Interface', ru: 'Интерфейс' },
      },
    }),
    user: one('user', { en: 'User', ru: 'Пользователь', readOnly: true }),
    settings: parameters('preference', { en: 'Settings', ru: 'Настройки', required: true }),
  },
  unique: [['user', 'type']],
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  access: { admin: mine, manager: mine, advertiser_manager: mine, advertiser_member: mine, affiliate: mine },
  displayFields: 'type',
});
