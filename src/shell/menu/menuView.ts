import type { Actor } from '../../../domain/statuses.ts';
import type { AnnouncedLine, MenuGroup, MenuName, MenuPlace } from '../../registry/menu.ts';
import { announced, menuGroups } from '../../generated/pages.ts';
import { hasPermission, isBelow, mayEnter, mayOpenRoute, type Site } from '../../providers/auth/permissions.ts';

/** What decides about a menu: who someone is and which pages there are. */
export interface MenuViewer extends Actor, Site {
  /** The order the person last gave a list, 'title:asc'. */
  savedOrder: (resource: string) => string | undefined;
}

interface Line {
  /** Key of its text. */
  label: string;
  order: number;
  icon?: string;
}

/** A line that leads to a page. */
export interface PageLine extends Line, Pick<MenuPlace, 'to' | 'beta' | 'count' | 'tabOnly'> {
  /** The address below which all pages are its own. */
  at: string;
  /** The pages it stands for, where it is a group below another one. */
  pages?: readonly PageLine[];
  /** An address below its own at which there is no page leads to the first of them, too. */
  catches?: true;
}

/** A line that only says what will be there. */
export interface ComingLine extends Line {
  coming: string;
}

/** What the sidebar needs of a line to show it. */
export type ShownLine = Pick<PageLine, 'label' | 'to' | 'icon' | 'beta'> | ComingLine;

/** Lines below a heading. */
export interface Heading extends Line {
  lines: readonly (PageLine | ComingLine)[];
  /** The address that its pages lie below, where there are tabs between them. */
  path?: string;
  /** All its pages, those of the groups in it one by one. */
  pages: readonly PageLine[];
}

/** A menu as someone sees it. */
export type Menu = readonly (PageLine | ComingLine | Heading)[];

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

export const isHeading = (item: Menu[number]): item is Heading => 'lines' in item;
export const isComing = (item: object): item is ComingLine => 'coming' in item;

const inOrder = <L extends Line>(lines: readonly L[]): L[] => lines.toSorted((one, other) => one.order - other.order);

/** Lines and the groups they stand in. */
type Placement<L extends Line> = readonly (readonly [group: string | undefined, line: L])[];

const pageLine = (
  label: string,
  at: string,
  { group, permission: _, ...place }: MenuPlace,
): Placement<PageLine>[number] => [group, { label, at, ...place }];

const pageLines = (menu: MenuName, viewer: MenuViewer): Placement<PageLine> => [
  ...viewer.resources.flatMap((resource) => {
    const place = resource.menu?.[menu];
    return place && mayEnter(viewer, resource, viewer)
      ? [pageLine(`resources.${resource.name}.title`, `/${resource.name}`, place)]
      : [];
  }),
  ...viewer.pages.flatMap(({ path, label = '', menu: places }) => {
    const place = places?.[menu];
    return place && mayOpenRoute(viewer, path, viewer) ? [pageLine(label, path, place)] : [];
  }),
];

const comingLines = (menu: MenuName, viewer: MenuViewer): Placement<ComingLine> =>
  Object.values<AnnouncedLine>(announced).flatMap(({ label, coming, permission, menu: places }) => {
    const place = places[menu];
    if (!place || !hasPermission(viewer, permission)) return [];
    const { group, ...rest } = place;
    return [[group, { label, coming, ...rest }]];
  });

const groups = Object.entries<MenuGroup>(menuGroups);

/** The menu of that name as someone sees it: without what they may not open, and without groups of which nothing is left. */
export const menuOf = (name: MenuName, viewer: MenuViewer): Menu => {
  const pages = pageLines(name, viewer);
  const coming = comingLines(name, viewer);
  const standingIn = <L extends Line>(lines: Placement<L>, group: string | undefined): L[] =>
    inOrder(lines.flatMap(([of, line]) => (of === group ? [line] : [])));
  const folded = groups.flatMap(([key, { label, path, menu, catches }]): Placement<PageLine> => {
    const place = menu[name];
    const inside = standingIn(pages, key);
    const [first] = inside;
    if (place?.group === undefined || !first) return [];
    const line = { label, order: place.order, to: first.to, at: path ?? first.at, pages: inside };
    return [[place.group, { ...line, ...(catches && { catches }) }]];
  });
  const headings = groups.flatMap(([key, { label, path, menu }]): Heading[] => {
    const place = menu[name];
    if (!place || place.group !== undefined) return [];
    const all = inOrder([...standingIn(pages, key), ...standingIn(folded, key)]);
    const shown = all.filter(({ tabOnly }) => !tabOnly);
    // What is only announced is no reason for a heading.
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

/** Whether someone finds a page at this address that they may open. */
export const isOpenTo = (viewer: MenuViewer, address: string): boolean => {
  const path = pathOf(address);
  if (viewer.pages.some((page) => page.path === path)) return mayOpenRoute(viewer, path, viewer);
  return viewer.resources.some((resource) => isBelow(path, `/${resource.name}`) && mayEnter(viewer, resource, viewer));
};

/** All lines of a menu that lead to pages, those below headings among them. */
export const linesOf = (menu: Menu): PageLine[] =>
  menu.flatMap((item) => (isHeading(item) ? item.lines : [item])).flatMap((line) => (isComing(line) ? [] : [line]));

/** The line a page belongs to: the one that begins nearest to it. */
export const lineAt = (lines: readonly PageLine[], pathname: string): PageLine | undefined =>
  lines.filter(({ at }) => isBelow(pathname, at)).sort((one, other) => other.at.length - one.at.length)[0];

/** The menu beside a page: a page that has a tab and no line of its own gets one while it is open. */
export const menuBeside = (menu: Menu, pathname: string): Menu =>
  menu.flatMap((item): Menu => {
    if (!isHeading(item)) return isComing(item) || !item.tabOnly || isBelow(pathname, item.at) ? [item] : [];
    const current = lineAt(item.pages, pathname);
    return [current?.tabOnly ? { ...item, lines: inOrder([...item.lines, current]) } : item];
  });

/** Pages below one address that have tabs between them. */
export interface PageTabs {
  label: string;
  tabs: readonly PageLine[];
}

/** The tabs of the groups of a menu, by the addresses of the groups; from the widest group to the narrowest. */
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
 * The tabs above a page: those of the widest group it lies in, where there is something to choose. They are above lists
 * and pages of their own, not above a record.
 */
export const tabsAt = (menu: Menu, pathname: string): (PageTabs & { current: PageLine }) | undefined => {
  const found = Object.entries(tabsIn(menu)).find(([path]) => isBelow(pathname, path))?.[1];
  const current = found?.tabs.find(({ at }) => at === pathname);
  return found && current && found.tabs.length > 1 ? { ...found, current } : undefined;
};
