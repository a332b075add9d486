/** The addresses, settings tabs, lines of the sidebars and guards that are promised: `docs/catalogue.md` has them, line by line. */

/** The file in which pages that are no entity’s are said. */
export const page = 'openapi/pages.ts';
const of = (entity: string): string => `openapi/entities/${entity}.ts`;

/** What anybody opens who is signed in, or who is not; and what is not for these people. */
const signedIn = 'nothing';
const everybody = 'everybody';
export const notTheirs = '–';

/** What a page says. */
interface Promised {
  made: string;
  /** What it takes of staff before the permissions of its calls. */
  staff: string;
  /** The same of affiliates, where it is theirs. */
  affiliates?: string;
  statuses?: string;
  tabs?: string;
}

const onOff = 'active inactive';
const integrationTabs = (own: string): string =>
  `general goals status-mapping ${own} outbound-settings inbound-settings`;

/** Pages, by address. */
export const promised: Readonly<Record<string, Promised>> = {
  '/': { made: page, staff: 'front.dashboard.read', affiliates: 'front.dashboard.read' },
  '/login': { made: page, staff: everybody, affiliates: everybody },
  '/login/newPassword': { made: page, staff: everybody, affiliates: everybody },
  '/login/recoveryPassword': { made: page, staff: everybody, affiliates: everybody },
  '/registration': { made: page, staff: everybody, affiliates: everybody },
  '/data-filling': { made: page, staff: everybody, affiliates: everybody },
  '/statistics': { made: page, staff: 'front.menu.statistics.read', affiliates: 'front.menu.statistics.read' },
  '/insights': { made: page, staff: 'report.read', affiliates: 'report.read' },
  '/conversions/{id?}': {
    made: of('conversion'),
    staff: 'front.menu.conversions.read',
    affiliates: 'front.menu.conversions.read',
  },
  '/clicks/valid/{id?}': { made: of('click'), staff: 'front.menu.clicks.read', affiliates: 'front.menu.clicks.read' },
  '/clicks/invalid/{id?}': { made: of('click'), staff: 'front.menu.clicks.read', affiliates: 'front.menu.clicks.read' },
  '/postback-logs/advertisers/{id?}': { made: of('postbackLog'), staff: 'front.menu.postback_log.read' },
  '/postback-logs/affiliates/{id?}': {
    made: of('postbackLog'),
    staff: 'front.menu.postback_log.read',
    affiliates: 'front.menu.postback_log.read',
  },
  '/customers/{id?}': {
    made: of('customer'),
    staff: 'front.menu.customers.read',
    affiliates: 'front.menu.customers.read',
  },
  '/advertisers/{id?}': {
    made: of('advertiser'),
    staff: 'front.menu.advertisers.read',
    statuses: 'active blocked',
    tabs: 'integrations',
  },
  '/integrations/{id?}': {
    made: of('integration'),
    staff: 'integration.read',
    statuses: onOff,
    tabs: integrationTabs('api-params'),
  },
  '/affiliates/members/{id?}': {
    made: of('user'),
    staff: 'front.menu.affiliates.read',
    statuses: 'active blocked',
    tabs: 'general',
  },
  '/affiliates/teams/{id?}': { made: of('team'), staff: 'front.affiliates.teams.read', statuses: 'active blocked' },
  '/employees/{id?}': { made: of('user'), staff: 'front.menu.employees.read', statuses: 'active blocked' },
  '/offers/{id?}': {
    made: of('offer'),
    staff: 'front.menu.offers.read',
    affiliates: 'front.menu.offers.read',
    statuses: 'active inactive draft',
    tabs: 'general affiliates landings caps payment-rules targeting',
  },
  '/campaigns/{id?}': {
    made: of('campaign'),
    staff: 'front.menu.campaigns.read',
    affiliates: 'front.menu.campaigns.read',
    statuses: 'active inactive offer_revoked blocked deleted',
  },
  '/landings-api/{id?}': { made: of('landerApiItem'), staff: 'front.menu.landers_api.read', statuses: onOff },
  '/postbacks/{id?}': {
    made: of('postback'),
    staff: 'front.menu.postbacks.read',
    affiliates: 'front.settings.global_postback.read',
    statuses: onOff,
  },
  '/metrics/{id?}': { made: of('metric'), staff: 'metrics.read', statuses: onOff },
  '/tasks/{id?}': { made: of('task'), staff: 'front.menu.tasks.read' },
  '/finance': { made: page, staff: 'finance.read' },
  '/billing': { made: page, staff: notTheirs, affiliates: signedIn },
  '/billing/invoices/{id}': { made: page, staff: 'invoice.affiliate.read', affiliates: 'invoice.affiliate.read' },
  '/affiliate-billing/balances/{id?}': { made: of('affiliateBalance'), staff: 'balance.affiliate.read' },
  '/affiliate-billing/invoices/{id?}': {
    made: of('affiliateInvoice'),
    staff: 'invoice.affiliate.read',
    statuses: 'unpaid paid declined deleted',
  },
  '/advertiser-billing/adv-balances/{id?}': { made: of('advertiserBalance'), staff: 'balance.advertiser.read' },
  '/advertiser-billing/adv-invoices/{id?}': {
    made: of('advertiserInvoice'),
    staff: 'invoice.advertiser.read',
    statuses: 'unpaid paid declined deleted',
  },
  '/reports/downloads': {
    made: page,
    staff: 'front.reports.downloads.read',
    affiliates: 'front.reports.downloads.read',
  },
  '/settings/general': { made: of('generalSettings'), staff: 'settings.general.update' },
  '/settings/domain-parking/{id?}': { made: of('domain'), staff: 'front.settings.domain_parking.read' },
  '/settings/global-postback/{id?}': {
    made: of('postback'),
    staff: 'front.settings.global_postback.read',
    affiliates: 'front.settings.global_postback.read',
    statuses: onOff,
  },
  '/settings/goals/{id?}': { made: of('goal'), staff: 'vertical.read' },
  '/settings/hold-queue/{id?}': {
    made: of('holdConfig'),
    staff: 'front.settings.hold_queue.read',
    statuses: 'inactive active',
  },
  '/settings/queues': { made: page, staff: 'background_work.read' },
  '/settings/notifications/rules/{id?}': { made: of('notification'), staff: 'notification.read', statuses: onOff },
  '/settings/payment-settings/{id?}': { made: of('paymentModel'), staff: 'payment_model.update', statuses: onOff },
  '/settings/roles/{id?}': { made: of('role'), staff: 'role.read', statuses: onOff },
  '/settings/geos/{id?}': { made: of('geo'), staff: 'front.settings.geo.read', statuses: 'active deleted' },
  '/settings/currencies/{id?}': { made: of('currency'), staff: 'currency.update', statuses: onOff },
  '/settings/lists/tags/{id?}': { made: of('tag'), staff: 'front.settings.tags.read', statuses: onOff },
  '/settings/lists/categories/{id?}': { made: of('category'), staff: 'front.settings.lists.read', statuses: onOff },
  '/settings/payment-methods/{id?}': {
    made: of('paymentMethod'),
    staff: 'payment_method.update',
    affiliates: 'payment_method.read',
    statuses: onOff,
  },
  '/settings/verticals/{id?}': {
    made: of('vertical'),
    staff: 'vertical.read',
    statuses: onOff,
    tabs: 'general goals lead-categories metrics lead-parameters inbound-rules redirect',
  },
  '/settings/platforms/{id?}': { made: of('platform'), staff: 'front.settings.platforms.read', statuses: onOff },
  '/settings/integrations/templates/{id?}': {
    made: of('integrationTemplate'),
    staff: 'front.settings.integration_templates.read',
    statuses: onOff,
    tabs: integrationTabs('isp'),
  },
  '/profile/about': { made: page, staff: signedIn, affiliates: signedIn },
  '/profile/loginsHistory': { made: of('loginRecord'), staff: 'login_record.read', affiliates: 'login_record.read' },
  '/profile/notifications': { made: page, staff: signedIn },
  '/profile/security': { made: page, staff: signedIn, affiliates: signedIn },
  '/profile/tokens': { made: of('apiToken'), staff: 'api_token.read', affiliates: 'api_token.read' },
};

