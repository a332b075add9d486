import type { Words } from '../domain/words.ts';

/** The menus there are: the sidebar of staff, that of affiliates, the one beside a person's own pages, and the one below their name (D114). */
export const menus = ['staff', 'affiliates', 'profile', 'account'] as const;
export type MenuName = (typeof menus)[number];

/** Pictures beside lines of the sidebar; the browser draws them (`src/shell/menu/icons.ts`). */
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

/** What stands where in a menu: below the heading of a group, or as a line of its own with a picture. */
interface Placement<Group extends string> {
  /** Lower ones come first. They go in tens, so that another one fits between two. */
  order: number;
  group?: Group;
  /** Needed where it stands below no heading. */
  icon?: MenuIcon;
}

/** Several pages that belong together. */
export interface MenuGroup extends Words {
  /** A group below another one is a single line, which leads to the first of its pages. */
  menu: Partial<Record<MenuName, Placement<string>>>;
  /** Its pages lie below this address, which leads to the first of them, and have tabs between them. */
  path?: `/${string}`;
  /** The permission that all pages below its address take, beside their own. */
  permission?: string;
  /** An address below its own at which there is no page leads to the first of them, too. */
  catches?: true;
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
    catches: true,
    menu: { staff: { group: 'trafficData', order: 20 }, affiliates: { group: 'trafficData', order: 20 } },
  },
  postbackLogs: {
    en: 'Postback logs',
    ru: 'Логи постбэков',
    path: '/postback-logs',
    permission: 'front.menu.postback_log.read',
    catches: true,
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
  /** Pages that nobody has placed. */
  more: {
    en: 'More',
    ru: 'Ещё',
    menu: { staff: { order: 1000, icon: 'more' }, affiliates: { order: 1000, icon: 'more' } },
  },
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupName = keyof typeof menuGroups;

/** A line of a menu that leads to a page. */
export interface MenuPlace extends Placement<MenuGroupName> {
  /** The permission that opens the page for those of this menu, where it is another one than for the rest. */
  permission?: string;
  /** It has a tab, if its group has tabs, and a line in the sidebar only while it is open. */
  tabOnly?: true;
  /** It is marked as new. */
  beta?: true;
  /** Records there that someone has to see to, as a filter; how many there are stands beside it. */
  count?: Readonly<Record<string, string>>;
}

/** The same for a list, which opens at a status tab (the active records where there are such) and in its own order. */
export interface ListPlace extends MenuPlace {
  tab?: string;
  /** Another address, which says less. */
  to?: `/${string}`;
  orderBy?: `${string}:${'asc' | 'desc'}`;
}

/** A page's lines by the menus that have one. Anyone who has no line of a page in their menus may not open it. */
export type MenuPlaces<Place extends MenuPlace = MenuPlace> = Partial<Record<MenuName, Place>>;

/** What a page is opened with where its address does not say. */
export interface Opening {
  /** The tab that its bare address leads on to. */
  tab?: string;
  /** Created on the current day, from its first to its last second. */
  createdToday?: true;
  /** An `orderBy` here gives way to the order that a person last gave the list. */
  query?: Readonly<Record<string, string>>;
  /** Where the page has saved views: of which kind; it opens with the one that the person has selected. */
  views?: 'statistics';
}
