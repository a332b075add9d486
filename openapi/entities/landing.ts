import { both, entity, enumeration, having, codeList, one, parameters, tags, title, url, visible } from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';

export const landing = entity({
  name: { en: ['Landing page', 'Landing pages'], ru: ['Лендинг', 'Лендинга', 'Лендингов', 'Лендинги'] },
  about: {
    en: 'A page of an offer that campaigns send visitors to.',
    ru: 'Страница оффера, на которую кампании направляют посетителей.',
  },
  path: 'user/landings',
  fields: {
    title: title(),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', staffOnly: true }),
    targetUrl: url({
      en: 'Target URL',
      ru: 'Ссылка',
      required: true,
      staffOnly: true,
      macros: 'click',
    }),
    previewUrl: url({ en: 'Preview URL', ru: 'Ссылка предпросмотра' }),
    pageType: enumeration({
      en: 'Page type',
      ru: 'Тип страницы',
      required: true,
      filterable: true,
      default: 'landing',
      options: {
        landing: { en: 'Landing page', ru: 'Лендинг' },
        prelanding: { en: 'Prelander', ru: 'Прелендинг' },
        thank_you: { en: 'Thank-you page', ru: 'Страница благодарности' },
      },
    }),
    landerApiLanguage: codeList('isoLanguages', {
      en: 'Page language',
      ru: 'Язык страницы',
      filterable: true,
      help: {
        en: 'Helps to tell pages apart. The targeting conditions determine which visitors see the page.',
        ru: 'Чтобы различать страницы. Кто из посетителей её увидит, определяют фильтры трафика.',
      },
    }),
    ...sieve(),
    weight: weight({
      help: {
        en: 'Share of visitors relative to the offer’s other landing pages.',
        ru: 'Доля посетителей относительно других лендингов оффера.',
      },
    }),
    tags: tags('landing'),
    additionalParameters: parameters('landing', {
      en: 'Additional parameters',
      ru: 'Дополнительные параметры',
      staffOnly: true,
      onRequest: true,
    }),
  },
  status: { ...activeOrInactive, initial: 'inactive' },
  calls: ['list', 'read', 'create', 'edit', 'editOne', 'status', 'clone'],
  actions: {
    edit_sieve: {
      en: 'Edit targeting conditions of landing pages',
      ru: 'Изменить фильтры трафика',
      edits: sieveFields,
    },
  },
  permissions: { menu: 'front.menu.landers_api.read' },
  menu: { staff: { group: 'offers', order: 20 } },
  access: {
    affiliate: { rows: both(having('status', 'active'), visible('offer')), calls: ['list', 'read'] },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'offer' },
  list: {
    columns: ['id', 'title', 'status', 'offer', 'advertiser', 'pageType', 'schedule', 'previewUrl', 'createdAt'],
    filters: ['offer', 'advertiser', 'pageType', 'landerApiLanguage', 'tags', 'createdAt'],
    inlineEdit: ['title', 'pageType', 'landerApiLanguage', 'weight'],
    bulkEdit: [
      'pageType',
      'landerApiLanguage',
      'tags',
      'countries',
      'languages',
      'trafficSources',
      'schedule',
      'weight',
    ],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'offer', 'advertiser', 'targetUrl', 'previewUrl', 'pageType', 'landerApiLanguage', 'tags'],
    },
    sieve: {
      en: 'Targeting conditions',
      ru: 'Фильтр трафика',
      fields: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
    },
    parameters: { en: 'Parameters', ru: 'Параметры', fields: ['additionalParameters'] },
  },
});
