import type { Words } from '../text/words.ts';

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
  notes: { en: 'Notes', ru: 'Заметки' },
  scheduled: { en: 'Scheduled changes', ru: 'Отложенные изменения' },
  network: { en: 'Network', ru: 'Сеть' },
  security: { en: 'Security', ru: 'Безопасность' },
} as const satisfies Record<string, Words>;

type NoticeGroup = keyof typeof noticeGroups;

/**
 * Who is notified by default: those the event names, the affiliate concerned, those in charge (the managers of the
 * affiliate, their team and the advertiser, else those of the offer, else administrators), or administrators.
 */
type Audience = 'named' | 'affiliate' | 'keepers' | 'administrators';

/** What rules filter events by. */
export const noticeFilters = ['offer', 'affiliate', 'advertiser', 'country'] as const;

export type NoticeFilter = (typeof noticeFilters)[number];

/** What an event is about; rules filter by it, and it decides who is in charge. */
export interface NoticeAbout {
  offer?: number | null;
  affiliate?: number | null;
  team?: number | null;
  advertiser?: number | null;
  country?: string | null;
  /** Of a cap: the countries it names, and whether it is for these only or for all others; none means all. */
  countries?: readonly string[];
  countriesMode?: 'only' | 'except';
}

interface NoticeTypeWords extends Words {
  group: NoticeGroup;
  to: readonly Audience[];
  /** What its events can be filtered by: each says it, unless its record has none. */
  by?: readonly NoticeFilter[];
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
  'cap.filling': {
    group: 'caps',
    to: ['keepers'],
    by: noticeFilters,
    en: 'Cap nearly full',
    ru: 'Капа почти заполнена',
  },
  'cap.full': { group: 'caps', to: ['keepers'], by: noticeFilters, en: 'Cap full', ru: 'Капа заполнена' },
  'guarantee.at_risk': {
    group: 'caps',
    to: ['keepers'],
    by: noticeFilters,
    en: 'Guarantee at risk',
    ru: 'Гарантия под угрозой',
  },
  'integration.paused': {
    group: 'integrations',
    to: ['keepers'],
    by: ['advertiser'],
    en: 'Integration paused',
    ru: 'Интеграция на паузе',
  },
  'integration.slow': {
    group: 'integrations',
    to: ['keepers'],
    by: ['advertiser'],
    en: 'Integration slow',
    ru: 'Интеграция медленная',
  },
  'synchronization.paused': {
    group: 'integrations',
    to: ['keepers'],
    by: ['advertiser'],
    en: 'Synchronisation paused',
    ru: 'Синхронизация приостановлена',
  },
  'postback.given_up': {
    group: 'postbacks',
    to: ['affiliate', 'keepers'],
    by: ['affiliate'],
    en: 'Postback switched off',
    ru: 'Постбэк выключен',
  },
  'lead.unsent': {
    group: 'leads',
    to: ['keepers'],
    by: ['offer', 'affiliate', 'country'],
    hourly: true,
    en: 'Lead unsent',
    ru: 'Лид не отправлен',
  },
  'conversion.late': {
    group: 'conversions',
    to: ['keepers'],
    by: noticeFilters,
    hourly: true,
    en: 'Late conversion',
    ru: 'Поздняя конверсия',
  },
  'invoice.made': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate', 'advertiser'],
    en: 'Invoice created',
    ru: 'Счёт создан',
  },
  'invoice.scheduled': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate'],
    en: 'Invoice created by schedule',
    ru: 'Счёт создан по расписанию',
  },
  'invoice.paid': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate', 'advertiser'],
    en: 'Invoice paid',
    ru: 'Счёт оплачен',
  },
  'invoice.declined': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate', 'advertiser'],
    en: 'Invoice declined',
    ru: 'Счёт отклонён',
  },
  'invoice.unpaid': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate', 'advertiser'],
    en: 'Payment taken back',
    ru: 'Оплата отменена',
  },
  'invoice.requested': {
    group: 'invoices',
    to: ['keepers'],
    by: ['affiliate'],
    en: 'Withdrawal requested',
    ru: 'Запрошен вывод',
  },
  'invoice.taken_back': {
    group: 'invoices',
    to: ['keepers'],
    by: ['affiliate'],
    en: 'Withdrawal request taken back',
    ru: 'Запрос вывода отозван',
  },
  'withdrawal_method.changed': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate'],
    en: 'Withdrawal method changed',
    ru: 'Изменён способ вывода',
  },
  'withdrawal_method.waiting': {
    group: 'invoices',
    to: ['affiliate', 'keepers'],
    by: ['affiliate'],
    en: 'Withdrawal method to verify',
    ru: 'Способ вывода ждёт проверки',
  },
  'withdrawal_method.verified': {
    group: 'invoices',
    to: ['affiliate'],
    by: ['affiliate'],
    en: 'Withdrawal method verified',
    ru: 'Способ вывода проверен',
  },
  'export.ready': {
    group: 'exports',
    to: ['named'],
    personal: true,
    en: 'Export ready',
    ru: 'Файл экспорта готов',
  },
  'export.failed': {
    group: 'exports',
    to: ['named'],
    personal: true,
    en: 'Export failed',
    ru: 'Экспорт не удался',
  },
  'task.assigned': { group: 'tasks', to: ['named'], en: 'Task assigned', ru: 'Назначена задача' },
  'task.mentioned': { group: 'tasks', to: ['named'], en: 'Mentioned in a task', ru: 'Упоминание в задаче' },
  'task.due': { group: 'tasks', to: ['named'], en: 'Task due', ru: 'Срок задачи' },
  'note.addressed': { group: 'notes', to: ['named'], en: 'Note for someone', ru: 'Заметка коллеге' },
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
  'rates.failing': {
    group: 'network',
    to: ['administrators'],
    en: 'Exchange rates out of date',
    ru: 'Курсы валют устарели',
  },
  'work.failing': {
    group: 'network',
    to: ['administrators'],
    en: 'Background work failing',
    ru: 'Сбой фоновой работы',
  },
  'channel.failing': {
    group: 'network',
    to: ['administrators'],
    en: 'Notification channel failing',
    ru: 'Канал уведомлений не работает',
  },
  'notification.silent': {
    group: 'network',
    to: ['administrators'],
    en: 'Notification rule without an author',
    ru: 'Правило уведомлений без автора',
  },
  'trial.ending': { group: 'network', to: ['administrators'], en: 'Trial ending', ru: 'Пробный период заканчивается' },
  'sign_in.new_device': { group: 'security', to: ['named'], personal: true, en: 'New sign-in', ru: 'Новый вход' },
} as const satisfies Record<string, NoticeTypeWords>;

export type NoticeType = keyof typeof noticeTypes;

/** The percentage of a cap at which people are notified by default, and by rules that don't set another. */
export const defaultCapPercent = 80;

/** Returns what is known about a type. */
export const noticeTypeOf = (type: NoticeType): NoticeTypeWords => noticeTypes[type];

/** Returns the types of notices that can be filtered by something. */
export const noticeTypesBy = (filter: NoticeFilter): NoticeType[] =>
  (Object.keys(noticeTypes) as NoticeType[]).filter((type) => noticeTypeOf(type).by?.includes(filter));

export const isNoticeType = (type: string): type is NoticeType => Object.hasOwn(noticeTypes, type);
