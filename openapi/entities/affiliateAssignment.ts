import { entity, one, text, visible } from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';

export const affiliateAssignment = entity({
  name: {
    en: ['Affiliate assignment', 'Affiliate assignments'],
    ru: ['Назначение партнёра', 'Назначения партнёра', 'Назначений партнёров', 'Назначения партнёров'],
    gender: 'neuter',
  },
  about: {
    en: 'Assigns an affiliate or a team to an offer and defines which of their traffic it takes. While the offer is private, only those with an active assignment can run it.',
    ru: 'Партнёр или команда оффера и трафик, который от них принимается. Приватный оффер доступен тем, чьё назначение активно.',
  },
  path: 'user/affiliate_assignments',
  fields: {
    title: text({
      en: 'Title',
      ru: 'Название',
      searchable: true,
      sortable: true,
      maxLength: 200,
      help: { en: 'Leave empty to use the name of the affiliate or team.', ru: 'Пусто — имя назначенного.' },
    }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      createOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    team: one('team', { en: 'Team', ru: 'Команда', createOnly: true }),
    ...sieve(),
    weight: weight({
      help: {
        en: 'Priority in the hold queue: doubling the weight counts like doubling the waiting time. With 0, all others go first.',
        ru: 'Как скоро их лиды выходят из очереди удержания: вдвое больший вес — как вдвое большее ожидание. 0 — после всех остальных.',
      },
    }),
  },
  exclusive: { party: { en: 'Assigned', ru: 'Кто назначен', fields: ['affiliate', 'team'], required: true } },
  unique: [
    ['offer', 'affiliate'],
    ['offer', 'team'],
  ],
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  actions: {
    edit_sieve: {
      en: 'Edit targeting conditions of affiliate assignments',
      ru: 'Изменить фильтры трафика',
      edits: sieveFields,
    },
  },
  permissions: { name: 'offer', menu: 'front.menu.offers.read' },
  menu: { staff: { group: 'offers', order: 27 } },
  access: {
    advertiser_manager: { rows: visible('offer') },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  headerFields: ['offer', 'affiliate', 'team'],
  list: {
    columns: ['id', 'title', 'status', 'offer', 'affiliate', 'schedule', 'createdAt'],
    filters: ['offer', 'affiliate', 'team', 'createdAt'],
    inlineEdit: ['title', 'weight'],
    bulkEdit: ['countries', 'languages', 'trafficSources', 'schedule', 'weight'],
  },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['title', 'offer', 'affiliate'] },
    sieve: {
      en: 'Targeting conditions',
      ru: 'Фильтр трафика',
      fields: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
    },
  },
});
