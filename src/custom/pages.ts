import type { DescribedPage, PageEntry } from '../registry/page.ts';
import { pages as described } from '../generated/pages.ts';
import { profileTexts } from './profile/messages/group.ts';

type Load = PageEntry['load'];

type Key = keyof typeof described;
/** Pages on routes of react-admin's own, which the shell fills (`App.tsx`). */
type FilledByShell = 'signIn';

/** The component of each page of `openapi/pages.ts`. */
const loads: Readonly<Record<Exclude<Key, FilledByShell>, Load>> = {
  recovery: () => import('./signIn/password/RecoveryPage.tsx'),
  newPassword: () => import('./signIn/password/NewPasswordPage.tsx'),
  registration: () => import('./signIn/registration/RegistrationPage.tsx'),
  dataFilling: () => import('./signIn/dataFilling/DataFillingPage.tsx'),
  dashboard: () => import('./dashboard/DashboardPage.tsx'),
  about: () => import('./profile/about/AboutPage.tsx'),
  ownNotifications: () => import('./profile/notifications/NotificationsPage.tsx'),
  security: () => import('./profile/security/SecurityPage.tsx'),
  insights: () => import('./insights/InsightsPage.tsx'),
  statistics: () => import('./statistics/StatisticsPage.tsx'),
  notificationLog: () => import('./notificationLog/NotificationLogPage.tsx'),
  downloads: () => import('./downloads/DownloadsPage.tsx'),
  capOverview: () => import('./capOverview/CapOverviewPage.tsx'),
  fakeAdvertiser: () => import('./fakeAdvertiser/FakeAdvertiserPage.tsx'),
  leadEntry: () => import('./leadEntry/LeadEntryPage.tsx'),
  leadImport: () => import('./leadImport/LeadImportPage.tsx'),
  customerImport: () => import('./customerImport/CustomerImportPage.tsx'),
  queues: () => import('./backgroundWork/QueuesPage.tsx'),
  backgroundWork: () => import('./backgroundWork/BackgroundWorkPage.tsx'),
  billing: () => import('./billing/BillingPage.tsx'),
  reconcile: () => import('./reconcile/ReconcilePage.tsx'),
  finance: () => import('./finance/FinancePage.tsx'),
  billingInvoice: () => import('./billing/BillingInvoicePage.tsx'),
  simulator: () => import('./simulator/SimulatorPage.tsx'),
};

/** Texts that are loaded with a page of `openapi/pages.ts`. */
const says: Readonly<Partial<Record<Key, PageEntry['extraTexts']>>> = {
  about: [profileTexts],
  ownNotifications: [profileTexts],
  security: [profileTexts],
};

const isLoaded = (key: string): key is keyof typeof loads => key in loads;

/** Every page that belongs to no resource. To add a page, declare it in `openapi/pages.ts` and its component here. */
export const pages: readonly PageEntry[] = [
  ...Object.entries<DescribedPage>(described).flatMap(([key, page]): PageEntry[] =>
    isLoaded(key) ? [{ ...page, load: loads[key], ...(says[key] && { extraTexts: says[key] }) }] : [],
  ),
];
