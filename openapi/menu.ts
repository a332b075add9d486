import type { Words } from '../domain/text/words.ts';

/**
 * The menus: the sidebar of staff, that of affiliates, the one next to a person's own pages, and the one below their
 * name (D114).
 */
export const menus = ['staff', 'affiliates', 'profile', 'account'] as const;
export type MenuName = (typeof menus)[number];

/** Icons next to lines of the sidebar; the browser draws them (`src/shell/menu/icons.ts`). */
export const menuIcons = [
  'advertisers',
  'affiliates',
  'billing',
  'campaigns',
  'caps',
  'dashboard',
  'downloads',
  'history',
  'insights',
  'integrations',
  'invoices',
  'key',
  'more',
  'notifications',
  'offers',
  'person',
  'schedule',
  'security',
  'settings',
  'statistics',
  'tasks',
  'traffic',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** A position in a menu: below the heading of a group, or as a line of its own with an icon. */
interface Placement<Group extends string> {
  /** Lower ones come first. They go up in tens, so that another one fits in between. */
  order: number;
  group?: Group;
  /** Required if it is below no heading. */
  icon?: MenuIcon;
}

/** Several pages that belong together. */
export interface MenuGroup extends Words {
  /** A group below another one is a single line that leads to the first of its pages. */
  menu: Partial<Record<MenuName, Placement<string>>>;
  /** The address that its pages are below; it leads to the first of them, and they have tabs between them. */
  path?: `/${string}`;
  /** The permission that all pages below its address require in addition to their own. */
  permission?: string;
  /** Addresses below its own without a page lead to the first of them, too. */
  catchAll?: true;
}

export const menuGroups = {
  offers: { en: 'Offers', ru: 'Офферы', menu: { staff: { order: 30, icon: 'offers' } } },
  affiliates: { en: 'Affiliates', ru: 'Партнёры', menu: { staff: { order: 40, icon: 'affiliates' } } },
  caps: { en: 'Caps', ru: 'Капы', menu: { staff: { order: 60, icon: 'caps' } } },
  trafficData: {
    en: 'Traffic data',
    ru: 'Данные трафика',
    menu: { staff: { order: 70, icon: 'traffic' }, affiliates: { order: 40, icon: 'traffic' } },
  },
  clicks: {
    en: 'Clicks',
    ru: 'Клики',
    path: '/clicks',
    permission: 'front.menu.clicks.read',
    catchAll: true,
    menu: { staff: { group: 'trafficData', order: 20 }, affiliates: { group: 'trafficData', order: 20 } },
  },
  postbackLogs: {
    en: 'Postback logs',
    ru: 'Логи постбэков',
    path: '/postback-logs',
    permission: 'front.menu.postback_log.read',
    catchAll: true,
    menu: { staff: { group: 'trafficData', order: 30 }, affiliates: { group: 'trafficData', order: 30 } },
  },
  affiliateBilling: {
    en: 'Affiliate billing',
    ru: 'Расчёты с партнёрами',
    menu: { staff: { order: 80, icon: 'billing' } },
  },
  advertiserBilling: {
    en: 'Advertiser billing',
    ru: 'Расчёты с рекламодателями',
    menu: { staff: { order: 90, icon: 'invoices' } },
  },
  settings: {
    en: 'Settings',
    ru: 'Настройки',
    path: '/settings',
    menu: { staff: { order: 120, icon: 'settings' }, affiliates: { order: 60, icon: 'settings' } },
  },
  lists: {
    en: 'Lists',
    ru: 'Списки',
    path: '/settings/lists',
    permission: 'front.settings.lists.read',
    menu: { staff: { group: 'settings', order: 70 } },
  },
  notifications: {
    en: 'Notifications',
    ru: 'Уведомления',
    path: '/settings/notifications',
    permission: 'notification.read',
    menu: { staff: { group: 'settings', order: 100 } },
  },
  /** Pages that have been given no place. */
  more: {
    en: 'More',
    ru: 'Ещё',
    menu: { staff: { order: 1000, icon: 'more' }, affiliates: { order: 1000, icon: 'more' } },
  },
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupName = keyof typeof menuGroups;

/** A line of a menu that leads to a page. */
export interface MenuPlace extends Placement<MenuGroupName> {
  /** The permission that opens the page for users of this menu, if it differs from that for the rest. */
  permission?: string;
  /** It has a tab if its group has tabs, and a line in the sidebar only while it is open. */
  tabOnly?: true;
  /** It is marked as new. */
  beta?: true;
  /** A filter for records there that need attention; their number is shown next to it. */
  badgeFilter?: Readonly<Record<string, string>>;
}

/** The same for a list, which opens at a status tab (active records, if there are any) and in its own order. */
export interface ListPlace extends MenuPlace {
  tab?: string;
  /** A shorter address to use instead. */
  to?: `/${string}`;
  orderBy?: `${string}:${'asc' | 'desc'}`;
}

/** A page's lines by the menus that have one. A page can't be opened by anyone whose menus have no line for it. */
export type MenuPlaces<Place extends MenuPlace = MenuPlace> = Partial<Record<MenuName, Place>>;

/** What a page opens with if its address does not say. */
export interface InitialView {
  /** The tab that its bare address redirects to. */
  tab?: string;
  /** Created on the current day, from its first to its last second. */
  createdToday?: true;
  /** A person's last order of the list takes precedence over an `orderBy` here. */
  query?: Readonly<Record<string, string>>;
  /** The kind of saved views of the page, if it has them; it opens with the one that the person has selected. */
  views?: 'statistics';
}
