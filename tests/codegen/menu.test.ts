import { describe, expect, test } from 'vitest';
import { pageShapes } from '../../codegen/menu.ts';
import { allPermissions } from '../../codegen/permissions.ts';
import type { Entity } from '../../openapi/define.ts';
import { loadEntities } from '../../openapi/entities.ts';
import { pageGuards } from '../../openapi/guards.ts';
import { menuGroups } from '../../openapi/menu.ts';
import { pages } from '../../openapi/pages.ts';
import type { DescribedPage } from '../../src/registry/page.ts';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import english from '../../src/generated/messages/first/en.ts';
import { resources } from '../../src/generated/resources.ts';
import { mayOpenRoute } from '../../src/providers/auth/permissions.ts';
import {
  isHeading,
  linesOf,
  type Menu,
  menuBeside,
  menuOf,
  type MenuViewer,
  tabsAt,
} from '../../src/shell/menu/menuView.ts';

const everything = allPermissions(await loadEntities()).map(({ name }) => name);

/** As if every page of the specification existed. */
const viewer = (roleType: string, permissions: readonly string[] = everything): MenuViewer => ({
  roleType,
  permissions: new Set(permissions),
  resources: Object.values<ResourceEntry>(resources),
  pages: Object.values(pageShapes(pages, true)) as DescribedPage[],
  savedOrder: () => 'title:asc',
});
const allBut = (permission: string): string[] => everything.filter((name) => name !== permission);

const names: Record<string, string> = {
  ...Object.fromEntries(Object.entries(pages).map(([key, { en }]) => [`pages.${key}`, en])),
  ...Object.fromEntries(Object.entries(menuGroups).map(([key, { en }]) => [`menu.groups.${key}`, en])),
  ...Object.fromEntries(
    Object.entries(english.resources).map(([route, { title }]) => [`resources.${route}.title`, title]),
  ),
};

/** A menu as people read it: name, address, and what else is said of it. */
const written = (menu: Menu): string[] => {
  const line = (one: Menu[number]): string =>
    [names[one.label], ...('to' in one ? [one.to, one.beta && 'Beta', one.badgeFilter && 'counted'] : ['disabled'])]
      .filter(Boolean)
      .join(' ');
  return menu.flatMap((item) =>
    isHeading(item) ? [`${names[item.label]}:`, ...item.lines.map((one) => `  ${line(one)}`)] : line(item),
  );
};

const staff = written(menuOf('staff', viewer('admin')));

