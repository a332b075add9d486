// Generated from openapi/pages.ts and openapi/menu.ts by `npm run codegen`. Do not edit.

import type { AnnouncedLine, MenuGroup } from '../registry/menu.ts';
import type { DescribedPage } from '../registry/page.ts';

/** The pages of the admin that are no entity's, without what they show. */
export const pages = {
  signIn: { path: '/login', isPublic: true },
  recovery: { path: '/login/recoveryPassword', isPublic: true },
  newPassword: { path: '/login/newPassword', isPublic: true },
  registration: { path: '/registration', isPublic: true },
  dataFilling: { path: '/data-filling', isPublic: true },
  dashboard: {
    path: '/',
    label: 'pages.dashboard',
    permission: 'front.dashboard.read',
    menu: { staff: { order: 10, icon: 'dashboard', to: '/' }, affiliates: { order: 5, icon: 'dashboard', to: '/' } },
    initialView: { createdToday: true },
  },
  statistics: {
    path: '/statistics',
    label: 'pages.statistics',
    permission: 'front.menu.statistics.read',
    menu: {
      staff: { order: 20, icon: 'statistics', to: '/statistics' },
      affiliates: { order: 10, icon: 'statistics', to: '/statistics' },
    },
    initialView: { createdToday: true, query: { orderBy: 'day:desc', groupBy: 'day' }, views: 'statistics' },
  },
  capOverview: {
    path: '/caps/overview',
    label: 'pages.capOverview',
    permission: 'cap.read',
    menu: { staff: { group: 'caps', order: 20, to: '/caps/overview' } },
  },
  simulator: {
    path: '/simulator',
    label: 'pages.simulator',
    permission: 'traffic.simulate',
    menu: { staff: { group: 'trafficData', order: 50, to: '/simulator' } },
  },
  fakeAdvertiser: {
    path: '/fake-advertiser',
    label: 'pages.fakeAdvertiser',
    permission: 'integration.update',
    menu: { staff: { group: 'trafficData', order: 55, tabOnly: true, to: '/fake-advertiser' } },
  },
  leadEntry: {
    path: '/lead-entry',
    label: 'pages.leadEntry',
    permission: 'lead.create',
    menu: { staff: { group: 'trafficData', order: 9, tabOnly: true, to: '/lead-entry' } },
  },
  leadImport: {
    path: '/lead-import',
    label: 'pages.leadImport',
    permission: 'lead.import',
    menu: { staff: { group: 'trafficData', order: 6, to: '/lead-import' } },
  },
  customerImport: {
    path: '/customer-import',
    label: 'pages.customerImport',
    permission: 'customer.import',
    menu: { staff: { group: 'trafficData', order: 41, tabOnly: true, to: '/customer-import' } },
  },
  queues: {
    path: '/settings/queues',
    label: 'pages.queues',
    permission: 'background_work.read',
    menu: { staff: { group: 'settings', order: 185, tabOnly: true, to: '/settings/queues' } },
  },
  backgroundWork: {
    path: '/settings/background-work',
    label: 'pages.backgroundWork',
    permission: 'background_work.read',
    menu: { staff: { group: 'settings', order: 190, tabOnly: true, to: '/settings/background-work' } },
  },
  billing: {
    path: '/billing',
    label: 'pages.billing',
    menu: { affiliates: { order: 50, icon: 'billing', to: '/billing?orderBy=id:desc' } },
  },
  billingInvoice: {
    path: '/billing/invoices/:id',
    label: 'pages.billingInvoice',
    permission: 'invoice.affiliate.read',
  },
  reconcile: {
    path: '/reconcile',
    label: 'pages.reconcile',
    permission: 'reconciliation.update',
    menu: { staff: { group: 'advertiserBilling', order: 31, tabOnly: true, to: '/reconcile' } },
  },
  finance: {
    path: '/finance',
    label: 'pages.finance',
    permission: 'finance.read',
    menu: { staff: { order: 95, icon: 'statistics', to: '/finance' } },
  },
  insights: {
    path: '/insights',
    label: 'pages.insights',
    permission: 'report.read',
    menu: {
      staff: { order: 100, icon: 'insights', to: '/insights' },
      affiliates: { order: 15, icon: 'insights', to: '/insights' },
    },
    initialView: { createdToday: true },
  },
  downloads: {
    path: '/reports/downloads',
    label: 'pages.downloads',
    permission: 'front.reports.downloads.read',
    menu: { account: { order: 10, icon: 'downloads', to: '/reports/downloads' } },
  },
  notificationLog: {
    path: '/settings/notifications/log',
    label: 'pages.notificationLog',
    permission: 'notification.read',
    menu: { staff: { group: 'notifications', order: 30, to: '/settings/notifications/log' } },
  },
  about: {
    path: '/profile/about',
    label: 'pages.about',
    menu: { profile: { order: 10, icon: 'person', to: '/profile/about' } },
  },
  ownNotifications: {
    path: '/profile/notifications',
    label: 'pages.ownNotifications',
    menu: { profile: { order: 30, icon: 'notifications', to: '/profile/notifications' } },
    staffOnly: true,
  },
  security: {
    path: '/profile/security',
    label: 'pages.security',
    menu: { profile: { order: 40, icon: 'security', to: '/profile/security' } },
  },
} satisfies Readonly<Record<string, DescribedPage>>;

