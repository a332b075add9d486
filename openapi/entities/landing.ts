import { both, entity, enumeration, having, integer, codeList, one, parameters, tags, title, url, visible } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

export const landing = entity({
  name: { en: ['Landing page', 'Landing pages'], ru: ['Лендинг', 'Лендинга', 'Лендингов', 'Лендинги'] },
  about: {
    en: 'A page of an offer to which campaigns send visitors.',
    ru: 'Страница оффера, на которую кампании направляют посетителей.',
  },
  path: 'user/landings',
  fields: {
    title: title(),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', staffOnly: true }),
    targetUrl: url({
      en: 'Target URL',
      ru: 'Адрес страницы',
      required: true,
      staffOnly: true,
      help: { en: 'Macros such as {click_id} are filled in.', ru: 'Макросы, например {click_id}, заменяются значениями.' },
    }),
    previewUrl: url({ en: 'Preview URL', ru: 'Адрес предпросмотра' }),
    pageType: enumeration({
      en: 'Page type',
      ru: 'Тип страницы',
      required: true,
      filterable: true,
      default: 'landing',
      options: {
        landing: { en: 'Landing page', ru: 'Лендинг' },
        prelanding: { en: 'Prelanding page', ru: 'Прелендинг' },
        thank_you: { en: 'Thank-you page', ru: 'Страница благодарности' },
      },
    }),
    landerApiLanguage: codeList('isoLanguages', { en: 'Language', ru: 'Язык', filterable: true }),
    weight: integer({
      en: 'Weight',
      ru: 'Вес',
      min: 0,
      max: 1000,
      default: 100,
      sortable: true,
      help: {
        en: 'Its share of the visitors beside the other pages of the offer.',
        ru: 'Доля посетителей относительно других страниц оффера.',
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
  permissions: { menu: 'front.menu.landers_api.read' },
  menu: { staff: { group: 'offers', order: 20 } },
  access: {
    affiliate: { rows: both(having('status', 'active'), visible('offer')), calls: ['list', 'read'] },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'offer' },
  list: {
    columns: ['id', 'title', 'status', 'offer', 'advertiser', 'pageType', 'landerApiLanguage', 'weight', 'previewUrl', 'createdAt'],
    filters: ['offer', 'advertiser', 'pageType', 'landerApiLanguage', 'tags', 'createdAt'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'offer', 'advertiser', 'targetUrl', 'previewUrl', 'pageType', 'landerApiLanguage', 'weight', 'tags'],
    },
    parameters: { en: 'Parameters', ru: 'Параметры', fields: ['additionalParameters'] },
  },
});