describe('the menu, once every page exists', () => {
  test('of staff', () => {
    expect(staff).toEqual([
      'Dashboard /',
      'Statistics /statistics',
      'Offers:',
      '  Offers /offers/active?orderBy=id:desc&limit=25&offset=0',
      '  Landing pages /landings/active?orderBy=id:desc&limit=25&offset=0',
      '  Payment rules /payment-rules/active?orderBy=id:desc&limit=25&offset=0',
      '  Targetings /targetings/active?orderBy=priority:asc&limit=25&offset=0',
      '  Creatives /creatives/active?orderBy=id:desc&limit=25&offset=0',
      '  API landing pages /landings-api/active?orderBy=id:desc&limit=25&offset=0',
      '  Advertiser assignments /advertiser-assignments/active?orderBy=id:desc&limit=25&offset=0',
      '  Affiliate assignments /affiliate-assignments/active?orderBy=id:desc&limit=25&offset=0',
      '  Requests disabled',
      'Affiliates:',
      '  Affiliates /affiliates/members/active?orderBy=id:desc&limit=25&offset=0',
      '  Teams /affiliates/teams/active?orderBy=id:desc&limit=25&offset=0',
      '  Postbacks /postbacks/active?orderBy=id:desc&limit=25&offset=0',
      '  Requests disabled',
      '  Campaigns /campaigns/active?orderBy=createdAt:desc&limit=25&offset=0',
      '  Withdrawal methods /settings/withdrawal-methods/active?orderBy=id:desc&limit=25&offset=0',
      'Advertisers /advertisers/active?orderBy=id:desc&limit=25&offset=0',
      'Integrations /integrations/active?orderBy=id:desc&limit=25&offset=0',
      'Caps:',
      '  Caps /caps/active?orderBy=id:desc&limit=25&offset=0',
      '  Caps overview /caps/overview',
      'Traffic data:',
      '  Leads /leads?orderBy=createdAt:desc&limit=25&offset=0',
      '  Lead import /lead-import',
      '  Conversions /conversions?orderBy=createdAt:desc&limit=25&offset=0',
      '  Clicks /clicks/valid?orderBy=createdAt:desc&limit=25&offset=0',
      '  Postback logs /postback-logs/advertisers?orderBy=createdAt:desc&limit=25&offset=0',
      '  Customers /customers?limit=50 Beta',
      '  Customer syncs /customer-syncs/active?orderBy=id:desc&limit=25&offset=0',
      '  Simulator /simulator',
      'Affiliate billing:',
      '  Affiliates’ balances /affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0',
      '  Affiliates’ invoices /affiliate-billing/invoices/all?orderBy=createdAt:desc&limit=25&offset=0 counted',
      '  Invoice schedules /affiliate-billing/schedules/active?orderBy=id:desc&limit=25&offset=0',
      'Advertiser billing:',
      '  Advertisers’ balances /advertiser-billing/adv-balances?orderBy=approved:desc&limit=25&offset=0',
      '  Advertisers’ invoices /advertiser-billing/adv-invoices/all?orderBy=createdAt:desc&limit=25&offset=0 counted',
      '  Prepayments /advertiser-billing/prepayments/all?orderBy=createdAt:desc&limit=25&offset=0',
      '  Reconciliations /advertiser-billing/reconciliations?orderBy=createdAt:desc&limit=25&offset=0',
      'Finance /finance',
      'Insights /insights',
      'Tasks /tasks?limit=50 Beta',
      'Scheduled changes /scheduled-changes?orderBy=at:desc&limit=25&offset=0',
      'Settings:',
      '  General settings /settings/general',
      '  Goals /settings/goals?orderBy=position:asc&limit=25&offset=0',
      '  Payment methods /settings/payment-methods/active?orderBy=id:desc&limit=25&offset=0',
      '  Employees /employees/active?orderBy=id:desc&limit=25&offset=0',
      '  Verticals /settings/verticals/active?orderBy=id:desc&limit=25&offset=0',
      '  Metrics /metrics/active?orderBy=updatedAt:desc&limit=25&offset=0',
      '  Lists /settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0',
      '  Currencies /settings/currencies/active?orderBy=code:desc&limit=25&offset=0',
      '  Roles /settings/roles/all?orderBy=id:desc&limit=25&offset=0',
      '  Notifications /settings/notifications/rules/active?orderBy=id:desc&limit=25&offset=0',
    ]);
  });

  test('of affiliates', () => {
    expect(written(menuBeside(menuOf('affiliates', viewer('affiliate')), '/'))).toEqual([
      'Dashboard /',
      'Statistics /statistics',
      'Insights /insights',
      'Offers /offers/all?orderBy=id:desc&limit=25&offset=0',
      'Campaigns /campaigns/active?orderBy=id:desc&limit=25&offset=0',
      'Traffic data:',
      '  Leads /leads?orderBy=createdAt:desc&limit=25&offset=0',
      '  Conversions /conversions?orderBy=createdAt:desc&limit=25&offset=0',
      '  Clicks /clicks/valid?orderBy=createdAt:desc&limit=25&offset=0',
      '  Postback logs /postback-logs/affiliates?orderBy=createdAt:desc&limit=25&offset=0',
      '  Customers /customers?limit=50 Beta',
      'Billing /billing?orderBy=id:desc',
      'Settings:',
      '  Global postbacks /settings/global-postback/active?orderBy=id:desc&limit=25&offset=0',
      '  Postbacks /postbacks/active?orderBy=id:desc&limit=25&offset=0',
      '  Payment methods /settings/payment-methods/active?orderBy=id:desc&limit=25&offset=0',
      '  Withdrawal methods /settings/withdrawal-methods/active?orderBy=id:desc&limit=25&offset=0',
    ]);
    expect(written(menuOf('affiliates', viewer('affiliate', [])))).toEqual(['Billing /billing?orderBy=id:desc']);
  });

  test.each<[permission: string, line: string]>([
    ['front.dashboard.read', 'Dashboard /'],
    ['front.menu.statistics.read', 'Statistics /statistics'],
    ['front.menu.offers.read', '  Offers /offers/active?orderBy=id:desc&limit=25&offset=0'],
    ['front.menu.affiliates.read', '  Affiliates /affiliates/members/active?orderBy=id:desc&limit=25&offset=0'],
    ['front.menu.postbacks.read', '  Postbacks /postbacks/active?orderBy=id:desc&limit=25&offset=0'],
    ['front.menu.campaigns.read', '  Campaigns /campaigns/active?orderBy=createdAt:desc&limit=25&offset=0'],
    ['front.menu.advertisers.read', 'Advertisers /advertisers/active?orderBy=id:desc&limit=25&offset=0'],
    ['front.menu.leads.read', '  Leads /leads?orderBy=createdAt:desc&limit=25&offset=0'],
    ['front.menu.conversions.read', '  Conversions /conversions?orderBy=createdAt:desc&limit=25&offset=0'],
    ['front.menu.clicks.read', '  Clicks /clicks/valid?orderBy=createdAt:desc&limit=25&offset=0'],
    [
      'front.menu.postback_log.read',
      '  Postback logs /postback-logs/advertisers?orderBy=createdAt:desc&limit=25&offset=0',
    ],
    ['front.menu.customers.read', '  Customers /customers?limit=50 Beta'],
    [
      'balance.affiliate.read',
      '  Affiliates’ balances /affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0',
    ],
    [
      'invoice.affiliate.read',
      '  Affiliates’ invoices /affiliate-billing/invoices/all?orderBy=createdAt:desc&limit=25&offset=0 counted',
    ],
    [
      'invoice_schedule.read',
      '  Invoice schedules /affiliate-billing/schedules/active?orderBy=id:desc&limit=25&offset=0',
    ],
    [
      'balance.advertiser.read',
      '  Advertisers’ balances /advertiser-billing/adv-balances?orderBy=approved:desc&limit=25&offset=0',
    ],
    [
      'invoice.advertiser.read',
      '  Advertisers’ invoices /advertiser-billing/adv-invoices/all?orderBy=createdAt:desc&limit=25&offset=0 counted',
    ],
    ['prepayment.read', '  Prepayments /advertiser-billing/prepayments/all?orderBy=createdAt:desc&limit=25&offset=0'],
    [
      'reconciliation.read',
      '  Reconciliations /advertiser-billing/reconciliations?orderBy=createdAt:desc&limit=25&offset=0',
    ],
    ['finance.read', 'Finance /finance'],
    ['report.read', 'Insights /insights'],
    ['front.menu.tasks.read', 'Tasks /tasks?limit=50 Beta'],
    ['scheduled_change.read', 'Scheduled changes /scheduled-changes?orderBy=at:desc&limit=25&offset=0'],
    ['settings.general.update', '  General settings /settings/general'],
    ['vertical.read', '  Goals /settings/goals?orderBy=position:asc&limit=25&offset=0'],
    ['payment_method.update', '  Payment methods /settings/payment-methods/active?orderBy=id:desc&limit=25&offset=0'],
    ['front.menu.employees.read', '  Employees /employees/active?orderBy=id:desc&limit=25&offset=0'],
    ['metrics.read', '  Metrics /metrics/active?orderBy=updatedAt:desc&limit=25&offset=0'],
    ['front.settings.lists.read', '  Lists /settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0'],
    ['currency.update', '  Currencies /settings/currencies/active?orderBy=code:desc&limit=25&offset=0'],
    ['role.read', '  Roles /settings/roles/all?orderBy=id:desc&limit=25&offset=0'],
    ['notification.read', '  Notifications /settings/notifications/rules/active?orderBy=id:desc&limit=25&offset=0'],
  ])('takes %s for “%s”', (permission, line) => {
    expect(staff).toContain(line);
    expect(written(menuOf('staff', viewer('admin', allBut(permission))))).not.toContain(line);
  });

  test('leads to categories and to affiliates’ postbacks those who may not see the others', () => {
    const targets = (permissions: string[]) =>
      linesOf(menuOf('staff', viewer('manager', permissions))).map(({ to }) => to.split('?')[0]);
    expect(targets(allBut('front.settings.tags.read'))).toContain('/settings/lists/categories/all');
    expect(targets(allBut('log.postback.advertiser.read'))).toContain('/postback-logs/affiliates');
  });

  test('has one row of tabs in the settings, in its own order, the lists one by one', () => {
    const menu = menuOf('staff', viewer('admin'));
    const { label = '', tabs = [], current } = tabsAt(menu, '/settings/lists/tags') ?? {};
    expect([names[label], names[current?.label ?? '']]).toEqual(['Settings', 'Tags']);
    expect(tabs.map((tab) => names[tab.label])).toEqual([
      ...[
        'General settings',
        'Goals',
        'Payment methods',
        'Verticals',
        'Tags',
        'Categories',
        'Traffic sources',
        'Currencies',
        'Exchange rates',
        'Roles',
      ],
      ...[
        'Notifications',
        'Notification channels',
        'Notification log',
        'Domains',
        'Global postbacks',
        'Hold queues',
        'Payment models',
        'Geos',
      ],
      ...['Platforms', 'Integration templates', 'Queues', 'Background work'],
    ]);
    expect(tabsAt(menu, '/postback-logs/affiliates')?.tabs).toHaveLength(3);
    expect([tabsAt(menu, '/offers'), tabsAt(menu, '/settings/lists/tags/3')]).toEqual([undefined, undefined]);
  });
});

