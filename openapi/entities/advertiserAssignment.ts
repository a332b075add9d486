import { entity, one, text, visible } from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';

export const advertiserAssignment = entity({
  name: {
    en: ['Advertiser assignment', 'Advertiser assignments'],
    ru: [
      'Назначение рекламодателя',
      'Назначения рекламодателя',
      'Назначений рекламодателей',
      'Назначения рекламодателей',
    ],
    gender: 'neuter',
  },
  about: {
    en: 'Assigns an advertiser to an offer and defines which of its traffic they take. An offer’s advertisers are those with an active assignment.',
    ru: 'Рекламодатель оффера и трафик, который он принимает. Рекламодатели оффера — те, чьё назначение активно.',
  },
  path: 'user/advertiser_assignments',
  fields: {
    title: text({
      en: 'Title',
      ru: 'Название',
      searchable: true,
      sortable: true,
      maxLength: 200,
      help: { en: 'Leave empty for the advertiser’s name.', ru: 'Пусто — имя рекламодателя.' },
    }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', required: true, createOnly: true }),
    integration: one('integration', {
      en: 'Integration',
      ru: 'Интеграция',
      help: {
        en: 'Sends the leads of this offer. Leave empty to allow any of the advertiser’s integrations.',
        ru: 'Через неё идут лиды этого оффера. Пусто — любая интеграция рекламодателя.',
      },
    }),
    ...sieve(),
    weight: weight({
      help: {
        en: 'Share of leads if the offer has no targetings.',
        ru: 'Доля лидов, если у оффера нет таргетингов.',
      },
    }),
  },
  unique: [['offer', 'advertiser']],
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  actions: {
    edit_sieve: {
      en: 'Edit targeting conditions of advertiser assignments',
      ru: 'Изменить фильтры трафика',
      edits: sieveFields,
    },
  },
  permissions: { name: 'offer', menu: 'front.menu.offers.read' },
  menu: { staff: { group: 'offers', order: 26 } },
  access: {
    advertiser_manager: { rows: visible('offer') },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  headerFields: ['offer', 'advertiser', 'integration'],
  list: {
    columns: ['id', 'title', 'status', 'offer', 'advertiser', 'integration', 'schedule', 'createdAt'],
    filters: ['offer', 'advertiser', 'integration', 'createdAt'],
    inlineEdit: ['title', 'weight'],
    bulkEdit: ['countries', 'languages', 'trafficSources', 'schedule', 'weight'],
  },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['title', 'offer', 'advertiser', 'integration'] },
    sieve: {
      en: 'Targeting conditions',
      ru: 'Фильтр трафика',
      fields: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
    },
  },
});
