import type { Entity, View } from '../openapi/define.ts';
import { type ListPlace, menuGroups, menuIcons, type MenuPlaces } from '../openapi/menu.ts';
import type { Announcement, PageDefinition } from '../openapi/page.ts';
import { type GeneratedFile, typescript } from './file.ts';
import { literal, print, text } from './resources/print.ts';

/** Pages and announced lines, by name in code. */
export type Pages = Readonly<Record<string, PageDefinition | Announcement>>;

const isPage = (page: PageDefinition | Announcement): page is PageDefinition => 'path' in page;

/** Returns the pages that the browser has; planned ones only with `all`. */
export const pagesIn = (pages: Pages, all = false): [string, PageDefinition][] =>
  Object.entries(pages).flatMap(([key, page]) => (isPage(page) && (all || !page.planned) ? [[key, page]] : []));

/** Returns the lines that only announce what is coming. */
export const announcementsIn = (pages: Pages): [string, Announcement][] =>
  Object.entries(pages).flatMap(([key, page]) => (isPage(page) ? [] : [[key, page]]));

/** Returns the address of a line: a single record, or a list's tab and order, on the first page, all in the address. */
const listAddress = ({ route, list, single }: View, { status }: Entity, { tab, orderBy }: ListPlace): string => {
  if (single) return `/${route}`;
  const statuses = list.tabs ? Object.keys(status?.set ?? {}) : [];
  const usual = list.initialView?.tab ?? (statuses.includes('active') ? 'active' : statuses[0]);
  const segment = statuses.length > 0 ? `/${tab ?? usual}` : '';
  return `/${route}${segment}?orderBy=${orderBy ?? list.orderBy}&limit=${list.pageSize}&offset=0`;
};

const placesWith = <Place extends object>(
  places: Partial<Record<string, Place>>,
  to: (place: Place) => string,
): object =>
  Object.fromEntries(
    Object.entries(places).map(([menu, place = {} as Place]) => [
      menu,
      {
        ...Object.fromEntries(Object.entries(place).filter(([name]) => !['to', 'tab', 'orderBy'].includes(name))),
        to: to(place),
      },
    ]),
  );

/** Returns the lines of a view's list in the menus, each with its address. */
export const viewPlaces = (entity: Entity, view: View): object =>
  placesWith<ListPlace>(view.menu, (place) => place.to ?? listAddress(view, entity, place));

const pageShape = (
  key: string,
  { path, permission, menu, staffOnly, isPublic, initialView }: PageDefinition,
): object => ({
  path,
  // Pages without header and menu provide their own title.
  ...(!isPublic && { label: `pages.${key}` }),
  ...(permission !== undefined && { permission }),
  ...(menu && { menu: placesWith(menu, ({ to = path }) => to) }),
  ...(staffOnly && { staffOnly }),
  ...(isPublic && { isPublic }),
  ...(initialView && { initialView }),
});

/** Returns what the browser knows about pages that belong to no entity. */
export const pageShapes = (pages: Pages, all = false): Record<string, object> =>
  Object.fromEntries(pagesIn(pages, all).map(([key, page]) => [key, pageShape(key, page)]));

/** Returns what the browser knows about announced lines. */
export const announcedLines = (
  pages: Pages,
): Record<string, { label: string; comingSoon: string; permission: string; menu: MenuPlaces }> =>
  Object.fromEntries(
    announcementsIn(pages).map(([key, { permission, menu }]) => [
      key,
      { label: `pages.${key}`, comingSoon: `menu.coming.${key}`, permission, menu },
    ]),
  );

/** Returns what the browser knows about the groups of the menus. */
export const groupShapes = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(menuGroups).map(([key, { en: _, ru: __, ...group }]) => [
      key,
      { label: `menu.groups.${key}`, ...group },
    ]),
  );

const constant = (name: string, value: object, type: string): string =>
  `export const ${name} = ${print(literal(value), '', 1000)} satisfies Readonly<Record<string, ${type}>>;`;

/** `src/generated/pages.ts`: the pages that belong to no entity, and the groups and announced lines of the menus. */
export const pagesFile = (pages: Pages): GeneratedFile =>
  typescript(
    'src/generated/pages.ts',
    'openapi/pages.ts and openapi/menu.ts',
    `import type { AnnouncedLine, MenuGroup } from '../registry/menu.ts';
import type { DescribedPage } from '../registry/page.ts';

/** The pages of the admin that are no entity's, without what they show. */
${constant('pages', pageShapes(pages), 'DescribedPage')}

/** Lines of the menus that only say what will be there. */
${constant('announced', announcedLines(pages), 'AnnouncedLine')}

/** Pages that belong together in the menus. */
${constant('menuGroups', groupShapes(), 'MenuGroup')}

/** Pictures beside lines of the sidebar. */
export type MenuIcon =
${menuIcons.map((icon) => `  | ${text(icon)}`).join('\n')};
`,
  );
