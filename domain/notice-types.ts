import type { Words } from './words.ts';

/** What people can be notified about, by the groups in which it is shown. */

export const noticeGroups = {
  caps: { en: 'Caps', ru: 'Капы' },
  integrations: { en: 'Integrations', ru: 'Интеграции' },
  postbacks: { en: 'Postbacks', ru: 'Постбэки' },
  leads: { en: 'Leads', ru: 'Лиды' },
  conversions: { en: 'Conversions', ru: 'Конверсии' },
  invoices: { en: 'Invoices', ru: 'Счета' },
  exports: { en: 'Exports', ru: 'Экспорт' },
  tasks: { en: 'Tasks', ru: 'Задачи' },
  scheduled: { en: 'Scheduled changes', ru: 'Отложенные изменения' },
  network: { en: 'Network', ru: 'Сеть' },
  security: { en: 'Security', ru: 'Безопасность' },
} as const satisfies Record<string, Words>;

type NoticeGroup = keyof typeof noticeGroups;

/**
 * Who is notified by default: those the event names, the affiliate concerned, the managers of that affiliate or
 * advertiser (administrators if there are none), or administrators.
 */
type Audience = 'named' | 'affiliate' | 'keepers' | 'administrators';

/** What an event is about; rules filter by it. */
export interface NoticeAbout {
  offer?: number | null;
  affiliate?: number | null;
  advertiser?: number | null;
  country?: string | null;
}

interface NoticeTypeWords extends Words {
  group: NoticeGroup;
  to: readonly Audience[];
  /** Of many in an hour about one offer, only one is sent. */
  hourly?: true;
  /**
   * Those it names are notified even if they may no longer read the record it is about; its details are then left out.
   */
  unseen?: true;
  /** It concerns only those it names: rules notify nobody else of it. */
  personal?: true;
}

export const noticeTypes = {
  'cap.filling': { group: 'caps', to: ['keepers'], en: 'Cap nearly full', ru: 'Капа почти заполнена' },
  'cap.full': { group: 'caps', to: ['keepers'], en: 'Cap full', ru: 'Капа заполнена' },
  'guarantee.at_risk': { group: 'caps', to: ['keepers'], en: 'Guarantee at risk', ru: 'Гарантия под угрозой' },
  'integration.paused': { group: 'integrations', to: ['keepers'], en: 'Integration paused', ru: 'Интеграция на паузе' },
  'integration.slow': { group: 'integrations', to: ['keepers'], en: 'Integration slow', ru: 'Интеграция медленная' },
  'synchronization.paused': {
    group: 'integrations',
    to: ['keepers'],
    en: 'Synchronisation paused',
    ru: 'Синхронизация приостановлена',
  },
  'postback.given_up': {
    group: 'postbacks',
    to: ['affiliate', 'keepers'],
    en: 'Postback switched off',
    ru: 'Постбэк выключен',
  },
  'lead.unsent': { group: 'leads', to: ['keepers'], hourly: true, en: 'Lead unsent', ru: 'Лид не отправлен' },
  'conversion.late': {
    group: 'conversions',
    to: ['keepers'],
    hourly: true,
    en: 'Late conversion',
    ru: 'Поздняя конверсия',
  },
  'invoice.made': { group: 'invoices', to: ['affiliate', 'keepers'], en: 'Invoice created', ru: 'Счёт создан' },
  'invoice.scheduled': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    en: 'Invoice created by schedule',
    ru: 'Счёт создан по расписанию',
  },
  'invoice.paid': { group: 'invoices', to: ['affiliate', 'keepers'], en: 'Invoice paid', ru: 'Счёт оплачен' },
  'invoice.declined': { group: 'invoices', to: ['affiliate', 'keepers'], en: 'Invoice declined', ru: 'Счёт отклонён' },
  'invoice.requested': { group: 'invoices', to: ['keepers'], en: 'Withdrawal requested', ru: 'Запрошен вывод' },
  'withdrawal_method.changed': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    en: 'Withdrawal method changed',
    ru: 'Изменён способ вывода',
  },
  'export.ready': {
    group: 'exports',
    to: ['named'],
    personal: true,
    en: 'Export ready',
    ru: 'Файл экспорта готов',
  },
  'task.assigned': { group: 'tasks', to: ['named'], en: 'Task assigned', ru: 'Назначена задача' },
  'task.mentioned': { group: 'tasks', to: ['named'], en: 'Mentioned in a task', ru: 'Упоминание в задаче' },
  'task.due': { group: 'tasks', to: ['named'], en: 'Task due', ru: 'Срок задачи' },
  'change.conflict': {
    group: 'scheduled',
    to: ['named'],
    unseen: true,
    en: 'Scheduled change in conflict',
    ru: 'Конфликт отложенного изменения',
  },
  'change.failed': {
    group: 'scheduled',
    to: ['named'],
    unseen: true,
    en: 'Scheduled change failed',
    ru: 'Отложенное изменение не выполнено',
  },
  'affiliate.registered': {
    group: 'network',
    to: ['keepers'],
    en: 'Affiliate registered',
    ru: 'Зарегистрировался партнёр',
  },
  'traffic.blocked': {
    group: 'network',
    to: ['named'],
    personal: true,
    en: 'Traffic blocked',
    ru: 'Трафик заблокирован',
  },
  'traffic.accepted': {
    group: 'network',
    to: ['named'],
    personal: true,
    en: 'Traffic accepted',
    ru: 'Трафик принимается',
  },
  'domain.failing': {
    group: 'network',
    to: ['administrators'],
    en: 'Domain failing',
    ru: 'Домен не проходит проверку',
  },
  'trial.ending': { group: 'network', to: ['administrators'], en: 'Trial ending', ru: 'Пробный период заканчивается' },
  'sign_in.new_device': { group: 'security', to: ['named'], personal: true, en: 'New sign-in', ru: 'Новый вход' },
} as const satisfies Record<string, NoticeTypeWords>;

export type NoticeType = keyof typeof noticeTypes;

/** The percentage of a cap at which people are notified by default, and by rules that don't set another. */
export const defaultCapPercent = 80;

/** Returns what is known about a type. */
export const noticeTypeOf = (type: NoticeType): NoticeTypeWords => noticeTypes[type];

export const isNoticeType = (type: string): type is NoticeType => Object.hasOwn(noticeTypes, type);
