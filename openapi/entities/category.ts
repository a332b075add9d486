import { entity, having, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const category = entity({
  name: { en: ['Category', 'Categories'], ru: ['Категория', 'Категории', 'Категорий'] },
  about: { en: 'A category of offers.', ru: 'Категория офферов.' },
  path: 'user/categories',
  route: 'settings/lists/categories',
  fields: { title: title({ unique: true }) },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  menu: { staff: { group: 'lists', order: 20, tab: 'all' } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: { columns: ['id', 'title', 'status', 'createdAt'], inlineEdit: ['title'] },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title'] } },
});
