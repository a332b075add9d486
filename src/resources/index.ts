import type { ResourceEntry } from '../registry/resource.ts';
import { permissionsTexts } from '../components/permissions/messages/group.ts';
import { profileTexts } from '../custom/profile/messages/group.ts';
import { type ResourceKey, resources as generated } from '../generated/resources.ts';
import { furtherTexts } from '../providers/i18n/further/group.ts';
import { peopleTexts } from './people/messages/group.ts';

/** Pages written by hand over the generated ones of a resource; everything else is generated. */
const overrides: Partial<Record<ResourceKey, NonNullable<ResourceEntry['load']>>> = {
  offer: () => import('./offers/index.tsx'),
  advertiser: () => import('./advertisers/index.tsx'),
  task: () => import('./tasks/index.tsx'),
  scheduledChange: () => import('./scheduledChanges/index.tsx'),
  advertiserAssignment: () => import('./assignments/advertisers.tsx'),
  affiliateAssignment: () => import('./assignments/affiliates.tsx'),
  role: () => import('./roles/index.tsx'),
  paymentRule: () => import('./paymentRules/index.tsx'),
  cap: () => import('./caps/index.tsx'),
  targeting: () => import('./targetings/index.tsx'),
  integration: () => import('./integrations/index.tsx'),
  integrationTemplate: () => import('./integrationTemplates/index.tsx'),
  postback: () => import('./postbacks/index.tsx'),
  globalPostback: () => import('./postbacks/global.tsx'),
  advertiserPostbackLog: () => import('./postbackLogs/advertisers.tsx'),
  affiliatePostbackLog: () => import('./postbackLogs/affiliates.tsx'),
  landing: () => import('./landings/index.tsx'),
  affiliateBalance: () => import('./balances/affiliates.tsx'),
  advertiserBalance: () => import('./balances/advertisers.tsx'),
  affiliateMovement: () => import('./movements/affiliates.tsx'),
  affiliateInvoice: () => import('./invoices/affiliates.tsx'),
  advertiserInvoice: () => import('./invoices/advertisers.tsx'),
  reconciliation: () => import('./reconciliations/index.tsx'),
  invoiceSchedule: () => import('./invoiceSchedules/index.tsx'),
  currencyRate: () => import('./currencyRates/index.tsx'),
  withdrawalMethod: () => import('./withdrawalMethods/index.tsx'),
  domain: () => import('./domains/index.tsx'),
  creative: () => import('./creatives/index.tsx'),
  conversion: () => import('./conversions/index.tsx'),
  customer: () => import('./customers/index.tsx'),
  customerSync: () => import('./customerSyncs/index.tsx'),
  lead: () => import('./leads/index.tsx'),
  holdConfig: () => import('./holdQueues/index.tsx'),
  validClick: () => import('./clicks/valid.tsx'),
  invalidClick: () => import('./clicks/invalid.tsx'),
  campaign: () => import('./campaigns/index.tsx'),
  affiliate: () => import('./affiliates/index.tsx'),
  notification: () => import('./notifications/index.tsx'),
  notificationChannelIntegration: () => import('./notificationChannels/index.tsx'),
  metric: () => import('./metrics/index.tsx'),
  vertical: () => import('./verticals/index.tsx'),
  team: () => import('./teams/index.tsx'),
  generalSettings: () => import('./generalSettings/index.tsx'),
  employee: () => import('./employees/index.tsx'),
  apiToken: () => import('../custom/profile/tokens/index.tsx'),
  loginRecord: () => import('../custom/profile/logins/index.tsx'),
};

/**
 * Their texts, in addition to the generated ones. All pages but lists have the further texts anyway; these are the
 * lists that say or open something with them (`tests/texts/first.test.ts` tells which).
 */
const says: Partial<Record<ResourceKey, NonNullable<ResourceEntry['extraTexts']>>> = {
  offer: [furtherTexts],
  task: [furtherTexts],
  scheduledChange: [furtherTexts],
  advertiserAssignment: [furtherTexts],
  affiliateAssignment: [furtherTexts],
  role: [furtherTexts, permissionsTexts],
  paymentRule: [furtherTexts],
  cap: [furtherTexts],
  targeting: [furtherTexts],
  integration: [furtherTexts],
  integrationTemplate: [furtherTexts],
  advertiserPostbackLog: [furtherTexts],
  affiliatePostbackLog: [furtherTexts],
  landing: [furtherTexts],
  affiliateInvoice: [furtherTexts],
  advertiserInvoice: [furtherTexts],
  reconciliation: [furtherTexts],
  withdrawalMethod: [furtherTexts],
  creative: [furtherTexts],
  conversion: [furtherTexts],
  lead: [furtherTexts],
  validClick: [furtherTexts],
  invalidClick: [furtherTexts],
  affiliate: [furtherTexts, permissionsTexts, peopleTexts],
  metric: [furtherTexts],
  vertical: [furtherTexts],
  team: [furtherTexts],
  employee: [furtherTexts, permissionsTexts, peopleTexts],
  apiToken: [furtherTexts, profileTexts],
  loginRecord: [profileTexts],
};

const isKey = (key: string): key is ResourceKey => key in generated;

/** The resources of the admin, each with the pages to show. */
export const resources: readonly ResourceEntry[] = Object.entries<ResourceEntry>(generated).map(([key, entry]) => {
  if (!isKey(key)) return entry;
  const [load, texts] = [overrides[key], says[key]];
  return { ...entry, ...(load && { load }), ...(texts && { extraTexts: texts }) };
});
