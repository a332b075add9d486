/** A page that takes a permission to open, whatever the calls behind it take. */
export interface GuardedRoute {
  name: string;
  /** Its address; what lies below it is guarded with it. */
  path: `/${string}`;
  permission: string;
}

/** Which permission opens which page. Whoever lacks it is sent to the page he starts with. */
export const guardedRoutes: readonly GuardedRoute[] = [
  { name: 'index', path: '/', permission: 'front.dashboard.read' },
  { name: 'advertisers-id', path: '/advertisers', permission: 'front.menu.advertisers.read' },
  { name: 'affiliates-teams-id', path: '/affiliates/teams', permission: 'front.affiliates.teams.read' },
  { name: 'affiliates-members-id', path: '/affiliates/members', permission: 'front.menu.affiliates.read' },
  { name: 'employees-id', path: '/employees', permission: 'front.menu.employees.read' },
  { name: 'settings-verticals-id', path: '/settings/verticals', permission: 'vertical.read' },
  { name: 'settings-goals', path: '/settings/goals', permission: 'vertical.read' },
  { name: 'settings-platforms-id', path: '/settings/platforms', permission: 'front.settings.platforms.read' },
  { name: 'settings-tags-id', path: '/settings/lists/tags', permission: 'front.settings.tags.read' },
  {
    name: 'settings-integrations-templates-id',
    path: '/settings/integrations/templates',
    permission: 'front.settings.integration_templates.read',
  },
  { name: 'settings-global-postback', path: '/settings/global-postback', permission: 'front.settings.global_postback.read' },
  { name: 'settings-domain-parking', path: '/settings/domain-parking', permission: 'front.settings.domain_parking.read' },
  { name: 'settings-geos', path: '/settings/geos', permission: 'front.settings.geo.read' },
  { name: 'settings-hold-queue', path: '/settings/hold-queue', permission: 'front.settings.hold_queue.read' },
  { name: 'metrics-id', path: '/metrics', permission: 'metrics.read' },
  { name: 'offers-id', path: '/offers', permission: 'front.menu.offers.read' },
  { name: 'landings-api-id', path: '/landings-api', permission: 'front.menu.landers_api.read' },
  { name: 'campaigns-id', path: '/campaigns', permission: 'front.menu.campaigns.read' },
  { name: 'clicks-id', path: '/clicks', permission: 'front.menu.clicks.read' },
  { name: 'conversions', path: '/conversions', permission: 'front.menu.conversions.read' },
  { name: 'postback-logs-id', path: '/postback-logs', permission: 'front.menu.postback_log.read' },
  { name: 'settings-general', path: '/settings/general', permission: 'settings.general.update' },
  { name: 'currencies', path: '/settings/currencies', permission: 'currency.update' },
  { name: 'affiliate-billing-balances-id', path: '/affiliate-billing/balances', permission: 'balance.affiliate.read' },
  { name: 'affiliate-billing-invoices-id', path: '/affiliate-billing/invoices', permission: 'invoice.affiliate.read' },
  { name: 'advertiser-billing-adv-balances-id', path: '/advertiser-billing/adv-balances', permission: 'balance.advertiser.read' },
  { name: 'advertiser-billing-adv-invoices-id', path: '/advertiser-billing/adv-invoices', permission: 'invoice.advertiser.read' },
  { name: 'settings-roles', path: '/settings/roles', permission: 'role.read' },
  { name: 'settings-notifications', path: '/settings/notifications', permission: 'notification.read' },
  { name: 'settings-lists-id', path: '/settings/lists', permission: 'front.settings.lists.read' },
  { name: 'insights', path: '/insights', permission: 'report.read' },
  { name: 'tasks-id', path: '/tasks', permission: 'front.menu.tasks.read' },
  { name: 'reports-downloads', path: '/reports/downloads', permission: 'front.reports.downloads.read' },
];

const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Every permission that the page at an address takes: its own and those of the pages it lies below. */
export const routePermissions = (pathname: string): string[] =>
  guardedRoutes.flatMap(({ path, permission }) => (isAt(pathname, path) ? [permission] : []));

/**
 * Whether somebody with these permissions may open the page at an address. Where the table says nothing of it, any of
 * `otherwise` opens it, and where there is nothing of that either, everybody may.
 */
export const mayOpenRoute = (
  pathname: string,
  permissions: readonly string[],
  otherwise?: string | readonly string[],
): boolean => {
  const needed = routePermissions(pathname);
  if (needed.length > 0) return needed.every((permission) => permissions.includes(permission));
  return otherwise === undefined || [otherwise].flat().some((permission) => permissions.includes(permission));
};
