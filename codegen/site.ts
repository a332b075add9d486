import type { Entity, RoleType, View } from '../openapi/define.ts';
import { pageGuards } from '../openapi/guards.ts';
import { hasPage } from '../openapi/layout.ts';
import { type MenuGroup, menuGroups, type MenuName, type MenuPlace, menus } from '../openapi/menu.ts';
import { needsNoPermission, permissionAction } from '../openapi/names.ts';
import { announcementsIn, type Pages, pageShapes, pagesIn, viewPlaces } from './menu.ts';
import { code, inCell } from './markdown.ts';

type Entities = Readonly<Record<string, Entity>>;

/** A page as the tables describe it. */
interface SiteTexts {
  address: string;
  name: string;
  /** Statuses with a tab in the list, and tabs of a record. */
  statuses: readonly string[];
  tabs: readonly string[];
  /** The permissions that people of a role type need, all of them; undefined if the page is not for them. */
  takes: (roleType: RoleType) => readonly string[] | undefined;
  isOutside: boolean;
  file: string;
  /** Its lines in the menus, as in the browser. */
  menu: Readonly<Partial<Record<MenuName, Line>>>;
}

/** A line of a menu with its address. */
type Line = MenuPlace & { to: string };

const tabsOf = (entity: Entity, { form }: View): string[] => {
  const parts = Object.keys(form);
  return parts.length > 1 ? [...parts, ...(entity.notes ? ['notes'] : []), 'history'] : [];
};

const viewTold = (key: string, entity: Entity, view: View): SiteTexts => {
  const call = entity.single ? 'read' : 'list';
  const own = needsNoPermission(entity, call) ? [] : [`${view.permission}.${permissionAction(entity, call)}`];
  const hasRecords = !entity.single && entity.calls.includes('read');
  return {
    address: `/${view.route}${hasRecords ? '/{id?}' : ''}`,
    name: view.name.en[1],
    statuses: entity.status && view.list.tabs ? Object.keys(entity.status.set) : [],
    tabs: tabsOf(entity, view),
    takes: (roleType) => {
      const guards = pageGuards(view, roleType);
      return guards && [...new Set([...guards, ...own])];
    },
    isOutside: false,
    file: `openapi/entities/${key}.ts`,
    menu: viewPlaces(entity, view),
  };
};

const pagesTold = (pages: Pages): SiteTexts[] => {
  const shapes = pageShapes(pages) as Record<string, { menu?: SiteTexts['menu'] }>;
  return pagesIn(pages).map(([key, { en, path, permission, menu, staffOnly, isPublic = false }]) => ({
    address: path.replaceAll(/:(\w+)/g, '{$1}'),
    name: en,
    statuses: [],
    tabs: [],
    takes: (roleType) => {
      const said = { ...(menu && { menu }), ...(staffOnly && { staffOnly }) };
      const guards = pageGuards({ route: path.slice(1), menuPermission: permission, ...said }, roleType);
      return guards && [...new Set(guards)];
    },
    isOutside: isPublic,
    file: 'openapi/pages.ts',
    menu: shapes[key]?.menu ?? {},
  }));
};

const toldOf = (entities: Entities, pages: Pages): SiteTexts[] => [
  ...Object.entries(entities).flatMap(([key, entity]) =>
    Object.values(entity.views)
      .filter(hasPage)
      .map((view) => viewTold(key, entity, view)),
  ),
  ...pagesTold(pages),
];

const takesInWords = (takes: readonly string[] | undefined): string => {
  if (!takes) return '–';
  return takes.length === 0 ? 'nothing' : takes.map(code).join(', ');
};

const row = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(row)].join('\n');

const pageRow = ({ address, name, statuses, tabs, takes, isOutside, file }: SiteTexts): string[] => [
  code(address),
  name,
  statuses.map(code).join(', '),
  tabs.map(code).join(', '),
  ...(isOutside ? ['everybody', 'everybody'] : [takesInWords(takes('admin')), takesInWords(takes('affiliate'))]),
  code(file),
];