/** What a line of a menu says. */
type Line = readonly [line: string, to: string, takes: string, is?: string];

const list = (path: string, orderBy = 'id:desc'): string => `${path}?orderBy=${orderBy}&limit=25&offset=0`;
/** Lines of the sidebar of staff. */
export const staff: readonly Line[] = [
  ['Dashboard', '/', 'front.dashboard.read'],
  ['Statistics', '/statistics', 'front.menu.statistics.read'],
  ['Offers › Offers', list('/offers/active'), 'front.menu.offers.read'],
  ['Offers › Requests', '', 'front.menu.offers.read', 'disabled'],
  ['Affiliates', '', '', 'group'],
  ['Affiliates › Affiliates', list('/affiliates/members/active'), 'front.menu.affiliates.read'],
  ['Affiliates › Postbacks', list('/postbacks/active'), 'front.menu.postbacks.read'],
  ['Affiliates › Requests', '', 'front.menu.affiliates.read', 'disabled'],
  ['Affiliates › Campaigns', list('/campaigns/active', 'createdAt:desc'), 'front.menu.campaigns.read'],
  ['Advertisers', list('/advertisers/active'), 'front.menu.advertisers.read'],
  // Announced as disabled, and there.
  ['Caps', '', '', 'group'],
  ['Traffic data', '', '', 'group'],
  ['Traffic data › Conversions', list('/conversions', 'createdAt:desc'), 'front.menu.conversions.read'],
  ['Traffic data › Clicks', '', 'front.menu.clicks.read', 'group'],
  ['Traffic data › Clicks › Valid clicks', list('/clicks/valid', 'createdAt:desc'), 'front.menu.clicks.read'],
  ['Traffic data › Postback logs', '', 'front.menu.postback_log.read', 'group'],
  // The first of the two that someone may open is where the line leads.
  [
    'Traffic data › Postback logs › Advertisers’ postbacks',
    list('/postback-logs/advertisers', 'createdAt:desc'),
    'front.menu.postback_log.read, log.postback.advertiser.read',
  ],
  [
    'Traffic data › Postback logs › Sent postbacks',
    list('/postback-logs/affiliates', 'createdAt:desc'),
    'front.menu.postback_log.read',
  ],
  ['Traffic data › Customers', '/customers?limit=50', 'front.menu.customers.read', 'Beta'],
  ['Affiliate billing', '', '', 'group'],
  [
    'Affiliate billing › Affiliates’ balances',
    list('/affiliate-billing/balances', 'approved:desc'),
    'balance.affiliate.read',
  ],
  [
    'Affiliate billing › Affiliates’ invoices',
    list('/affiliate-billing/invoices/all', 'createdAt:desc'),
    'invoice.affiliate.read',
    'counts `status=unpaid`',
  ],
  ['Advertiser billing', '', '', 'group'],
  [
    'Advertiser billing › Advertisers’ balances',
    list('/advertiser-billing/adv-balances', 'approved:desc'),
    'balance.advertiser.read',
  ],
  [
    'Advertiser billing › Advertisers’ invoices',
    list('/advertiser-billing/adv-invoices/all', 'createdAt:desc'),
    'invoice.advertiser.read',
    'counts `status=unpaid`',
  ],
  ['Insights', '/insights', 'report.read'],
  ['Tasks', '/tasks?limit=50', 'front.menu.tasks.read', 'Beta'],
  ['Settings', '', '', 'group'],
  ['Settings › General settings', '/settings/general', 'settings.general.update'],
  ['Settings › Goals', list('/settings/goals', 'position:asc'), 'vertical.read'],
  ['Settings › Payment methods', list('/settings/payment-methods/active'), 'payment_method.update'],
  ['Settings › Employees', list('/employees/active'), 'front.menu.employees.read'],
  ['Settings › Metrics', list('/metrics/active', 'updatedAt:desc'), 'metrics.read'],
  ['Settings › Lists', '', 'front.settings.lists.read', 'group'],
  ['Settings › Lists › Tags', list('/settings/lists/tags/all'), 'front.settings.tags.read'],
  ['Settings › Lists › Categories', list('/settings/lists/categories/all'), 'front.settings.lists.read'],
  ['Settings › Currencies', list('/settings/currencies/active', 'code:desc'), 'currency.update'],
  ['Settings › Roles', list('/settings/roles/all'), 'role.read'],
  ['Settings › Notifications', '', 'notification.read', 'group'],
];

/** Lines of the sidebar of affiliates. */
export const affiliates: readonly Line[] = [
  ['Statistics', '/statistics', 'front.menu.statistics.read'],
  ['Offers', list('/offers/all'), 'front.menu.offers.read'],
  ['Campaigns', list('/campaigns/active'), 'front.menu.campaigns.read'],
  ['Traffic data', '', '', 'group'],
  ['Traffic data › Conversions', list('/conversions', 'createdAt:desc'), 'front.menu.conversions.read'],
  ['Traffic data › Clicks › Valid clicks', list('/clicks/valid', 'createdAt:desc'), 'front.menu.clicks.read'],
  [
    'Traffic data › Postback logs › Sent postbacks',
    list('/postback-logs/affiliates', 'createdAt:desc'),
    'front.menu.postback_log.read',
  ],
  ['Traffic data › Customers', '/customers?limit=50', 'front.menu.customers.read', 'Beta'],
  ['Billing', '/billing?orderBy=id:desc', signedIn],
  ['Settings', '', '', 'group'],
  ['Settings › Global postbacks', list('/settings/global-postback/active'), 'front.settings.global_postback.read'],
  ['Settings › Payment methods', list('/settings/payment-methods/active'), 'payment_method.read'],
];
