import { both, codeLists, entity, having, many, one, section, tags, title, url, visible } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

export const landerApiItem = entity({
  name: {
    en: ['API landing page', 'API landing pages'],
    ru: ['Лендинг для API', 'Лендинга для API', 'Лендингов для API', 'Лендинги для API'],
  },
  about: {
    en: 'The network’s library of landing pages that affiliates’ own sites can load by API.',
    ru: 'Библиотека лендингов сети, которые сайты партнёров загружают по API.',
  },
  path: 'user/landers_api',
  route: 'landings-api',
  fields: {
    title: title(),
    vertical: one('vertical', { en: 'Vertical', ru: 'Вертикаль' }),
    categories: many('category', { en: 'Categories', ru: 'Категории' }),
    tags: tags('landing'),
    languages: codeLists('isoLanguages', { en: 'Languages', ru: 'Языки', filterable: true }),
    assignedToOffers: many('offer', {
      en: 'Offers',
      ru: 'Офферы',
      help: {
        en: 'Affiliates with access to at least one of these offers can load the page.',
        ru: 'Загружать лендинг могут партнёры, которым виден хотя бы один из них.',
      },
    }),
    url: url({ en: 'URL', ru: 'Ссылка', required: true }),
    previewUrl: url({ en: 'Preview URL', ru: 'Ссылка предпросмотра' }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  permissions: { menu: 'front.menu.landers_api.read' },
  menu: { staff: { group: 'offers', order: 25 } },
  access: {
    affiliate: { rows: both(having('status', 'active'), visible('assignedToOffers')), calls: ['list', 'read'] },
    advertiser_member: { rows: visible('assignedToOffers'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'vertical' },
  list: {
    columns: [
      'id',
      'title',
      'status',
      'vertical',
      'categories',
      'languages',
      'assignedToOffers',
      'tags',
      'previewUrl',
      'updatedAt',
    ],
    filters: ['vertical', 'categories', 'languages', 'assignedToOffers', 'tags', 'createdAt'],
    inlineEdit: ['title', 'vertical', 'categories', 'languages', 'tags'],
    bulkEdit: ['vertical', 'categories', 'languages', 'tags', 'assignedToOffers'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Landing page', ru: 'Лендинг' }, 'title', 'url', 'previewUrl'),
        section({ en: 'Classification', ru: 'Классификация' }, 'vertical', 'categories', 'languages', 'tags'),
        section({ en: 'Who may load it', ru: 'Кому доступен' }, 'assignedToOffers'),
      ],
    },
  },
});
