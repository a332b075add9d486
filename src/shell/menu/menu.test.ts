import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../../components/page.ts';
import type { ResourceEntry } from '../../components/resource.ts';
import { pages as writtenPages } from '../../custom/pages.ts';
import { resources as generated } from '../../generated/resources.ts';
import { english } from '../messages/en.ts';
import { areas } from './areas.ts';
import { affiliateMenu, type Menu, type MenuEntry, profileMenu, staffMenu } from './menu.ts';
import { entriesOf, entryAt, isGroup, type MenuViewer, pathOf, type SeenMenu, tabsAt, visibleMenu } from './menuView.ts';
import { withMore } from './moreMenu.ts';

const entriesIn = (menu: Menu): MenuEntry[] => menu.flatMap((item) => (isGroup(item) ? item.entries : [item]));
const everyEntry = [...[staffMenu, affiliateMenu, profileMenu].flatMap(entriesIn), ...areas.flatMap(({ tabs }) => tabs)];
const addresses = everyEntry.flatMap(({ to, instead }) => [to, instead?.to ?? to]);

/** As if every page of the specification existed. */
const whole: Pick<MenuViewer, 'resources' | 'pages' | 'savedOrder'> = {
  resources: [],
  pages: [...new Set(addresses.map(pathOf))].map((path) => ({ path: path as `/${string}` })),
  savedOrder: () => undefined,
};
const everything = [...new Set(everyEntry.flatMap(({ permission = [], instead }) => [permission, instead?.lacking ?? []].flat(2)))];
const admin: MenuViewer = { ...whole, role: { type: 'admin' }, permissions: everything };
const affiliate: MenuViewer = { ...whole, role: { type: 'affiliate' }, permissions: everything };
const holding = (...permissions: string[]): MenuViewer => ({ ...admin, permissions });

/** A menu as people read it: label, address, and what else is said of it. */
const lines = (menu: SeenMenu): string[] => {
  const texts: Record<string, string> = english.shell.menu;
  const text = (label: string) => texts[label.replace('shell.menu.', '')] ?? label;
  const line = ({ label, to, beta, coming, count }: MenuEntry) =>
    [text(label), coming ? 'disabled' : to, beta && 'Beta', count && 'counted'].filter(Boolean).join(' ');
  return menu.flatMap((item) =>
    isGroup(item) ? [`${text(item.label)}:`, ...item.entries.map((entry) => `  ${line(entry)}`)] : line(item),
  );
};

