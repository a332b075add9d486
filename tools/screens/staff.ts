import type { Screen } from './screen.ts';

const newest = 'orderBy=id:desc&limit=25&offset=0';

const screen = (name: string, path: Screen['path'], rest: Partial<Screen> = {}): Screen => ({
  person: 'admin',
  name,
  path,
  ...rest,
});

/** A record's tabs: `offer-general`, `offer-history`. */
const tabs = (name: string, path: Screen['path'], among: readonly string[], rest: Partial<Screen> = {}): Screen[] =>
  among.map((tab) => screen(`${name}-${tab}`, `${path}/${tab}`, rest));

/** Lists and forms as an administrator sees them. */
export const staff: readonly Screen[] = [
  screen('dashboard', '/', { inEveryLook: true }),
  screen('statistics', '/statistics', { inEveryLook: true }),
  screen('insights', '/insights', { inEveryLook: true }),
  screen('metrics', '/metrics/active?orderBy=updatedAt:desc&limit=25&offset=0'),
  screen('metric-create', '/metrics/create'),
  screen('offers', `/offers/active?${newest}`, { inEveryLook: true }),
  screen('offers-filtered', `/offers/all?orderBy=title:asc&limit=10&offset=0&vertical=1`),
  screen('offer-create', '/offers/create'),
  ...tabs('offer', '/offers/12', ['general'], { inEveryLook: true }),
  ...tabs('offer', '/offers/12', [
    ...['affiliates', 'advertisers', 'landings', 'creatives', 'caps', 'payment-rules', 'targeting', 'campaigns'],
    'history',
  ]),
  screen('landings', `/landings/active?${newest}`),
  ...tabs('landing', '/landings/1', ['general', 'parameters']),
  screen('campaigns', '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0'),
  ...tabs('campaign', '/campaigns/12', ['general', 'landings']),
  screen('leads', '/leads?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('clicks', '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('clicks-invalid', '/clicks/invalid?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('conversions', '/conversions?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('lead-why', '/leads?orderBy=createdAt:desc&limit=25&offset=0&apiStatus=sent&offer=46', {
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      const why = page.getByRole('heading', { name: 'Why', exact: true });
      await why.waitFor();
      await why.evaluate((heading) => heading.scrollIntoView());
      await page.evaluate(() => window.scrollBy(0, -120));
    },
  }),
  ...tabs('lead', '/leads/30000', ['general'], { inEveryLook: true }),
  screen('lead-entry', '/lead-entry'),
  screen('lead-import', '/lead-import'),
  screen('customers', '/customers?limit=50'),
  screen('customer-import', '/customer-import'),
  ...['advertisers', 'affiliates', 'synchronizations'].map((of) =>
    screen(`postback-log-${of}`, `/postback-logs/${of}`),
  ),
  screen('caps', `/caps/active?${newest}`),
  screen('cap-create', '/caps/create'),
  screen('caps-overview', '/caps/overview', { inEveryLook: true }),
  screen('simulator', '/simulator', { inEveryLook: true }),
  screen('fake-advertiser', '/fake-advertiser'),
  screen('targetings', `/targetings/active?${newest}`),
  screen('payment-rules', `/payment-rules/active?${newest}`),
  screen('postbacks', `/postbacks/active?${newest}`),
  screen('integrations', `/integrations/active?${newest}`),
  ...tabs('integration', '/integrations/17', [
    ...['general', 'goals', 'status-mapping', 'api-params', 'outbound-settings', 'inbound-settings'],
  ]),
  screen('scheduled-changes', '/scheduled-changes'),
  screen('tasks', '/tasks'),
  screen('what-if', '/integrations/17/general', {
    open: async (page) => {
      await page.getByRole('button', { name: 'Change status' }).click();
      await page.getByRole('menuitem', { name: 'What if “Inactive”…' }).click();
      await page.getByRole('dialog').getByRole('row').first().waitFor();
    },
  }),
  screen('affiliate-balances', `/affiliate-billing/balances?${newest}`),
  screen('affiliate-invoices', '/affiliate-billing/invoices/all?orderBy=createdAt:desc&limit=25&offset=0'),
  ...tabs('affiliate-invoice', '/affiliate-billing/invoices/1', ['general'], { inEveryLook: true }),
  screen('affiliate-invoice-create', '/affiliate-billing/invoices/create?affiliate=40&currency=1&step=3'),
  screen('advertiser-invoices', '/advertiser-billing/adv-invoices/all?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('affiliate-movements', '/affiliate-billing/movements'),
  screen('invoice-schedules', `/affiliate-billing/schedules/active?${newest}`),
  screen('advertiser-balances', '/advertiser-billing/adv-balances'),
  screen('advertiser-movements', '/advertiser-billing/movements'),
  screen('prepayments', '/advertiser-billing/prepayments'),
  screen('reconciliations', '/advertiser-billing/reconciliations'),
  screen('reconcile', '/reconcile'),
  screen('finance', '/finance', { inEveryLook: true }),
  screen('downloads', '/reports/downloads'),
  screen('advertisers', `/advertisers/active?${newest}`),
  screen('advertiser-create', '/advertisers/create'),
  ...tabs('advertiser', '/advertisers/3', ['general', 'integration', 'history']),
  screen('affiliates', `/affiliates/members/active?${newest}`),
  ...tabs('affiliate', '/affiliates/members/40', ['general', 'traffic', 'access']),
  screen('teams', `/affiliates/teams/active?${newest}`),
  ...tabs('team', '/affiliates/teams/3', ['general', 'traffic']),
  screen('employees', `/employees/active?${newest}`),
  ...tabs('employee', '/employees/2', ['general', 'assignments', 'access']),
  screen('roles', `/settings/roles/active?${newest}`),
  screen('role-create', '/settings/roles/create', {
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Role type' }).click();
      await page.getByRole('option', { name: 'Manager', exact: true }).click();
    },
  }),
  screen('role', '/settings/roles/2', { inEveryLook: true }),
  screen('goals', '/settings/goals'),
  screen('verticals', `/settings/verticals/active?${newest}`),
  ...tabs('vertical', '/settings/verticals/1', [
    'general',
    'goals',
    'lead-categories',
    'lead-parameters',
    'inbound-rules',
    'redirect',
  ]),
  screen('currencies', '/settings/currencies/active?orderBy=code:desc&limit=25&offset=0'),
  screen('currency-rates', '/settings/currency-rates'),
  screen('geos', `/settings/geos/active?${newest}`),
  screen('hold-queues', `/settings/hold-queue/active?${newest}`),
  screen('integration-templates', `/settings/integrations/templates/active?${newest}`),
  screen('payment-settings', `/settings/payment-settings/active?${newest}`),
  screen('platforms', `/settings/platforms/active?${newest}`),
  screen('domain-parking', '/settings/domain-parking'),
  screen('global-postbacks', `/settings/global-postback/active?${newest}`),
  screen('queues', '/settings/queues'),
  screen('background-work', '/settings/background-work', { inEveryLook: true }),
  screen('payment-methods', `/settings/payment-methods/active?${newest}`),
  screen('payment-method', '/settings/payment-methods/1'),
  screen('tags', `/settings/lists/tags/active?${newest}`),
  screen('categories', `/settings/lists/categories/active?${newest}`),
  screen('traffic-sources', `/settings/lists/traffic-sources/active?${newest}`),
  screen('settings-general', '/settings/general', { inEveryLook: true }),
  screen('bell', `/offers/active?${newest}`, {
    inEveryLook: true,
    open: async (page) => {
      await page.locator('header button[aria-haspopup=dialog][aria-expanded]').first().waitFor();
      await page.getByRole('button', { name: /^(Notifications|Уведомления)/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  }),
  screen('notifications', `/settings/notifications/rules/all?${newest}`, { inEveryLook: true }),
  ...tabs('notification', '/settings/notifications/rules/1', ['general'], { inEveryLook: true }),
  screen('notification-channel', '/settings/notifications/channels/1/general'),
  screen('notification-log', '/settings/notifications/log'),
  screen('empty-list', `/settings/lists/tags/inactive?${newest}`),
  screen('not-found', '/nowhere'),
];