test.each<[name: string, path: string, permission: string]>([
  ['index', '/', 'front.dashboard.read'],
  ['advertisers-id', '/advertisers/3/general', 'front.menu.advertisers.read'],
  ['affiliates-teams-id', '/affiliates/teams/3', 'front.affiliates.teams.read'],
  ['affiliates-members-id', '/affiliates/members/3', 'front.menu.affiliates.read'],
  ['employees-id', '/employees/3', 'front.menu.employees.read'],
  ['settings-verticals-id', '/settings/verticals/3/redirect', 'vertical.read'],
  ['settings-goals', '/settings/goals', 'vertical.read'],
  ['settings-platforms-id', '/settings/platforms/3', 'front.settings.platforms.read'],
  ['settings-tags-id', '/settings/lists/tags/3', 'front.settings.tags.read'],
  [
    'settings-integrations-templates-id',
    '/settings/integrations/templates/3/goals',
    'front.settings.integration_templates.read',
  ],
  ['settings-global-postback', '/settings/global-postback', 'front.settings.global_postback.read'],
  ['settings-domain-parking', '/settings/domain-parking', 'front.settings.domain_parking.read'],
  ['settings-geos', '/settings/geos', 'front.settings.geo.read'],
  ['settings-hold-queue', '/settings/hold-queue', 'front.settings.hold_queue.read'],
  ['metrics-id', '/metrics/3', 'metrics.read'],
  ['offers-id', '/offers/3', 'front.menu.offers.read'],
  ['offers-id-general', '/offers/3/general', 'front.menu.offers.read'],
  ['landings-api-id', '/landings-api/3', 'front.menu.landers_api.read'],
  ['campaigns-id', '/campaigns/3', 'front.menu.campaigns.read'],
  ['clicks-id', '/clicks/3', 'front.menu.clicks.read'],
  ['conversions', '/conversions', 'front.menu.conversions.read'],
  ['postback-logs-id', '/postback-logs/affiliates', 'front.menu.postback_log.read'],
  ['settings-general', '/settings/general', 'settings.general.update'],
  ['currencies', '/settings/currencies/3', 'currency.update'],
  ['affiliate-billing-balances-id', '/affiliate-billing/balances/3', 'balance.affiliate.read'],
  ['affiliate-billing-invoices-id', '/affiliate-billing/invoices/3', 'invoice.affiliate.read'],
  ['advertiser-billing-adv-balances-id', '/advertiser-billing/adv-balances/3', 'balance.advertiser.read'],
  ['advertiser-billing-adv-invoices-id', '/advertiser-billing/adv-invoices/3', 'invoice.advertiser.read'],
  ['settings-roles', '/settings/roles', 'role.read'],
  ['settings-notifications', '/settings/notifications', 'notification.read'],
  ['settings-notifications-log', '/settings/notifications/log', 'notification.read'],
  ['settings-lists-id', '/settings/lists/categories', 'front.settings.lists.read'],
  ['insights', '/insights', 'report.read'],
  ['tasks-id', '/tasks/3', 'front.menu.tasks.read'],
  ['reports downloads', '/reports/downloads', 'front.reports.downloads.read'],
])('the route %s (%s) takes %s', (_, path, permission) => {
  const admin = viewer('admin');
  expect(mayOpenRoute(admin, path, admin)).toBe(true);
  expect(mayOpenRoute(admin, path, viewer('admin', allBut(permission)))).toBe(false);
});

