import { describe, expect, test } from 'vitest';
import type { ResourceEntry } from '../components/resource.ts';
import { resources as generated } from '../generated/resources.ts';
import { english } from './messages/en.ts';
import { affiliateMenu, areas, staffMenu } from './menu.ts';
import { entriesOf, entryAt, isGroup, visibleMenu } from './menuView.ts';
import { withMore } from './moreMenu.ts';

const resources = [...entriesOf(staffMenu), ...areas.flat()].map(({ resource }) => ({
  name: resource,
  permission: { list: `${resource}.read` },
}));
const mayList = resources.map(({ name }) => `${name}.read`);
const viewer = (...permissions: string[]) => ({
  permissions: [
    ...permissions,
    ...mayList.filter((list) => list !== 'landings.read' && list !== 'settings/lists/traffic-sources.read'),
  ],
  resources,
  savedOrder: () => undefined,
});
const labels = (menu: typeof staffMenu) =>
  menu.flatMap((item) => (isGroup(item) ? [item.label, ...item.entries.map(({ label }) => `  ${label}`)] : item.label));

describe('the menu', () => {
  test('shows what one may open, and a group when it has anything', () => {
    expect(labels(visibleMenu(staffMenu, viewer('front.menu.offers.read', 'role.read')))).toEqual([
      'shell.menu.offers',
      'shell.menu.settings',
      '  shell.menu.roles',
    ]);
    expect(visibleMenu(staffMenu, viewer())).toEqual([]);
    expect(visibleMenu(staffMenu, { ...viewer('front.menu.offers.read'), resources: [] })).toEqual([]);
    expect(visibleMenu(staffMenu, { ...viewer(), permissions: ['front.menu.offers.read'] })).toEqual([]);
  });

  test('goes by the permission of the resource where it names none', () => {
    expect(labels(visibleMenu(staffMenu, viewer('landings.read')))).toEqual(['shell.menu.landings']);
  });

  test('leads to categories when one may not see tags', () => {
    const [withTags] = entriesOf(
      visibleMenu(staffMenu, viewer('front.settings.lists.read', 'front.settings.tags.read')),
    );
    const [without] = entriesOf(visibleMenu(staffMenu, viewer('front.settings.lists.read')));
    expect(withTags?.to).toBe('/settings/lists/tags/active?orderBy=id:desc&limit=25&offset=0');
    expect(without?.to).toBe('/settings/lists/categories/active?orderBy=id:desc&limit=25&offset=0');
  });

  test('opens a list in the order one last gave it', () => {
    const [offers] = entriesOf(
      visibleMenu(staffMenu, { ...viewer('front.menu.offers.read'), savedOrder: () => 'title:asc' }),
    );
    expect(offers?.to).toBe('/offers/active?orderBy=title:asc&limit=25&offset=0');
    const [all] = entriesOf(visibleMenu(affiliateMenu, viewer('front.menu.offers.read')));
    expect(all?.to).toBe('/offers/all?limit=25&offset=0');
  });

  test('knows which of its entries a page belongs to', () => {
    const at = (pathname: string) => entryAt(staffMenu, areas, pathname)?.label;
    expect([at('/offers'), at('/offers/12/landings'), at('/affiliates/teams/3')]).toEqual([
      'shell.menu.offers',
      'shell.menu.offers',
      'shell.menu.teams',
    ]);
    expect([at('/settings/lists/categories'), at('/offersomething'), at('/')]).toEqual([
      'shell.menu.lists',
      undefined,
      undefined,
    ]);
  });

  test('ends with the pages that have no place in it, for those who may open them', () => {
    const geo: ResourceEntry = { ...generated.trafficSource, name: 'geos', permission: { list: 'geo.read' }, statuses: ['draft', 'open'] };
    const all: ResourceEntry[] = [...Object.values<ResourceEntry>(generated), geo];
    const seen = (permissions: string[]) =>
      visibleMenu(withMore(affiliateMenu, all), { permissions, resources: all, savedOrder: () => undefined });
    expect(labels(seen(['geo.read', 'vertical.read']))).toEqual(['shell.menu.more', '  resources.geos.title']);
    expect(entriesOf(seen(['geo.read']))[0]?.to).toBe('/geos/draft?orderBy=id:desc&limit=25&offset=0');
    expect(seen([])).toEqual([]);
  });

  test('has a place for every page there is', () => {
    expect(withMore(staffMenu, Object.values<ResourceEntry>(generated))).toEqual(staffMenu);
  });

  test('has a text for everything', () => {
    const all = [...staffMenu, ...affiliateMenu].flatMap((item) => (isGroup(item) ? [item, ...item.entries] : [item]));
    const texts: Record<string, string> = english.shell.menu;
    expect([...all, ...areas.flat()].filter(({ label }) => !texts[label.replace('shell.menu.', '')])).toEqual([]);
  });
});
