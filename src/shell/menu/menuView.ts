import type { Actor } from '../../../domain/statuses.ts';
import type { AnnouncedLine, MenuGroup, MenuName, MenuPlace } from '../../registry/menu.ts';
import { announced, menuGroups } from '../../generated/pages.ts';
import { hasPermission, isBelow, mayEnter, mayOpenRoute, type Site } from '../../providers/auth/permissions.ts';

/** What determines a menu: who the user is and which pages there are. */
export interface MenuViewer extends Actor, Site {
  /** The order the user last gave the list, 'title:asc'. */
  savedOrder: (resource: string) => string | undefined;
}

interface Line {
  /** Key of its text. */
  label: string;
  order: number;
  icon?: string;
}

/** A line that leads to a page. */
export interface PageLine extends Line, Pick<MenuPlace, 'to' | 'beta' | 'badgeFilter' | 'tabOnly'> {
  /** The address below which all pages belong to it. */
  at: string;
  /** The pages it represents, if it is a group inside another one. */
  pages?: readonly PageLine[];
  /** An address below its own that has no page leads to the first of them, too. */
  catchAll?: true;
}

/** A line that only announces what will be there. */
export interface ComingLine extends Line {
  comingSoon: string;
}

/** What the sidebar needs to show a line. */
export type ShownLine = Pick<PageLine, 'label' | 'to' | 'icon' | 'beta'> | ComingLine;

/** Lines below a heading. */
export interface Heading extends Line {
  lines: readonly (PageLine | ComingLine)[];
  /** The address that its pages are below, if there are tabs between them. */
  path?: string;
  /** All its pages, including each page of the groups inside it. */
  pages: readonly PageLine[];
}

/** A menu as its user sees it. */
export type Menu = readonly (PageLine | ComingLine | Heading)[];

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

export const isHeading = (item: Menu[number]): item is Heading => 'lines' in item;
export const isComing = (item: object): item is ComingLine => 'comingSoon' in item;

const inOrder = <L extends Line>(lines: readonly L[]): L[] => lines.toSorted((one, other) => one.order - other.order);

/** Lines and the groups they belong to. */
type Placement<L extends Line> = readonly (readonly [group: string | undefined, line: L])[];

const pageLine = (
  label: string,
  at: string,
  { group, permission: _, ...place }: MenuPlace,
): Placement<PageLine>[number] => [group, { label, at, ...place }];

/** Returns the key of a list’s name, which may be another one for affiliates. */
const titleIn = (menu: MenuName, { name, hasAffiliateName }: MenuViewer['resources'][number]): string =>
  hasAffiliateName && menu === 'affiliates' ? `resources.${name}.own.title` : `resources.${name}.title`;

const pageLines = (menu: MenuName, viewer: MenuViewer): Placement<PageLine> => [
  ...viewer.resources.flatMap((resource) => {
    const place = resource.menu?.[menu];
    return place && mayEnter(viewer, resource, viewer)
      ? [pageLine(titleIn(menu, resource), `/${resource.name}`, place)]
      : [];
  }),
  ...viewer.pages.flatMap(({ path, label = '', menu: places }) => {
    const place = places?.[menu];
    return place && mayOpenRoute(viewer, path, viewer) ? [pageLine(label, path, place)] : [];
  }),
];

const comingLines = (menu: MenuName, viewer: MenuViewer): Placement<ComingLine> =>
  Object.values<AnnouncedLine>(announced).flatMap(({ label, comingSoon, permission, menu: places }) => {
    const place = places[menu];
    if (!place || !hasPermission(viewer, permission)) return [];
    const { group, ...rest } = place;
    return [[group, { label, comingSoon, ...rest }]];
  });

const groups = Object.entries<MenuGroup>(menuGroups);

/**
 * Returns the named menu as the user sees it: without what they may not open, and without groups that are left empty.
 */
