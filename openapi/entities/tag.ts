import { entity, enumeration, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const tag = entity({
  name: { en: ['Tag', 'Tags'], ru: ['Тег', 'Тега', 'Тегов', 'Теги'] },
  about: { en: 'A label for organizing records.', ru: 'Метка для группировки записей.' },
  path: 'user/tags',
  route: 'settings/lists/tags',
  fields: {
    title: title(),
    type: enumeration({
      en: 'Used for',
      ru: 'Для чего',
      required: true,
      createOnly: true,
      filterable: true,
      options: {
        advertiser: { en: 'Advertisers', ru: 'Рекламодатели' },
        user: { en: 'People', ru: 'Люди' },
        team: { en: 'Teams', ru: 'Команды' },
        offer: { en: 'Offers', ru: 'Офферы' },
        landing: { en: 'Landing pages', ru: 'Лендинги' },
      },
    }),
  },
  status: activeOrRetired,
  unique: [['type', 'title']],
  calls: ['list', 'read', 'create', 'edit', 'status', 'delete'],
  permissions: { menu: 'front.settings.tags.read' },
  menu: { staff: { group: 'lists', order: 10, tab: 'all' } },
  aliases: ['settings/tags'],
  find: true,
  list: {
    columns: ['id', 'title', 'type', 'status', 'createdBy', 'createdAt'],
    filters: ['type'],
    inlineEdit: ['title'],
  },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title', 'type'] } },
});
