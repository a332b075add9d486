import { codeLists, entity, having, title } from '../define.ts';
import { statusWords } from '../parts.ts';

export const geo = entity({
  name: { en: ['Geo', 'Geos'], ru: ['Гео', 'Гео', 'Гео'], gender: 'neuter' },
  about: {
    en: 'A group of countries treated as one. A country can be in several geos.',
    ru: 'Страны, с которыми работают как с одной. Страна может входить в несколько гео.',
  },
  path: 'user/geos',
  route: 'settings/geos',
  fields: {
    title: title({ unique: true }),
    countries: codeLists('isoCountries', { en: 'Countries', ru: 'Страны', required: true, filterable: true }),
  },
  status: {
    set: {
      active: statusWords.active,
      deleted: {
        en: 'Deleted',
        ru: 'Удалён',
        feminine: 'Удалена',
        neuter: 'Удалено',
        verb: { en: 'Delete', ru: 'Удалить' },
        plural: { en: 'Deleted', ru: 'Удалённые' },
        tone: 'neutral',
        final: true,
      },
    },
    transitions: { active: ['deleted'] },
  },
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  permissions: { menu: 'front.settings.geo.read' },
  menu: { staff: { group: 'settings', order: 150, tabOnly: true } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: {
    columns: ['id', 'title', 'countries', 'status', 'createdAt'],
    filters: ['countries'],
    inlineEdit: ['title', 'countries'],
  },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title', 'countries'] } },
});
