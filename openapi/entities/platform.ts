import {
  all,
  boolean,
  description,
  duration,
  entity,
  group,
  integer,
  many,
  reverse,
  section,
  title,
} from '../define.ts';
import { activeOrRetired } from '../parts.ts';

const halfMinute = 30;
const day = 86_400;

export const platform = entity({
  name: { en: ['Platform', 'Platforms'], ru: ['Платформа', 'Платформы', 'Платформ'] },
  about: {
    en: 'Software that advertisers use, with the ways it can receive leads and report on them.',
    ru: 'Программа, с которой работают рекламодатели: как она умеет принимать лиды и сообщать о них.',
  },
  path: 'user/platforms',
  route: 'settings/platforms',
  fields: {
    title: title({ unique: true }),
    description: description(),
    outApiEnabled: boolean({
      en: 'Takes leads by API',
      ru: 'Принимает лиды по API',
      default: false,
      filterable: true,
      help: { en: 'The network sends each lead in an API request.', ru: 'Сеть отправляет каждый лид запросом.' },
    }),
    redirectEnabled: boolean({
      en: 'Takes visitors by redirect',
      ru: 'Принимает посетителей по редиректу',
      default: false,
      filterable: true,
      help: {
        en: 'Visitors are redirected to the advertiser’s page once their lead is accepted.',
        ru: 'После приёма лида посетитель переходит на страницу рекламодателя.',
      },
    }),
    apiSyncEnabled: boolean({
      en: 'Provides lead statuses on request',
      ru: 'Отдаёт статусы по запросу',
      default: false,
      filterable: true,
      help: {
        en: 'The network regularly requests the statuses of its leads.',
        ru: 'Сеть регулярно запрашивает статусы своих лидов.',
      },
    }),
    postbackEnabled: boolean({
      en: 'Sends postbacks',
      ru: 'Отправляет постбэки',
      default: false,
      filterable: true,
      help: {
        en: 'The platform calls the network when a lead changes.',
        ru: 'Сама сообщает сети, когда с лидом что-то происходит.',
      },
    }),
    apiSyncSettings: group(
      {
        minInterval: duration({
          en: 'Minimum interval between requests',
          ru: 'Запрашивать не чаще чем раз в',
          unit: 'seconds',
          required: true,
          default: 60,
          min: halfMinute,
          max: day,
        }),
        maxInterval: duration({
          en: 'Request at least every',
          ru: 'Запрашивать не реже чем раз в',
          unit: 'seconds',
          required: true,
          default: day,
          min: halfMinute,
          max: day,
        }),
        pageSize: integer({
          en: 'Leads per request',
          ru: 'Лидов в одном запросе',
          required: true,
          default: 100,
          min: 1,
          max: 10_000,
        }),
      },
      {
        en: 'Status requests',
        ru: 'Запросы статусов',
        help: {
          en: 'The limits of the platform; integrations choose a value within them.',
          ru: 'Что допускает платформа; интеграции выбирают в этих пределах.',
        },
      },
    ),
    verticals: many('vertical', {
      en: 'Verticals',
      ru: 'Вертикали',
      acceptsRetired: true,
      help: {
        en: 'Where the platform is common, for information: templates can be for any vertical.',
        ru: 'Где она принята. Ничего не ограничивает: шаблон может быть для любой вертикали.',
      },
    }),
    templates: reverse('integrationTemplate', 'platform', { en: 'Integration templates', ru: 'Шаблоны интеграции' }),
  },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'front.settings.platforms.read' },
  menu: { staff: { group: 'settings', order: 170, tabOnly: true } },
  access: { advertiser_member: { rows: all, calls: ['list', 'read'] } },
  find: true,
  list: {
    columns: [
      'id',
      'title',
      'status',
      'verticals',
      'outApiEnabled',
      'redirectEnabled',
      'apiSyncEnabled',
      'postbackEnabled',
      'createdAt',
    ],
    filters: ['verticals', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled', 'postbackEnabled'],
    inlineEdit: ['title', 'verticals'],
    bulkEdit: ['verticals'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Platform', ru: 'Платформа' }, 'title', 'description', 'verticals'),
        section(
          { en: 'What it can do', ru: 'Что она умеет' },
          'outApiEnabled',
          'redirectEnabled',
          'apiSyncEnabled',
          'postbackEnabled',
        ),
        section({ en: 'Status requests', ru: 'Запросы статусов' }, 'apiSyncSettings'),
      ],
    },
    templates: { en: 'Templates', ru: 'Шаблоны', list: 'integrationTemplate', by: 'platform' },
  },
});