export const menuOf = (name: MenuName, viewer: MenuViewer): Menu => {
  const pages = pageLines(name, viewer);
  const coming = comingLines(name, viewer);
  const standingIn = <L extends Line>(lines: Placement<L>, group: string | undefined): L[] =>
    inOrder(lines.flatMap(([of, line]) => (of === group ? [line] : [])));
  const folded = groups.flatMap(([key, { label, path, menu, catchAll }]): Placement<PageLine> => {
    const place = menu[name];
    const inside = standingIn(pages, key);
    const [first] = inside;
    if (place?.group === undefined || !first) return [];
    const line = { label, order: place.order, to: first.to, at: path ?? first.at, pages: inside };
    return [[place.group, { ...line, ...(catchAll && { catchAll }) }]];
  });
  const headings = groups.flatMap(([key, { label, path, menu }]): Heading[] => {
    const place = menu[name];
    if (!place || place.group !== undefined) return [];
    const all = inOrder([...standingIn(pages, key), ...standingIn(folded, key)]);
    const shown = all.filter(({ tabOnly }) => !tabOnly);
    // Announced lines alone don't justify a heading.
    if (shown.length === 0) return [];
    return [
      {
        label,
        ...place,
        lines: inOrder([...shown, ...standingIn(coming, key)]),
        ...(path && { path }),
        pages: all.flatMap((line) => line.pages ?? [line]),
      },
    ];
  });
  return inOrder<Menu[number]>([...standingIn(pages, undefined), ...standingIn(coming, undefined), ...headings]);
};

/** Whether there is a page at this address that the user may open. */
export const isOpenTo = (viewer: MenuViewer, address: string): boolean => {
  const path = pathOf(address);
  if (viewer.pages.some((page) => page.path === path)) return mayOpenRoute(viewer, path, viewer);
  return viewer.resources.some((resource) => isBelow(path, `/${resource.name}`) && mayEnter(viewer, resource, viewer));
};

/** Returns all lines of a menu that lead to pages, including those below headings. */
export const linesOf = (menu: Menu): PageLine[] =>
  menu.flatMap((item) => (isHeading(item) ? item.lines : [item])).flatMap((line) => (isComing(line) ? [] : [line]));

/** Returns the line a page belongs to: the one with the longest matching address. */
export const lineAt = (lines: readonly PageLine[], pathname: string): PageLine | undefined =>
  lines.filter(({ at }) => isBelow(pathname, at)).sort((one, other) => other.at.length - one.at.length)[0];

/** Returns the menu shown with a page: a page that has a tab but no line of its own gets one while it is open. */
export const menuBeside = (menu: Menu, pathname: string): Menu =>
  menu.flatMap((item): Menu => {
    if (!isHeading(item)) return isComing(item) || !item.tabOnly || isBelow(pathname, item.at) ? [item] : [];
    const current = lineAt(item.pages, pathname);
    return [current?.tabOnly ? { ...item, lines: inOrder([...item.lines, current]) } : item];
  });

/** Pages below one address, with tabs between them. */
export interface PageTabs {
  label: string;
  tabs: readonly PageLine[];
}

/** Returns the tabs of a menu's groups by the groups' addresses, from the outermost group to the innermost. */
export const tabsIn = (menu: Menu): Readonly<Record<string, PageTabs>> => {
  const wide = menu.filter(isHeading).flatMap(({ label, path, pages }) => {
    const tabs = path ? pages.filter(({ at }) => isBelow(at, path)) : [];
    return path && tabs.length > 0 ? [[path, { label, tabs }] as const] : [];
  });
  const narrow = linesOf(menu).flatMap(({ label, at, pages }) =>
    pages ? [[at, { label, tabs: pages }] as const] : [],
  );
  return Object.fromEntries([...wide, ...narrow]);
};

/**
 * Returns the tabs above a page: those of the outermost group it belongs to, if there are several. They are shown above
 * lists and custom pages, not above a record.
 */
export const tabsAt = (menu: Menu, pathname: string): (PageTabs & { current: PageLine }) | undefined => {
  const found = Object.entries(tabsIn(menu)).find(([path]) => isBelow(pathname, path))?.[1];
  const current = found?.tabs.find(({ at }) => at === pathname);
  return found && current && found.tabs.length > 1 ? { ...found, current } : undefined;
};
