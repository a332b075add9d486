import type { Words } from '../domain/words.ts';
import type { RoleType } from './fields.ts';

/** Permissions that follow from no entity: pages and menu entries, and calls that are nobody's records. */

export interface PermissionGroup extends Words {
  id: number;
  /** First parts of the names of permissions that belong to it. */
  of: readonly string[];
}

export interface WrittenPermission extends Words {
  name: string;
  group: number;
  /** Role types whose roles may hold it. */
  roleTypes: readonly RoleType[];
  /** Shown only where hidden ones are asked for: its page or call does not exist yet. */
  hidden?: boolean;
}

const staff = ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] as const;
const everyone = [...staff, 'affiliate'] as const;
const network = ['admin', 'manager'] as const;
const admins = ['admin'] as const;

const pages = 1;
const settings = 2;
const traffic = 6;
const billing = 7;

/** Groups in the order in which they are shown; what belongs to none is shown under the last. */
export const permissionGroups: readonly PermissionGroup[] = [
  { id: pages, en: 'Pages', ru: 'Страницы', of: [] },
  { id: settings, en: 'Settings', ru: 'Настройки', of: ['tag', 'category', 'traffic_source', 'currency', 'payment_method', 'image'] },
  { id: 3, en: 'Advertisers', ru: 'Рекламодатели', of: ['advertiser', 'vertical'] },
  { id: 4, en: 'Affiliates', ru: 'Партнёры', of: ['affiliate', 'team'] },
  { id: 5, en: 'Offers and campaigns', ru: 'Офферы и кампании', of: ['offer', 'landing', 'campaign'] },
  { id: traffic, en: 'Traffic data', ru: 'Данные трафика', of: [] },
  { id: billing, en: 'Billing', ru: 'Биллинг', of: [] },
  { id: 8, en: 'Employees and roles', ru: 'Сотрудники и роли', of: ['employee', 'role', 'user'] },
  { id: 9, en: 'Interface', ru: 'Интерфейс', of: ['preset', 'preference'] },
  { id: 10, en: 'Other', ru: 'Прочее', of: [] },
];

const later = { hidden: true } as const;

export const writtenPermissions: readonly WrittenPermission[] = [
  { name: 'front.dashboard.read', en: 'Page: dashboard', ru: 'Страница: дашборд', group: pages, roleTypes: staff },
  { name: 'front.menu.statistics.read', en: 'Page: statistics', ru: 'Страница: статистика', group: pages, roleTypes: everyone, ...later },
  { name: 'front.menu.offers.read', en: 'Page: offers', ru: 'Страница: офферы', group: pages, roleTypes: everyone },
  { name: 'front.menu.affiliates.read', en: 'Page: affiliates', ru: 'Страница: партнёры', group: pages, roleTypes: network },
  { name: 'front.affiliates.teams.read', en: 'Page: teams', ru: 'Страница: команды', group: pages, roleTypes: network },
  { name: 'front.menu.postbacks.read', en: 'Page: postbacks', ru: 'Страница: постбэки', group: pages, roleTypes: network, ...later },
  { name: 'front.menu.campaigns.read', en: 'Page: campaigns', ru: 'Страница: кампании', group: pages, roleTypes: everyone },
  { name: 'front.menu.advertisers.read', en: 'Page: advertisers', ru: 'Страница: рекламодатели', group: pages, roleTypes: staff },
  { name: 'front.menu.conversions.read', en: 'Page: conversions', ru: 'Страница: конверсии', group: pages, roleTypes: everyone, ...later },
  { name: 'front.menu.clicks.read', en: 'Page: clicks', ru: 'Страница: клики', group: pages, roleTypes: everyone, ...later },
  { name: 'front.menu.postback_log.read', en: 'Page: postback log', ru: 'Страница: лог постбэков', group: pages, roleTypes: everyone, ...later },
  { name: 'front.menu.customers.read', en: 'Page: customers', ru: 'Страница: клиенты', group: pages, roleTypes: everyone, ...later },
  { name: 'front.menu.landers_api.read', en: 'Page: landing pages', ru: 'Страница: лендинги', group: pages, roleTypes: staff },
  { name: 'front.menu.tasks.read', en: 'Page: tasks', ru: 'Страница: задачи', group: pages, roleTypes: staff, ...later },
  { name: 'front.menu.employees.read', en: 'Page: employees', ru: 'Страница: сотрудники', group: pages, roleTypes: network },
  { name: 'front.reports.downloads.read', en: 'Page: downloads', ru: 'Страница: загрузки', group: pages, roleTypes: staff, ...later },
  { name: 'front.settings.tags.read', en: 'Page: tags', ru: 'Страница: теги', group: pages, roleTypes: staff },
  { name: 'front.settings.lists.read', en: 'Page: lists', ru: 'Страница: списки', group: pages, roleTypes: staff },
  { name: 'front.settings.platforms.read', en: 'Page: platforms', ru: 'Страница: платформы', group: pages, roleTypes: staff, ...later },
  {
    name: 'front.settings.integration_templates.read',
    en: 'Page: integration templates',
    ru: 'Страница: шаблоны интеграций',
    group: pages,
    roleTypes: staff,
    ...later,
  },
  {
    name: 'front.settings.global_postback.read',
    en: 'Page: global postback',
    ru: 'Страница: глобальный постбэк',
    group: pages,
    roleTypes: everyone,
    ...later,
  },
  {
    name: 'front.settings.domain_parking.read',
    en: 'Page: domain parking',
    ru: 'Страница: парковка доменов',
    group: pages,
    roleTypes: staff,
    ...later,
  },
  { name: 'front.settings.geo.read', en: 'Page: geos', ru: 'Страница: гео', group: pages, roleTypes: staff, ...later },
  { name: 'front.settings.hold_queue.read', en: 'Page: hold queue', ru: 'Страница: очередь холда', group: pages, roleTypes: staff, ...later },

  { name: 'settings.general.update', en: 'General settings: edit', ru: 'Изменение общих настроек', group: settings, roleTypes: admins },
  { name: 'metrics.read', en: 'Metrics: view', ru: 'Просмотр метрик', group: settings, roleTypes: staff, ...later },
  { name: 'notification.read', en: 'Notifications: view', ru: 'Просмотр уведомлений', group: settings, roleTypes: staff, ...later },

  {
    name: 'log.postback.advertiser.read',
    en: 'Log of advertisers’ postbacks: view',
    ru: 'Просмотр лога постбэков рекламодателей',
    group: traffic,
    roleTypes: staff,
    ...later,
  },
  { name: 'report.read', en: 'Insights: view', ru: 'Просмотр инсайтов', group: traffic, roleTypes: staff, ...later },

  { name: 'balance.affiliate.read', en: 'Affiliates’ balances: view', ru: 'Просмотр балансов партнёров', group: billing, roleTypes: network, ...later },
  { name: 'invoice.affiliate.read', en: 'Affiliates’ invoices: view', ru: 'Просмотр счетов партнёров', group: billing, roleTypes: network, ...later },
  { name: 'balance.advertiser.read', en: 'Advertisers’ balances: view', ru: 'Просмотр балансов рекламодателей', group: billing, roleTypes: staff, ...later },
  { name: 'invoice.advertiser.read', en: 'Advertisers’ invoices: view', ru: 'Просмотр счетов рекламодателей', group: billing, roleTypes: staff, ...later },

  { name: 'user.impersonate', en: 'Sign in as another user', ru: 'Вход под другим пользователем', group: 8, roleTypes: admins },
];
