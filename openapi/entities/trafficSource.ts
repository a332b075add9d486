import { entity, having, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const trafficSource = entity({
  name: {
    en: ['Traffic source', 'Traffic sources'],
    ru: ['Источник трафика', 'Источника трафика', 'Источников трафика', 'Источники трафика'],
  },
  about: {
    en: 'Where visitors come from: search, social networks, email, …',
    ru: 'Откуда приходят посетители: поиск, соцсети, почта, …',
  },
  path: 'user/traffic_sources',
  route: 'settings/lists/traffic-sources',
  fields: { title: title({ unique: true }) },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  menu: { staff: { group: 'lists', order: 30, tab: 'all' } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  preloaded: [],
  find: true,
  list: { columns: ['id', 'title', 'status', 'createdAt'], inlineEdit: ['title'] },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title'] } },
});
