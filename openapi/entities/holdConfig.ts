import { all, codeList, duration, entity, integer, one, section, text, title } from '../define.ts';
import { statusWords } from '../parts.ts';

const clock = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

export const holdConfig = entity({
  name: { en: ['Hold queue', 'Hold queues'], ru: ['Очередь холда', 'Очереди холда', 'Очередей холда'] },
  about: {
    en: 'Held leads of a geo, sent on little by little: so many fresh and old ones each round.',
    ru: 'Отложенные лиды гео, которые досылают понемногу: столько-то свежих и старых за подход.',
  },
  path: 'user/hold_configs',
  route: 'settings/hold-queue',
  fields: {
    title: title({ unique: true }),
    geo: one('geo', { en: 'Geo', ru: 'Гео', required: true }),
    periodStart: text({ en: 'From', ru: 'С', required: true, default: '09:00', pattern: clock, maxLength: 5 }),
    periodEnd: text({
      en: 'Until',
      ru: 'До',
      required: true,
      default: '18:00',
      pattern: clock,
      maxLength: 5,
      help: {
        en: 'A time that is not after the beginning is on the next day.',
        ru: 'Если время не позже начала, это уже следующий день.',
      },
    }),
    timezone: codeList('timezones', { en: 'Time zone', ru: 'Часовой пояс', required: true, filterable: true }),
    interval: duration({
      en: 'Repeat every',
      ru: 'Повторять каждые',
      unit: 'minutes',
      required: true,
      default: 30,
      min: 1,
      max: 1440,
    }),
    freshLeads: integer({
      en: 'Fresh leads per round',
      ru: 'Свежих лидов за подход',
      required: true,
      default: 5,
      min: 0,
      max: 10_000,
    }),
    oldLeads: integer({
      en: 'Old leads per round',
      ru: 'Старых лидов за подход',
      required: true,
      default: 5,
      min: 0,
      max: 10_000,
    }),
  },
  status: {
    set: {
      inactive: {
        ...statusWords.inactive,
        en: 'Stopped',
        ru: 'Остановлен',
        feminine: 'Остановлена',
        neuter: 'Остановлено',
        verb: { en: 'Stop', ru: 'Остановить' },
        plural: { en: 'Stopped', ru: 'Остановленные' },
      },
      active: {
        ...statusWords.active,
        en: 'Started',
        ru: 'Запущен',
        feminine: 'Запущена',
        neuter: 'Запущено',
        verb: { en: 'Start', ru: 'Запустить' },
        plural: { en: 'Started', ru: 'Запущенные' },
      },
    },
  },
  calls: ['list', 'read', 'create', 'edit', 'status', 'delete'],
  permissions: { menu: 'front.settings.hold_queue.read' },
  menu: { staff: { group: 'settings', order: 130, tabOnly: true, tab: 'all' } },
  access: { advertiser_member: { rows: all, calls: ['list', 'read'] } },
  find: { subtitle: 'geo' },
  list: {
    columns: [
      'id',
      'title',
      'status',
      'geo',
      'periodStart',
      'periodEnd',
      'timezone',
      'interval',
      'freshLeads',
      'oldLeads',
    ],
    filters: ['geo', 'timezone'],
    inPlace: ['title', 'interval', 'freshLeads', 'oldLeads'],
    bulkEdit: ['interval', 'freshLeads', 'oldLeads'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Queue', ru: 'Очередь' }, 'title', 'geo'),
        section({ en: 'When', ru: 'Когда' }, 'periodStart', 'periodEnd', 'timezone', 'interval'),
        section({ en: 'How much', ru: 'Сколько' }, 'freshLeads', 'oldLeads'),
      ],
    },
  },
});