describe('the menu, once every page exists', () => {
  test('of staff', () => {
    expect(lines(visibleMenu(staffMenu, admin))).toEqual([
      'Dashboard /',
      'Statistics /statistics',
      'Offers:',
      '  Offers /offers/active?orderBy=id:desc&limit=25&offset=0',
      '  Landing pages /landings/active?orderBy=id:desc&limit=25&offset=0',
      '  Requests disabled',
      'Affiliates:',
      '  Members /affiliates/members/active?orderBy=id:desc&limit=25&offset=0',
      '  Teams /affiliates/teams/active?orderBy=id:desc&limit=25&offset=0',
      '  Postbacks /postbacks/active?limit=25&offset=0',
      '  Requests disabled',
      '  Campaigns /campaigns/active?orderBy=createdAt:desc&limit=25&offset=0',
      'Advertisers /advertisers/active?orderBy=id:desc&limit=25&offset=0',
      'CAPs disabled',
      'Traffic data:',
      '  Conversions /conversions?orderBy=createdAt:desc&limit=25',
      '  Clicks /clicks/valid?orderBy=createdAt:desc&limit=25&offset=0',
      '  Postback logs /postback-logs/advertisers?orderBy=createdAt:desc&limit=25&offset=0',
      '  Customers /customers?limit=50&offset=0 Beta',
      'Affiliate billing:',
      '  Balances /affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0',
      '  Invoices /affiliate-billing/invoices?orderBy=createdAt:desc&limit=25&offset=0 counted',
      'Advertiser billing:',
      '  Balances /advertiser-billing/adv-balances?limit=25&offset=0',
      '  Invoices /advertiser-billing/adv-invoices?limit=25&offset=0 counted',
      'Insights /insights',
      'Tasks /tasks?limit=50&offset=0 Beta',
      'Settings:',
      '  General settings /settings/general',
      '  Goals /settings/goals',
      '  Payment methods /settings/payment-methods/active?orderBy=id:desc&limit=25&offset=0',
      '  Employees /employees/active?orderBy=id:desc&limit=25&offset=0',
      '  Verticals /settings/verticals/active?orderBy=id:desc&limit=25&offset=0',
      '  Metrics /metrics/active?orderBy=updatedAt:desc&limit=25&offset=0',
      '  Lists /settings/lists/tags/active?orderBy=id:desc&limit=25&offset=0',
      '  Currencies /settings/currencies/active?orderBy=code:desc&limit=25&offset=0',
      '  Roles /settings/roles?orderBy=id:desc&limit=25&offset=0',
      '  Notifications /settings/notifications',
    ]);
  });

  test('of affiliates', () => {
    expect(lines(visibleMenu(affiliateMenu, affiliate))).toEqual([
      'Statistics /statistics',
      'Offers /offers/all?limit=25&offset=0',
      'Campaigns /campaigns/active?orderBy=id:desc&limit=25&offset=0',
      'Traffic data:',
      '  Conversions /conversions?orderBy=createdAt:desc&limit=25',
      '  Clicks /clicks/valid?orderBy=createdAt:desc&limit=25&offset=0',
      '  Postback logs /postback-logs/affiliates?orderBy=createdAt:desc&limit=25&offset=0',
      '  Customers /customers?limit=50&offset=0 Beta',
      'Billing /billing?orderBy=id:desc&limit=25&offset=0',
      'Settings:',
      '  Global postback /settings/global-postback',
      '  Payment methods /settings/payment-methods/active?orderBy=id:desc&limit=25&offset=0',
    ]);
    expect(lines(visibleMenu(affiliateMenu, { ...affiliate, permissions: [] }))).toEqual([
      'Billing /billing?orderBy=id:desc&limit=25&offset=0',
    ]);
  });

  test.each<[permission: string, line: string]>([
    ['front.dashboard.read', 'Dashboard /'],
    ['front.menu.statistics.read', 'Statistics /statistics'],
    ['front.menu.postbacks.read', '  Postbacks /postbacks/active?limit=25&offset=0'],
    ['front.menu.conversions.read', '  Conversions /conversions?orderBy=createdAt:desc&limit=25'],
    ['balance.affiliate.read', '  Balances /affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0'],
    ['invoice.advertiser.read', '  Invoices /advertiser-billing/adv-invoices?limit=25&offset=0 counted'],
    ['report.read', 'Insights /insights'],
    ['front.menu.tasks.read', 'Tasks /tasks?limit=50&offset=0 Beta'],
    ['settings.general.update', '  General settings /settings/general'],
    ['metrics.read', '  Metrics /metrics/active?orderBy=updatedAt:desc&limit=25&offset=0'],
    ['currency.update', '  Currencies /settings/currencies/active?orderBy=code:desc&limit=25&offset=0'],
    ['role.read', '  Roles /settings/roles?orderBy=id:desc&limit=25&offset=0'],
    ['notification.read', '  Notifications /settings/notifications'],
  ])('shows with %s what it opens, and hides it without', (permission, line) => {
    expect(lines(visibleMenu(staffMenu, holding(permission)))).toContain(line);
    const others = holding(...everything.filter((name) => name !== permission));
    expect(lines(visibleMenu(staffMenu, others))).not.toContain(line);
  });

  test('leads to categories and to affiliates’ postbacks those who may not see the others', () => {
    const to = (viewer: MenuViewer) => entriesOf(visibleMenu(staffMenu, viewer)).map((entry) => pathOf(entry.to));
    expect(to(holding('front.settings.lists.read'))).toContain('/settings/lists/categories/active');
    expect(to(holding('front.menu.postback_log.read'))).toContain('/postback-logs/affiliates');
    expect(to(holding('front.menu.postback_log.read', 'log.postback.advertiser.read'))).toContain('/postback-logs/advertisers');
  });

  test('has no heading for what is only announced', () => {
    expect(lines(visibleMenu(staffMenu, holding('front.menu.offers.read'))).slice(0, 2)).toEqual([
      'Offers:',
      '  Offers /offers/active?orderBy=id:desc&limit=25&offset=0',
    ]);
    const pages = whole.pages.filter(({ path }) => !['/offers/active', '/landings/active'].includes(path));
    expect(lines(visibleMenu(staffMenu, { ...holding('front.menu.offers.read'), pages }))).toEqual(['CAPs disabled']);
    expect(lines(visibleMenu(staffMenu, holding('report.read')))).not.toContain('CAPs disabled');
  });
});

