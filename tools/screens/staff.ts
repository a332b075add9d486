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
  ...tabs('offer', '/offers/12', ['affiliates', 'landings', 'history']),
  screen('landings', `/landings/active?${newest}`),
  ...tabs('landing', '/landings/1', ['general', 'parameters']),
  screen('campaigns', '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0'),
  ...tabs('campaign', '/campaigns/12', ['general', 'landings']),
  screen('leads', '/leads?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('clicks', '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0'),
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
  screen('customers', '/customers?limit=50'),
  screen('caps-overview', '/caps/overview'),
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