test('affiliates open no page of the staff’s menu, whatever they hold', () => {
  const affiliate = viewer('affiliate');
  const open = (path: string) => mayOpenRoute(affiliate, path, affiliate);
  const pathsIn = (menu: Menu) => linesOf(menu).flatMap((line) => (line.pages ?? [line]).map(({ at }) => at));
  const theirs = [...pathsIn(menuOf('affiliates', affiliate)), ...pathsIn(menuOf('profile', affiliate))];
  expect(theirs.filter((path) => !open(path))).toEqual([]);
  const others = pathsIn(menuOf('staff', viewer('admin'))).filter((path) => !theirs.includes(path));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(open)).toEqual([]);
});

test('the server’s search and the browser’s pages are open to the same people', async () => {
  const views = Object.values(await loadEntities())
    .flatMap((entity) => Object.values(entity.views))
    .filter(({ list }) => list.columns.length > 0);
  for (const roleType of ['admin', 'affiliate'] as const) {
    for (const permissions of [everything, [], ...everything.map(allBut)]) {
      const who = viewer(roleType, permissions);
      for (const view of views) {
        const guards = pageGuards(view, roleType);
        expect(guards?.every((one) => who.permissions.has(one)) ?? false, view.route).toBe(
          mayOpenRoute(who, `/${view.route}`, who),
        );
      }
    }
  }
});

test('affiliates filter lists only by records that they can list themselves', async () => {
  const entities = await loadEntities();
  const isListed = ({ access: { affiliate }, calls }: Entity): boolean =>
    affiliate !== undefined && !('none' in affiliate.rows) && (affiliate.calls ?? calls).includes('list');
  const listed = Object.entries(entities).filter(([, entity]) => isListed(entity));
  const filters = listed.flatMap(([key, { fields, views }]) =>
    Object.values(views).flatMap(({ list }) =>
      list.filters.flatMap((name) => {
        const field = fields[name];
        const isReference = field?.kind === 'one' || field?.kind === 'many';
        return isReference && !field.staffOnly ? [{ filter: `${key}.${name}`, of: entities[field.entity]! }] : [];
      }),
    ),
  );
  expect(filters.length).toBeGreaterThan(10);
  expect(filters.filter(({ of }) => !isListed(of)).map(({ filter }) => filter)).toEqual([]);
});