describe('the menu', () => {
  const offers = { name: 'offers', permission: { menu: 'front.menu.offers.read', list: 'offer.read' }, pages: ['list'] as const };
  const roles = { name: 'settings/roles', permission: { list: 'role.read' }, pages: ['list'] as const };
  const viewer = { ...admin, pages: [], resources: [offers, roles] };

  test('shows only what exists and what one may open', () => {
    expect(lines(visibleMenu(staffMenu, { ...viewer, permissions: ['front.menu.offers.read', 'offer.read', 'report.read'] }))).toEqual([
      'Offers:',
      '  Offers /offers/active?orderBy=id:desc&limit=25&offset=0',
      '  Requests disabled',
      'CAPs disabled',
    ]);
    expect(lines(visibleMenu(staffMenu, { ...viewer, permissions: ['front.menu.offers.read'] }))).toEqual(['CAPs disabled']);
    expect(visibleMenu(staffMenu, { ...viewer, permissions: ['offer.read'] })).toEqual([]);
    const unlisted = { ...viewer, resources: [{ ...offers, pages: [] }], permissions: everything.concat('offer.read') };
    expect(lines(visibleMenu(staffMenu, unlisted))).toEqual(['CAPs disabled']);
  });

  test('shows a page as soon as it is there', () => {
    const pages: PageEntry[] = [{ path: '/insights', permission: 'report.read', load: () => Promise.reject(new Error('unread')) }];
    expect(lines(visibleMenu(staffMenu, { ...viewer, resources: [], pages }))).toEqual(['CAPs disabled', 'Insights /insights']);
  });

  test('opens a list in its own order, whatever order one last gave it', () => {
    const ordered = { ...viewer, permissions: ['front.menu.offers.read', 'offer.read'], savedOrder: () => 'title:asc' };
    expect(entriesOf(visibleMenu(staffMenu, ordered))[0]?.to).toBe('/offers/active?orderBy=id:desc&limit=25&offset=0');
    expect(entriesOf(visibleMenu(affiliateMenu, ordered))[0]?.to).toBe('/offers/all?limit=25&offset=0');
  });

  test('knows which of its entries a page belongs to', () => {
    const entries = entriesOf(visibleMenu(staffMenu, { ...admin, pages: whole.pages.filter(({ path }) => !path.endsWith('/active')), resources: Object.values<ResourceEntry>(generated), permissions: everything.concat(Object.values<ResourceEntry>(generated).flatMap(({ permission }) => permission.list ?? [])) }));
    const at = (pathname: string) => entryAt(entries, pathname)?.label ?? '';
    expect([at('/'), at('/offers'), at('/offers/12/landings'), at('/offers/12/requests'), at('/affiliates/teams/3'), at('/caps')]).toEqual(
      ['dashboard', 'offers', 'offers', 'offers', 'teams'].map((name) => `shell.menu.${name}`).concat(''),
    );
    expect([at('/settings/lists/categories'), at('/postback-logs/affiliates'), at('/offersomething')]).toEqual([
      'shell.menu.lists',
      'shell.menu.postbackLogs',
      '',
    ]);
  });

  test('ends with the pages that have no place in it, for those who may open them', () => {
    const queue: ResourceEntry = { ...generated.trafficSource, name: 'queue', permission: { list: 'queue.read' }, statuses: ['draft', 'open'] };
    const all: ResourceEntry[] = [...Object.values<ResourceEntry>(generated), queue];
    const seen = (permissions: string[]) =>
      visibleMenu(withMore(affiliateMenu, all), { ...affiliate, pages: [], permissions, resources: all });
    expect(lines(seen(['queue.read', 'vertical.read']))).toEqual(['More:', '  resources.queue.title /queue/draft?orderBy=id:desc&limit=25&offset=0']);
    expect(seen([])).toEqual([]);
  });

  test('has a place for every page there is', () => {
    expect(withMore(staffMenu, Object.values<ResourceEntry>(generated))).toEqual(staffMenu);
    const paths = new Set(addresses.map(pathOf));
    const placeless = writtenPages.filter(({ path, outside }) => !outside && !paths.has(path) && !path.includes(':'));
    expect(placeless.map(({ path }) => path)).toEqual([]);
  });

  test('says of everything disabled what will be there, and has no page for it', () => {
    const texts: Record<string, string> = english.shell.coming;
    const coming = everyEntry.filter((entry) => entry.coming);
    expect(coming).toHaveLength(3);
    expect(coming.filter((entry) => !texts[entry.coming?.replace('shell.coming.', '') ?? ''])).toEqual([]);
    expect(coming.filter(({ to }) => writtenPages.some(({ path }) => path === to))).toEqual([]);
  });

  test('has a text for everything', () => {
    const labels = [...everyEntry, ...[...staffMenu, ...affiliateMenu].filter(isGroup), ...areas].map(({ label }) => label);
    const texts: Record<string, string> = english.shell.menu;
    expect(labels.filter((label) => !texts[label.replace('shell.menu.', '')])).toEqual([]);
  });
});

