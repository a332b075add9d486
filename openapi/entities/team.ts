import { boolean, entity, integer, many, ofMyTeam, own, reverse, tags, timestamp, title } from '../define.ts';
import { activeOrBlocked, blockingType } from '../parts.ts';

export const team = entity({
  name: { en: ['Team', 'Teams'], ru: ['Команда', 'Команды', 'Команд'] },
  about: {
    en: 'Affiliates who work together and share settings and offers.',
    ru: 'Партнёры, которые работают вместе, с общими настройками и офферами.',
  },
  path: 'user/teams',
  route: 'affiliates/teams',
  fields: {
    title: title({ unique: true }),
    managers: many('user', {
      en: 'Managers',
      ru: 'Менеджеры',
      referenceFilter: { roleType: ['admin', 'manager'] },
      staffOnly: true,
    }),
    tags: tags('team'),
    members: reverse('user', 'team', {
      en: 'Members',
      ru: 'Участники',
      staffOnly: true,
      editable: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    membersCount: integer({
      en: 'Number of members',
      ru: 'Участников',
      readOnly: true,
      computed: true,
      staffOnly: true,
    }),
    acceptColdTraffic: boolean({
      en: 'Accept cold traffic',
      ru: 'Принимать холодный трафик',
      default: true,
      staffOnly: true,
      help: {
        en: 'Imported leads of its members. If off, none are accepted.',
        ru: 'Импортированные лиды участников. Если выключено, не принимаются ни от кого из них.',
      },
    }),
    acceptInvalidLeads: boolean({
      en: 'Accept invalid leads',
      ru: 'Принимать невалидные лиды',
      default: false,
      staffOnly: true,
      help: {
        en: 'Leads of its members that break the vertical’s rules, regardless of the members’ own setting.',
        ru: 'Лиды участников, которые не проходят правила вертикали, — независимо от настроек самих участников.',
      },
    }),
    redirectToAdvertiser: boolean({
      en: 'Redirect to the advertiser',
      ru: 'Направлять к рекламодателю',
      default: true,
      staffOnly: true,
    }),
    trafficBlocked: boolean({
      en: 'Traffic blocked',
      ru: 'Трафик заблокирован',
      readOnly: true,
      default: false,
      filterable: true,
    }),
    trafficBlockedAt: timestamp({ en: 'Traffic blocked since', ru: 'Трафик заблокирован с', readOnly: true }),
    assignedOffers: reverse('offer', 'assignedTeams', {
      en: 'Assigned offers',
      ru: 'Назначенные офферы',
      staffOnly: true,
      editable: true,
    }),
  },
  status: { ...activeOrBlocked, fields: { blockingType } },
  calls: ['list', 'read', 'create', 'edit', 'editOne', 'status'],
  permissions: { menu: 'front.affiliates.teams.read' },
  menu: { staff: { group: 'affiliates', order: 20 } },
  access: {
    manager: { rows: own('managers') },
    affiliate: { rows: ofMyTeam('id'), calls: ['read'] },
  },
  find: true,
  headerFields: ['managers'],
  list: {
    columns: ['id', 'title', 'status', 'trafficBlocked', 'membersCount', 'managers', 'tags', 'createdAt'],
    filters: ['managers', 'tags', 'trafficBlocked', 'createdAt'],
    mineFilter: 'managers',
    inlineEdit: ['title', 'managers', 'tags'],
    bulkEdit: ['managers', 'tags', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser'],
  },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['title', 'managers', 'tags', 'members'] },
    traffic: {
      en: 'Traffic',
      ru: 'Трафик',
      fields: ['acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'trafficBlocked', 'assignedOffers'],
    },
    campaigns: { en: 'Campaigns', ru: 'Кампании', list: 'campaign', by: 'team' },
    postbacks: { en: 'Postbacks', ru: 'Постбэки', list: 'postback', by: 'team' },
    caps: { en: 'Caps', ru: 'Капы', list: 'cap', by: 'team' },
  },
});
