import type { Words } from '../domain/text/words.ts';
import { type RoleType, roleTypes } from './fields.ts';
import { staff } from './statuses.ts';

/** Permissions that don't follow from an entity: pages and menu entries, and calls that don't belong to records. */

export interface PermissionGroup extends Words {
  id: number;
  /** The first parts of the names of its permissions. */
  of: readonly string[];
}

export interface WrittenPermission extends Words {
  name: string;
  group: number;
  /** Role types whose roles may hold it. */
  roleTypes: readonly RoleType[];
  /** Shown only when hidden ones are requested. */
  hidden?: boolean;
  /** What it permits, in a sentence. */
  about?: Words;
}

const everyone = roleTypes;
const network = ['admin', 'manager'] as const;
const admins = ['admin'] as const;

const pages = 1;
const settings = 2;
const affiliates = 4;
const traffic = 6;
const billing = 7;
const together = 11;

/** Groups in the order in which they are shown; permissions without a group are shown under the last. */
export const permissionGroups: readonly PermissionGroup[] = [
  { id: pages, en: 'Pages', ru: 'Страницы', of: [] },
  {
    id: settings,
    en: 'Settings',
    ru: 'Настройки',
    of: [
      'settings',
      'tag',
      'category',
      'traffic_source',
      'currency',
      'payment_method',
      'payment_model',
      'geo',
      'image',
      'background_work',
    ],
  },
  {
    id: 3,
    en: 'Advertisers',
    ru: 'Рекламодатели',
    of: ['advertiser', 'vertical', 'platform', 'integration_template', 'integration', 'customer_sync'],
  },
  { id: affiliates, en: 'Affiliates', ru: 'Партнёры', of: ['affiliate', 'team', 'postback', 'withdrawal_method'] },
  {
    id: 5,
    en: 'Offers and campaigns',
    ru: 'Офферы и кампании',
    of: ['offer', 'landing', 'lander_api_item', 'payment_rule', 'cap', 'targeting', 'campaign'],
  },
  {
    id: traffic,
    en: 'Traffic data',
    ru: 'Данные трафика',
    of: ['click', 'click_change', 'lead', 'conversion', 'customer', 'log', 'contact_view', 'erasure', 'people'],
  },
  {
    id: billing,
    en: 'Billing',
    ru: 'Биллинг',
    of: ['balance', 'invoice', 'finance', 'reconciliation', 'invoice_schedule', 'prepayment'],
  },
  {
    id: 8,
    en: 'Employees and roles',
    ru: 'Сотрудники и роли',
    of: ['employee', 'role', 'user', 'login_record', 'api_token'],
  },
  { id: together, en: 'Working together', ru: 'Совместная работа', of: ['note', 'task', 'scheduled_change'] },
  { id: 9, en: 'Interface', ru: 'Интерфейс', of: ['preset', 'preference', 'dashboard', 'widget'] },
  { id: 10, en: 'Other', ru: 'Прочее', of: [] },
];

type RoleTypes = readonly RoleType[];

const call = (name: string, en: string, ru: string, group: number, roleTypes: RoleTypes): WrittenPermission => ({
  name,
  en,
  ru,
  group,
  roleTypes,
});

const opensPage: Words = {
  en: 'See the menu item and open its pages.',
  ru: 'Видеть пункт меню и открывать его страницы.',
};

const page = (name: string, en: string, ru: string, roleTypes: RoleTypes): WrittenPermission => ({
  ...call(name, `Page: ${en}`, `Страница: ${ru}`, pages, roleTypes),
  about: opensPage,
});

