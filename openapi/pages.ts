import type { Words } from '../domain/words.ts';
import type { MenuPlace, MenuPlaces, Opening } from './menu.ts';

/** A page of the admin that is no entity's; those of entities are said in their definitions (D113, D151). */
export interface PageDefinition extends Words {
  /** Its address, with `:name` for what varies. Below `/profile/` it stands beside the profile's menu. */
  path: `/${string}`;
  /** The permission that opens it; anybody signed in may where absent. */
  permission?: string;
  /** Its lines in the menus. Affiliates and staff open what is in their own menu, everybody what is in the profile's. */
  menu?: MenuPlaces<PagePlace>;
  /** Not for affiliates, although it stands in a menu they have. */
  staffOnly?: true;
  opening?: Opening;
  /** Still to be made: place, address and permission are kept for it, and nobody sees anything of it. */
  planned?: true;
}

interface PagePlace extends MenuPlace {
  /** Where the line leads, if not to the bare address. */
  to?: `/${string}`;
}

/** A line of the menu that only says what will be there. */
export interface Announcement extends Words {
  coming: Words;
  permission: string;
  menu: MenuPlaces;
}

const latest = { orderBy: 'createdAt:desc', limit: '25', offset: '0' };

export const pages = {
  dashboard: {
    en: 'Dashboard',
    ru: 'Дашборд',
    path: '/',
    permission: 'front.dashboard.read',
    menu: { staff: { order: 10, icon: 'dashboard' } },
    opening: { createdToday: true },
    planned: true,
  },
  statistics: {
    en: 'Statistics',
    ru: 'Статистика',
    path: '/statistics',
    permission: 'front.menu.statistics.read',
    menu: { staff: { order: 20, icon: 'statistics' }, affiliates: { order: 10, icon: 'statistics' } },
    opening: { createdToday: true, query: { orderBy: 'day:desc', groupBy: 'day' } },
    planned: true,
  },
  offerRequests: {
    en: 'Requests',
    ru: 'Запросы',
    coming: {
      en: 'Review affiliates’ requests for access to offers.',
      ru: 'Запросы партнёров на доступ к офферам.',
    },
    permission: 'front.menu.offers.read',
    menu: { staff: { group: 'offers', order: 30 } },
  },
  landingsApi: {
    en: 'Landing API',
    ru: 'API лендингов',
    path: '/landings-api',
    permission: 'front.menu.landers_api.read',
    planned: true,
  },
  postbacks: {
    en: 'Postbacks',
    ru: 'Постбэки',
    path: '/postbacks',
    permission: 'front.menu.postbacks.read',
    menu: { staff: { group: 'affiliates', order: 30, to: '/postbacks/active' } },
    planned: true,
  },
  affiliateRequests: {
    en: 'Requests',
    ru: 'Запросы',
    coming: {
      en: 'Review requests to join as an affiliate.',
      ru: 'Заявки на регистрацию партнёров.',
    },
    permission: 'front.menu.affiliates.read',
    menu: { staff: { group: 'affiliates', order: 40 } },
  },
  caps: {
    en: 'Caps',
    ru: 'Капы',
    coming: {
      en: 'Limit leads by offer, advertiser or affiliate: per hour, per day or in total.',
      ru: 'Лимиты лидов по офферам, рекламодателям и партнёрам: за час, за день или всего.',
    },
    permission: 'front.menu.offers.read',
    menu: { staff: { order: 60, icon: 'caps' } },
  },
  conversions: {
    en: 'Conversions',
    ru: 'Конверсии',
    path: '/conversions',
    permission: 'front.menu.conversions.read',
    menu: {
      staff: { group: 'trafficData', order: 10, to: '/conversions?orderBy=createdAt:desc&limit=25' },
      affiliates: { group: 'trafficData', order: 10, to: '/conversions?orderBy=createdAt:desc&limit=25' },
    },
    opening: { createdToday: true, query: { limit: '25', offset: '0' } },
    planned: true,
  },
  clicks: {
    en: 'Clicks',
    ru: 'Клики',
    path: '/clicks',
    permission: 'front.menu.clicks.read',
    menu: {
      staff: { group: 'trafficData', order: 20, to: '/clicks/valid' },
      affiliates: { group: 'trafficData', order: 20, to: '/clicks/valid' },
    },
    opening: { tab: 'valid', query: latest },
    planned: true,
  },
  advertisersPostbackLog: {
    en: 'Advertisers’ postbacks',
    ru: 'Постбэки рекламодателей',
    path: '/postback-logs/advertisers',
    permission: 'log.postback.advertiser.read',
    menu: { staff: { group: 'postbackLogs', order: 10 } },
    opening: { query: latest },
    planned: true,
  },
  affiliatesPostbackLog: {
    en: 'Affiliates’ postbacks',
    ru: 'Постбэки партнёров',
    path: '/postback-logs/affiliates',
    menu: { staff: { group: 'postbackLogs', order: 20 }, affiliates: { group: 'postbackLogs', order: 10 } },
    opening: { query: latest },
    planned: true,
  },
  customers: {
    en: 'Customers',
    ru: 'Клиенты',
    path: '/customers',
    permission: 'front.menu.customers.read',
    menu: {
      staff: { group: 'trafficData', order: 40, to: '/customers?limit=50', beta: true },
      affiliates: { group: 'trafficData', order: 40, to: '/customers?limit=50', beta: true },
    },
    planned: true,
  },
  affiliateBalances: {
    en: 'Balances',
    ru: 'Балансы',
    path: '/affiliate-billing/balances',
    permission: 'balance.affiliate.read',
    menu: { staff: { group: 'affiliateBilling', order: 10, to: '/affiliate-billing/balances?orderBy=approved:desc' } },
    planned: true,
  },
  affiliateInvoices: {
    en: 'Invoices',
    ru: 'Счета',
    path: '/affiliate-billing/invoices',
    permission: 'invoice.affiliate.read',
    menu: {
      staff: {
        group: 'affiliateBilling',
        order: 20,
        to: '/affiliate-billing/invoices?orderBy=createdAt:desc',
        count: { status: 'unpaid' },
      },
    },
    planned: true,
  },
  advertiserBalances: {
    en: 'Balances',
    ru: 'Балансы',
    path: '/advertiser-billing/adv-balances',
    permission: 'balance.advertiser.read',
    menu: { staff: { group: 'advertiserBilling', order: 10 } },
    planned: true,
  },
  advertiserInvoices: {
    en: 'Invoices',
    ru: 'Счета',
    path: '/advertiser-billing/adv-invoices',
    permission: 'invoice.advertiser.read',
    menu: { staff: { group: 'advertiserBilling', order: 20, count: { status: 'unpaid' } } },
    planned: true,
  },
  billing: {
    en: 'Billing',
    ru: 'Расчёты',
    path: '/billing',
    menu: { affiliates: { order: 50, icon: 'billing', to: '/billing?orderBy=id:desc' } },
    planned: true,
  },
  insights: {
    en: 'Insights',
    ru: 'Аналитика',
    path: '/insights',
    permission: 'report.read',
    menu: { staff: { order: 100, icon: 'insights' } },
    opening: { createdToday: true },
    planned: true,
  },
  tasks: {
    en: 'Tasks',
    ru: 'Задачи',
    path: '/tasks',
    permission: 'front.menu.tasks.read',
    menu: { staff: { order: 110, icon: 'tasks', to: '/tasks?limit=50', beta: true } },
    opening: { query: { orderBy: 'id:asc' } },
    planned: true,
  },
  downloads: {
    en: 'Downloads',
    ru: 'Загрузки',
    path: '/reports/downloads',
    permission: 'front.reports.downloads.read',
    planned: true,
  },
  metrics: {
    en: 'Metrics',
    ru: 'Метрики',
    path: '/metrics',
    permission: 'metrics.read',
    menu: { staff: { group: 'settings', order: 60, to: '/metrics/active?orderBy=updatedAt:desc' } },
    planned: true,
  },

  goals: {
    en: 'Goals',
    ru: 'Цели',
    path: '/settings/goals',
    permission: 'vertical.read',
    menu: { staff: { group: 'settings', order: 20 } },
    planned: true,
  },
  notificationSettings: {
    en: 'Notifications',
    ru: 'Уведомления',
    path: '/settings/notifications',
    permission: 'notification.read',
    menu: { staff: { group: 'settings', order: 100 } },
    planned: true,
  },
  domainParking: {
    en: 'Domain parking',
    ru: 'Парковка доменов',
    path: '/settings/domain-parking',
    permission: 'front.settings.domain_parking.read',
    menu: { staff: { group: 'settings', order: 110, tabOnly: true } },
    planned: true,
  },
  globalPostback: {
    en: 'Global postback',
    ru: 'Глобальный постбэк',
    path: '/settings/global-postback',
    permission: 'front.settings.global_postback.read',
    menu: { staff: { group: 'settings', order: 120, tabOnly: true }, affiliates: { group: 'settings', order: 10 } },
    planned: true,
  },
  holdQueue: {
    en: 'Hold queue',
    ru: 'Очередь холда',
    path: '/settings/hold-queue',
    permission: 'front.settings.hold_queue.read',
    menu: { staff: { group: 'settings', order: 130, tabOnly: true } },
    planned: true,
  },
  paymentSettings: {
    en: 'Payment settings',
    ru: 'Настройки выплат',
    path: '/settings/payment-settings',
    menu: { staff: { group: 'settings', order: 140, tabOnly: true } },
    planned: true,
  },
  geos: {
    en: 'Geos',
    ru: 'Гео',
    path: '/settings/geos',
    permission: 'front.settings.geo.read',
    menu: { staff: { group: 'settings', order: 150, tabOnly: true } },
    planned: true,
  },
  queues: {
    en: 'Queues',
    ru: 'Очереди',
    path: '/settings/queues',
    menu: { staff: { group: 'settings', order: 160, tabOnly: true } },
    planned: true,
  },
  platforms: {
    en: 'Platforms',
    ru: 'Платформы',
    path: '/settings/platforms',
    permission: 'front.settings.platforms.read',
    menu: { staff: { group: 'settings', order: 170, tabOnly: true } },
    planned: true,
  },
  integrationTemplates: {
    en: 'Integration templates',
    ru: 'Шаблоны интеграций',
    path: '/settings/integrations/templates',
    permission: 'front.settings.integration_templates.read',
    menu: { staff: { group: 'settings', order: 180, tabOnly: true } },
    planned: true,
  },

  about: { en: 'About me', ru: 'Обо мне', path: '/profile/about', menu: { profile: { order: 10, icon: 'person' } } },
  ownNotifications: {
    en: 'Notifications',
    ru: 'Уведомления',
    path: '/profile/notifications',
    menu: { profile: { order: 30, icon: 'notifications' } },
    staffOnly: true,
  },
  security: {
    en: 'Security',
    ru: 'Безопасность',
    path: '/profile/security',
    menu: { profile: { order: 40, icon: 'security' } },
  },
} as const satisfies Record<string, PageDefinition | Announcement>;
