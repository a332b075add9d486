import type { Announcement, PageDefinition } from './page.ts';

export const pages = {
  signIn: { en: 'Sign in', ru: 'Вход', path: '/login', isPublic: true },
  recovery: { en: 'Forgot password', ru: 'Забыли пароль', path: '/login/recoveryPassword', isPublic: true },
  newPassword: { en: 'New password', ru: 'Новый пароль', path: '/login/newPassword', isPublic: true },
  registration: { en: 'Registration', ru: 'Регистрация', path: '/registration', isPublic: true },
  dataFilling: { en: 'Your details', ru: 'Ваши данные', path: '/data-filling', isPublic: true },

  dashboard: {
    en: 'Dashboard',
    ru: 'Дашборд',
    path: '/',
    permission: 'front.dashboard.read',
    menu: { staff: { order: 10, icon: 'dashboard' }, affiliates: { order: 5, icon: 'dashboard' } },
    initialView: { createdToday: true },
  },
  statistics: {
    en: 'Statistics',
    ru: 'Статистика',
    path: '/statistics',
    permission: 'front.menu.statistics.read',
    menu: { staff: { order: 20, icon: 'statistics' }, affiliates: { order: 10, icon: 'statistics' } },
    initialView: { createdToday: true, query: { orderBy: 'day:desc', groupBy: 'day' }, views: 'statistics' },
  },
  offerRequests: {
    en: 'Requests',
    ru: 'Запросы',
    comingSoon: {
      en: 'Review affiliates’ requests for access to offers.',
      ru: 'Запросы партнёров на доступ к офферам.',
    },
    permission: 'front.menu.offers.read',
    menu: { staff: { group: 'offers', order: 30 } },
  },
  affiliateRequests: {
    en: 'Requests',
    ru: 'Запросы',
    comingSoon: {
      en: 'Review requests to join as an affiliate.',
      ru: 'Заявки на регистрацию партнёров.',
    },
    permission: 'front.menu.affiliates.read',
    menu: { staff: { group: 'affiliates', order: 40 } },
  },
  capOverview: {
    en: 'Caps overview',
    ru: 'Обзор кап',
    path: '/caps/overview',
    permission: 'cap.read',
    menu: { staff: { group: 'caps', order: 20 } },
  },
  simulator: {
    en: 'Simulator',
    ru: 'Симулятор',
    path: '/simulator',
    permission: 'traffic.simulate',
    menu: { staff: { group: 'trafficData', order: 50 } },
  },
  fakeAdvertiser: {
    en: 'Fake advertiser',
    ru: 'Учебный рекламодатель',
    path: '/fake-advertiser',
    permission: 'integration.update',
    // The test bench of an integration leads there, if there is one.
    menu: { staff: { group: 'trafficData', order: 55, tabOnly: true } },
  },
  leadEntry: {
    en: 'New lead',
    ru: 'Новый лид',
    path: '/lead-entry',
    permission: 'lead.create',
    // The list of leads leads there.
    menu: { staff: { group: 'trafficData', order: 9, tabOnly: true } },
  },
  leadImport: {
    en: 'Lead import',
    ru: 'Импорт лидов',
    path: '/lead-import',
    permission: 'lead.import',
    menu: { staff: { group: 'trafficData', order: 6 } },
  },
  customerImport: {
    en: 'Customer import',
    ru: 'Импорт клиентов',
    path: '/customer-import',
    permission: 'customer.import',
    // The list of customers leads there.
    menu: { staff: { group: 'trafficData', order: 41, tabOnly: true } },
  },
  queues: {
    en: 'Queues',
    ru: 'Очереди',
    path: '/settings/queues',
    permission: 'background_work.read',
    menu: { staff: { group: 'settings', order: 185, tabOnly: true } },
  },
  backgroundWork: {
    en: 'Background work',
    ru: 'Фоновая работа',
    path: '/settings/background-work',
    permission: 'background_work.read',
    menu: { staff: { group: 'settings', order: 190, tabOnly: true } },
  },
  billing: {
    en: 'Billing',
    ru: 'Расчёты',
    path: '/billing',
    menu: { affiliates: { order: 50, icon: 'billing', to: '/billing?orderBy=id:desc' } },
  },
  billingInvoice: {
    en: 'Invoice',
    ru: 'Счёт',
    path: '/billing/invoices/:id',
    permission: 'invoice.affiliate.read',
  },
  reconcile: {
    en: 'Reconcile a file',
    ru: 'Сверить файл',
    path: '/reconcile',
    permission: 'reconciliation.update',
    // The list of reconciliations leads there.
    menu: { staff: { group: 'advertiserBilling', order: 31, tabOnly: true } },
  },
  finance: {
    en: 'Finance',
    ru: 'Финансы',
    path: '/finance',
    permission: 'finance.read',
    menu: { staff: { order: 95, icon: 'statistics' } },
  },
  insights: {
    en: 'Insights',
    ru: 'Аналитика',
    path: '/insights',
    permission: 'report.read',
    menu: { staff: { order: 100, icon: 'insights' }, affiliates: { order: 15, icon: 'insights' } },
    initialView: { createdToday: true },
  },
  downloads: {
    en: 'Downloads',
    ru: 'Загрузки',
    path: '/reports/downloads',
    permission: 'front.reports.downloads.read',
    menu: { account: { order: 10, icon: 'downloads' } },
  },
  notificationLog: {
    en: 'Notification log',
    ru: 'Журнал уведомлений',
    path: '/settings/notifications/log',
    permission: 'notification.read',
    menu: { staff: { group: 'notifications', order: 30 } },
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