export const writtenPermissions: readonly WrittenPermission[] = [
  page('front.dashboard.read', 'dashboard', 'дашборд', everyone),
  page('front.menu.statistics.read', 'statistics', 'статистика', everyone),
  page('front.menu.offers.read', 'offers', 'офферы', everyone),
  page('front.menu.affiliates.read', 'affiliates', 'партнёры', network),
  page('front.affiliates.teams.read', 'teams', 'команды', network),
  page('front.menu.postbacks.read', 'postbacks', 'постбэки', network),
  page('front.menu.campaigns.read', 'campaigns', 'кампании', everyone),
  page('front.menu.advertisers.read', 'advertisers', 'рекламодатели', staff),
  page('front.menu.conversions.read', 'conversions', 'конверсии', everyone),
  page('front.menu.leads.read', 'leads', 'лиды', ['admin', 'manager', 'affiliate']),
  page('front.menu.clicks.read', 'clicks', 'клики', everyone),
  page('front.menu.postback_log.read', 'postback log', 'лог постбэков', everyone),
  page('front.menu.customers.read', 'customers', 'клиенты', everyone),
  page('front.menu.landers_api.read', 'landing pages', 'лендинги', staff),
  page('front.menu.tasks.read', 'tasks', 'задачи', staff),
  page('front.menu.employees.read', 'employees', 'сотрудники', network),
  page('front.reports.downloads.read', 'downloads', 'загрузки', everyone),
  page('front.settings.tags.read', 'tags', 'теги', staff),
  page('front.settings.lists.read', 'lists', 'списки', staff),
  page('front.settings.platforms.read', 'platforms', 'платформы', staff),
  page('front.settings.integration_templates.read', 'integration templates', 'шаблоны интеграций', staff),
  page('front.settings.global_postback.read', 'global postback', 'глобальный постбэк', everyone),
  page('front.settings.domain_parking.read', 'domain parking', 'парковка доменов', staff),
  page('front.settings.geo.read', 'geos', 'гео', staff),
  page('front.settings.hold_queue.read', 'hold queue', 'очередь холда', staff),
  call('click.update', 'Clicks: correct validity', 'Исправление валидности кликов', traffic, network),
  call('lead.update', 'Leads: correct data', 'Исправление данных лидов', traffic, network),
  call('lead.resend', 'Leads: resend', 'Переотправка лидов', traffic, network),
  call('lead.trash', 'Leads: move to trash', 'Отправка лидов в треш', traffic, network),
  {
    ...call('lead.create', 'Leads: add', 'Добавление лидов', traffic, network),
    about: {
      en: 'Enter a lead manually, as traffic of a campaign.',
      ru: 'Вводить лид вручную как трафик кампании.',
    },
  },
  {
    ...call('lead.import', 'Leads: import', 'Импорт лидов', traffic, network),
    about: {
      en: 'Import leads from a file, as cold traffic of a campaign.',
      ru: 'Загружать лиды из файла как холодный трафик кампании.',
    },
  },
  {
    ...call('customer.import', 'Customers: import', 'Импорт клиентов', traffic, network),
    about: {
      en: 'Import an advertiser’s customer data from a file.',
      ru: 'Загружать из файла данные рекламодателя о клиентах.',
    },
  },
  call('lead.grade', 'Leads: change grade', 'Изменение оценки лидов', traffic, network),
  {
    ...call('note.update', 'Notes: edit others’', 'Изменение чужих заметок', together, staff),
    about: {
      en: 'Edit and remove notes by colleagues. Everyone can change their own.',
      ru: 'Менять и удалять заметки коллег. Свои может менять каждый.',
    },
  },
  {
    ...call('traffic.simulate', 'Simulate clicks and leads', 'Проверка распределения', traffic, network),
    about: {
      en: 'See who would get a click or lead, and why. Nothing is sent or counted.',
      ru: 'Узнавать, кому достанется клик или лид и почему. Ничего не отправляется и не считается.',
    },
  },
  call('report.read', 'Insights: view', 'Просмотр инсайтов', traffic, everyone),
  {
    ...call('finance.read', 'Finance: view', 'Просмотр финансов', billing, network),
    about: {
      en: 'See revenue, payout, profit and payments of the network by month, and what is due.',
      ru: 'Видеть доход, выплаты, прибыль и платежи сети по месяцам и сроки оплаты.',
    },
  },
  {
    ...call(
      'log.postback.advertiser.replay',
      'Advertisers’ postbacks: replay',
      'Постбэки рекламодателей: повтор',
      traffic,
      network,
    ),
    // It can move money: those who grant it look for it.
    hidden: true,
    about: {
      en: 'See what a postback from the log would do now, and replay it.',
      ru: 'Узнавать, что постбэк из лога сделал бы сейчас, и выполнять его ещё раз.',
    },
  },
  call('conversion.send_postback', 'Conversions: send postbacks', 'Отправка постбэков о конверсиях', traffic, network),
  {
    ...call('lead.contacts.read', 'Leads: see contact data', 'Лиды: видеть контактные данные', traffic, [
      'admin',
      'manager',
      'affiliate',
    ]),
    about: {
      en: 'See and export full names, phones and emails of leads; every view is recorded. Affiliates: only until an advertiser accepts the lead.',
      ru: 'Видеть и выгружать имена, телефоны и почту лидов полностью; каждый раз записывается. Партнёры — только пока лид не принял рекламодатель.',
    },
  },
  {
    ...call(
      'withdrawal_method.account.read',
      'Withdrawal methods: see accounts',
      'Способы вывода: видеть реквизиты',
      affiliates,
      network,
    ),
    about: {
      en: 'See affiliates’ full payment accounts; every view is recorded in the history.',
      ru: 'Видеть полностью, куда платить партнёру; в истории записывается, кто смотрел.',
    },
  },
  {
    ...call('people.report', 'People: download stored data', 'Люди: выдать, что о человеке хранится', traffic, admins),
    about: {
      en: 'Download everything stored about a person, found by phone or email.',
      ru: 'Выгрузить файлом всё, что хранится о человеке, по телефону или почте.',
    },
  },
  {
    ...call('people.forget', 'People: erase stored data', 'Люди: забыть человека', traffic, admins),
    about: {
      en: 'Permanently erase everything stored about a person, found by phone or email.',
      ru: 'Навсегда стереть всё, что хранится о человеке, по телефону или почте.',
    },
  },
  {
    ...call('background_work.read', 'Background work: view', 'Фоновая работа: просмотр', settings, admins),
    about: {
      en: 'See pending and failed background work, and sent emails.',
      ru: 'Видеть, что ждёт и не удаётся в фоне и кому отправлены письма.',
    },
  },
  {
    ...call('background_work.retry', 'Background work: retry', 'Фоновая работа: повтор', settings, admins),
    about: {
      en: 'Retry emails, postbacks and synchronisations immediately.',
      ru: 'Сразу повторять отправку писем, постбэков и синхронизации.',
    },
  },
  {
    ...call('background_work.stop', 'Queues: stop and start', 'Очереди: остановка и запуск', settings, admins),
    about: {
      en: 'Stop and restart sending of emails, postbacks, notifications and held leads, and synchronisation.',
      ru: 'Останавливать и снова запускать отправку писем, постбэков, уведомлений и лидов на холде, а также синхронизацию.',
    },
  },
  {
    ...call('user.impersonate', 'Impersonate users', 'Вход под другим пользователем', 8, admins),
    about: {
      en: 'Impersonate anyone except administrators; the history records both names.',
      ru: 'Входить под любым пользователем, кроме администраторов; в истории записываются оба имени.',
    },
  },
];