/** Addresses that redirect to another page: other names of a list, and those of groups. */
const leadingRows = (entities: Entities): string[][] => [
  ...Object.entries(entities).flatMap(([key, { views }]) =>
    Object.values(views).flatMap(({ route, aliases }) =>
      aliases.map((alias) => [code(`/${alias}`), `leads to ${code(`/${route}`)}`, code(`openapi/entities/${key}.ts`)]),
    ),
  ),
  ...Object.values<MenuGroup>(menuGroups).flatMap(({ en, path, permission, catchAll }) =>
    path
      ? [
          [
            code(path),
            [
              `leads to the first page of ${en}`,
              ...(catchAll ? [`so does every address below it that is no page’s`] : []),
              ...(permission ? [`all below it take ${code(permission)}`] : []),
            ].join('; '),
            code('openapi/menu.ts'),
          ],
        ]
      : [],
  ),
];

const byAddress = (one: readonly string[], other: readonly string[]): number => (one[0]! < other[0]! ? -1 : 1);

/** `## Pages`: every address of the admin, the definition it is made from, and the permissions needed to open it. */
export const pagesChapter = (entities: Entities, pages: Pages): string =>
  [
    '## Pages\n',
    'Every address of the admin. A page requires all permissions listed, “nothing” means signing in is enough, and “–” means the page is not available to them.\n',
    table(
      ['address', 'page', 'tabs of the list', 'tabs of a record', 'staff', 'affiliates', 'made of'],
      toldOf(entities, pages).map(pageRow).sort(byAddress),
    ),
    '\n### Addresses that lead on\n',
    table(['address', 'leads', 'made of'], leadingRows(entities).sort(byAddress)),
  ].join('\n');

/** An item of a menu: a line or a group. */
interface Item {
  order: number;
  name: string;
  to: string;
  takes: string;
  marks: readonly string[];
  items: readonly Item[];
}

const marksOf = ({ beta, badgeFilter, tabOnly }: MenuPlace): string[] => [
  ...(beta ? ['Beta'] : []),
  ...(badgeFilter
    ? [
        `counts ${Object.entries(badgeFilter)
          .map(([field, value]) => code(`${field}=${value}`))
          .join(', ')}`,
      ]
    : []),
  ...(tabOnly ? ['a tab alone'] : []),
];

/** The role type that a menu is for; everyone's own are listed as staff's. */
const roleTypeOf = (menu: MenuName): RoleType => (menu === 'affiliates' ? 'affiliate' : 'admin');

const itemsIn = (menu: MenuName, group: string | undefined, all: readonly SiteTexts[], pages: Pages): Item[] => {
  const lines = all.flatMap(({ name, menu: places, takes }): Item[] => {
    const place = places[menu];
    if (!place || place.group !== group) return [];
    const taken = takesInWords(takes(roleTypeOf(menu)));
    return [{ order: place.order, name, to: code(place.to), takes: taken, marks: marksOf(place), items: [] }];
  });
  const coming = announcementsIn(pages).flatMap(([, { en, permission, menu: places }]): Item[] => {
    const place = places[menu];
    if (!place || place.group !== group) return [];
    return [{ order: place.order, name: en, to: '', takes: code(permission), marks: ['disabled'], items: [] }];
  });
  const groups = Object.entries<MenuGroup>(menuGroups).flatMap(([key, { en, permission, menu: places }]): Item[] => {
    const place = places[menu];
    const items = place && place.group === group ? itemsIn(menu, key, all, pages) : [];
    if (!place || items.length === 0) return [];
    return [
      { order: place.order, name: en, to: '', takes: permission ? code(permission) : '', marks: ['group'], items },
    ];
  });
  return [...lines, ...coming, ...groups].sort((one, other) => one.order - other.order);
};

const itemRows = (items: readonly Item[], above = ''): string[][] =>
  items.flatMap(({ name, to, takes, marks, items: inside }) => [
    [above + name, to, takes, marks.join(', ')],
    ...itemRows(inside, `${above}${name} › `),
  ]);

const menuNames: Readonly<Record<MenuName, string>> = {
  staff: 'Sidebar of staff',
  affiliates: 'Sidebar of affiliates',
  profile: 'Beside one’s own pages',
  account: 'Below one’s name',
};

/** `## Menus`: the items of each in order, with their addresses and the permissions needed to see them. */
export const menusChapter = (entities: Entities, pages: Pages): string =>
  [
    '## Menus\n',
    'In menu order. A group is shown while one of its lines is; a group inside another is a line that leads to the first of its pages.',
    ...menus.map((menu) =>
      [
        `\n### ${menuNames[menu]}\n`,
        table(['line', 'leads to', 'takes', 'is'], itemRows(itemsIn(menu, undefined, toldOf(entities, pages), pages))),
      ].join('\n'),
    ),
  ].join('\n');