describe('the tabs of the settings', () => {
  const labels = (pathname: string, viewer: MenuViewer) =>
    tabsAt(areas, pathname, viewer).map(({ label, tabs, current }) => [label, current.label, tabs.length].join(' '));

  test('stand above every page of the area, those of the lists below them', () => {
    expect(labels('/settings/general', admin)).toEqual(['shell.menu.settings shell.menu.general 16']);
    expect(labels('/settings/lists/categories/active', admin)).toEqual([
      'shell.menu.settings shell.menu.lists 16',
      'shell.menu.lists shell.menu.categories 3',
    ]);
    expect(labels('/offers/active', admin)).toEqual([]);
  });

  test('stand above the only record of its kind too', () => {
    const resources = [
      { name: 'settings/general', single: true as const, permission: { read: 'settings.general.update' }, pages: ['edit'] as const },
      { name: 'settings/roles', permission: { list: 'role.read' }, pages: ['list', 'edit'] as const },
    ];
    const viewer = { ...admin, resources, pages: [] };
    expect(labels('/settings/general', viewer)).toHaveLength(1);
    expect(labels('/settings/general', { ...viewer, permissions: ['role.read'] })).toEqual([]);
  });

  test('stand above no record, and not alone', () => {
    const resources = [{ name: 'settings/roles', permission: { list: 'role.read' }, pages: ['list', 'edit'] as const }];
    const viewer = { ...admin, resources };
    expect(labels('/settings/roles', viewer)).toHaveLength(1);
    expect(labels('/settings/roles/3', viewer)).toEqual([]);
    expect(labels('/settings/general', { ...admin, permissions: ['settings.general.update'], pages: [{ path: '/settings/general' }] })).toEqual([]);
  });
});
