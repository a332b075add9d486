import {
  all,
  boolean,
  codeLists,
  entity,
  enumeration,
  type Field,
  integer,
  many,
  one,
  section,
  text,
  timeOfDay,
  when,
} from '../define.ts';
import {
  defaultCapPercent,
  noticeGroups,
  noticeTypeOf,
  noticeTypes,
  noticeTypesBy,
  type NoticeFilter,
} from '../../domain/notices/notice-types.ts';
import { activeOrInactive } from '../parts.ts';

const nobody = { rows: { none: true } } as const;

const calls = ['list', 'read', 'create', 'edit', 'status', 'clone', 'delete'] as const;

/** Channels whose messages can wait for a time of day; the bell keeps what it shows. */
const sent = ['email', 'telegram', 'webhook'] as const;

const typeOptions = Object.fromEntries(Object.entries(noticeTypes).map(([type, { en, ru }]) => [type, { en, ru }]));

/** A filter applies to the groups, and to the events, of which some can be about what it names. */
const only = (by: NoticeFilter, field: Field): Field => {
  const types = noticeTypesBy(by);
  const groups = [...new Set(types.map((type) => noticeTypeOf(type).group))];
  const ofGroups = Object.values(noticeTypes).filter(({ group }) => groups.includes(group));
  return when({ groupSlug: groups, ...(ofGroups.length > types.length && { type: [null, ...types] }) }, field);
};

export const notification = entity({
  name: {
    en: ['Notification', 'Notifications'],
    ru: ['Уведомление', 'Уведомления', 'Уведомлений', 'Уведомления'],
  },
  about: {
    en: 'A rule: who is notified of which events, through which channel and when.',
    ru: 'Правило: кому, о каких событиях, по какому каналу и когда сообщать.',
  },
  path: 'user/notifications',
  route: 'settings/notifications/rules',
  fields: {
    description: text({
      en: 'Description',
      ru: 'Описание',
      required: true,
      searchable: true,
      sortable: true,
      maxLength: 200,
    }),
    groupSlug: enumeration({
      en: 'Events',
      ru: 'События',
      required: true,
      filterable: true,
      options: noticeGroups,
    }),
    type: enumeration({
      en: 'Event',
      ru: 'Событие',
      filterable: true,
      options: typeOptions,
      help: { en: 'Leave empty for all events of the group.', ru: 'Если не выбрано — все события группы.' },
    }),
    capPercent: when(
      { groupSlug: ['caps'], type: [null, 'cap.filling'] },
      integer({
        en: 'Cap filled to, %',
        ru: 'Капа заполнена на, %',
        required: true,
        default: defaultCapPercent,
        min: 1,
        max: 99,
        help: {
          en: 'When a cap counts as nearly full for this rule. In the bell, the staff in charge are always notified at 80%.',
          ru: 'С какого заполнения капа для этого правила почти заполнена. В колокольчике ответственные всегда получают уведомление при 80 %.',
        },
      }),
    ),
    offers: only('offer', many('offer', { en: 'Offers', ru: 'Офферы' })),
    affiliates: only(
      'affiliate',
      many('user', { en: 'Affiliates', ru: 'Партнёры', referenceFilter: { roleType: ['affiliate'] } }),
    ),
    advertisers: only('advertiser', many('advertiser', { en: 'Advertisers', ru: 'Рекламодатели' })),
    countries: only('country', codeLists('isoCountries', { en: 'Countries', ru: 'Страны' })),
    users: many('user', {
      en: 'People',
      ru: 'Люди',
      help: {
        en: 'People are only notified of what they can access.',
        ru: 'Каждый получает уведомления только о том, что ему доступно.',
      },
    }),
    roles: many('role', { en: 'Roles', ru: 'Роли' }),
    authorAway: boolean({
      en: 'Without an author',
      ru: 'Без автора',
      readOnly: true,
      computed: true,
      help: {
        en: 'For a webhook: whether its author can no longer sign in, so that nothing is sent.',
        ru: 'Для вебхука: автор больше не может войти, и ничего не отправляется.',
      },
    }),
    channel: enumeration({
      en: 'Channel',
      ru: 'Канал',
      required: true,
      default: 'email',
      filterable: true,
      options: {
        bell: { en: 'Bell', ru: 'Колокольчик' },
        email: { en: 'Email', ru: 'Эл. почта' },
        telegram: { en: 'Telegram', ru: 'Телеграм' },
        webhook: { en: 'Webhook', ru: 'Вебхук' },
      },
    }),
    notificationChannelIntegration: when(
      { channel: ['telegram', 'webhook'] },
      one('notificationChannelIntegration', {
        en: 'Bot or webhook',
        ru: 'Бот или вебхук',
        required: true,
        help: {
          en: 'A webhook receives what the rule’s author can see; no people need to be selected.',
          ru: 'Вебхук получает то, что доступно автору правила; людей выбирать не нужно.',
        },
      }),
    ),
    frequency: when(
      { channel: sent },
      enumeration({
        en: 'When',
        ru: 'Когда',
        required: true,
        default: 'immediately',
        filterable: true,
        options: {
          immediately: { en: 'Immediately', ru: 'Сразу' },
          hourly: { en: 'Hourly digest', ru: 'Сводка раз в час' },
          daily: { en: 'Daily digest at 9:00', ru: 'Сводка раз в день в 9:00' },
        },
        help: { en: 'In the recipient’s time zone.', ru: 'В часовом поясе получателя.' },
      }),
    ),
    quietFrom: when(
      { channel: sent },
      timeOfDay({
        en: 'Quiet from',
        ru: 'Тихо с',
        help: {
          en: 'For example 22:00, in the recipient’s time zone.',
          ru: 'Например, 22:00 в часовом поясе получателя.',
        },
      }),
    ),
    quietTo: when(
      { channel: sent },
      timeOfDay({
        en: 'Quiet until',
        ru: 'Тихо до',
        help: {
          en: 'Events in between are delivered afterwards.',
          ru: 'События за это время приходят потом.',
        },
      }),
    ),
  },
  displayFields: 'description',
  status: activeOrInactive,
  calls,
  actions: { take_over: { en: 'Take over rules', ru: 'Взять правила на себя', withoutPermission: true } },
  menu: { staff: { group: 'notifications', order: 10 } },
  access: {
    // What a webhook is told is what its author may see: administrators may see everything.
    manager: { rows: all, calls: calls },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  headerFields: ['groupSlug', 'type', 'channel'],
  list: {
    columns: [
      'id',
      'description',
      'status',
      'groupSlug',
      'type',
      'channel',
      'users',
      'roles',
      'frequency',
      'createdAt',
    ],
    filters: ['groupSlug', 'type', 'channel', 'frequency', 'notificationChannelIntegration', 'createdAt'],
    quickFilters: ['groupSlug', 'channel'],
    inlineEdit: ['description'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Events', ru: 'События' }, 'description', 'groupSlug', 'type', 'capPercent'),
        section({ en: 'Only these', ru: 'Только эти' }, 'offers', 'affiliates', 'advertisers', 'countries'),
        section({ en: 'Who', ru: 'Кому' }, 'users', 'roles'),
        section(
          { en: 'How and when', ru: 'Как и когда' },
          'channel',
          'notificationChannelIntegration',
          'frequency',
          'quietFrom',
          'quietTo',
        ),
      ],
    },
  },
});