/** Lines of the menus that only say what will be there. */
export const announced = {
  offerRequests: {
    label: 'pages.offerRequests',
    comingSoon: 'menu.coming.offerRequests',
    permission: 'front.menu.offers.read',
    menu: { staff: { group: 'offers', order: 30 } },
  },
  affiliateRequests: {
    label: 'pages.affiliateRequests',
    comingSoon: 'menu.coming.affiliateRequests',
    permission: 'front.menu.affiliates.read',
    menu: { staff: { group: 'affiliates', order: 40 } },
  },
} satisfies Readonly<Record<string, AnnouncedLine>>;

/** Pages that belong together in the menus. */
export const menuGroups = {
  offers: { label: 'menu.groups.offers', menu: { staff: { order: 30, icon: 'offers' } } },
  affiliates: { label: 'menu.groups.affiliates', menu: { staff: { order: 40, icon: 'affiliates' } } },
  caps: { label: 'menu.groups.caps', menu: { staff: { order: 60, icon: 'caps' } } },
  trafficData: {
    label: 'menu.groups.trafficData',
    menu: { staff: { order: 70, icon: 'traffic' }, affiliates: { order: 40, icon: 'traffic' } },
  },
  clicks: {
    label: 'menu.groups.clicks',
    path: '/clicks',
    permission: 'front.menu.clicks.read',
    catchAll: true,
    menu: { staff: { group: 'trafficData', order: 20 }, affiliates: { group: 'trafficData', order: 20 } },
  },
  postbackLogs: {
    label: 'menu.groups.postbackLogs',
    path: '/postback-logs',
    permission: 'front.menu.postback_log.read',
    catchAll: true,
    menu: { staff: { group: 'trafficData', order: 30 }, affiliates: { group: 'trafficData', order: 30 } },
  },
  affiliateBilling: { label: 'menu.groups.affiliateBilling', menu: { staff: { order: 80, icon: 'billing' } } },
  advertiserBilling: { label: 'menu.groups.advertiserBilling', menu: { staff: { order: 90, icon: 'invoices' } } },
  settings: {
    label: 'menu.groups.settings',
    path: '/settings',
    menu: { staff: { order: 120, icon: 'settings' }, affiliates: { order: 60, icon: 'settings' } },
  },
  lists: {
    label: 'menu.groups.lists',
    path: '/settings/lists',
    permission: 'front.settings.lists.read',
    menu: { staff: { group: 'settings', order: 70 } },
  },
  notifications: {
    label: 'menu.groups.notifications',
    path: '/settings/notifications',
    permission: 'notification.read',
    menu: { staff: { group: 'settings', order: 100 } },
  },
  more: {
    label: 'menu.groups.more',
    menu: { staff: { order: 1000, icon: 'more' }, affiliates: { order: 1000, icon: 'more' } },
  },
} satisfies Readonly<Record<string, MenuGroup>>;

/** Pictures beside lines of the sidebar. */
export type MenuIcon =
  | 'advertisers'
  | 'affiliates'
  | 'billing'
  | 'campaigns'
  | 'caps'
  | 'dashboard'
  | 'downloads'
  | 'history'
  | 'insights'
  | 'integrations'
  | 'invoices'
  | 'key'
  | 'more'
  | 'notifications'
  | 'offers'
  | 'person'
  | 'schedule'
  | 'security'
  | 'settings'
  | 'statistics'
  | 'tasks'
  | 'traffic';
