import type { PermissionName } from '../generated/permissions.ts';

/** The sidebar of staff, that of affiliates, the one for the user's own pages, and the menu below their name. */
export type MenuName = 'staff' | 'affiliates' | 'profile' | 'account';

interface Placement {
  /** Lower ones come first. */
  order: number;
  /** The group it belongs to. */
  group?: string;
  /** Icon of a line that belongs to no group. */
  icon?: string;
}

/** A page's line in a menu. */
export interface MenuPlace extends Placement {
  /** Where it leads, with everything that a list's address specifies. */
  to: `/${string}`;
  /** The permission that opens the page for users of this menu, if it differs from that of the others. */
  permission?: PermissionName;
  /** It has a tab, if its group has tabs, and a line in the sidebar only while it is open. */
  tabOnly?: true;
  /** Whether it is marked as new. */
  beta?: true;
  /** Records there that need the user's attention, as a filter; their number is shown next to it. */
  badgeFilter?: Readonly<Record<string, string>>;
}

/** A page's lines, by menu. */
export type MenuPlaces = Readonly<Partial<Record<MenuName, MenuPlace>>>;

/** A line that only announces what will be there. */
export interface AnnouncedLine {
  /** Key of its text. */
  label: string;
  /** Key of the text that says what will be there. */
  comingSoon: string;
  permission: PermissionName;
  menu: Readonly<Partial<Record<MenuName, Placement>>>;
}

/** Pages that belong together: a heading with lines below it, or, inside another group, one line with tabs. */
export interface MenuGroup {
  /** Key of its text. */
  label: string;
  menu: Readonly<Partial<Record<MenuName, Placement>>>;
  /** Address that its pages are below, and which leads to the first of them. */
  path?: `/${string}`;
  /** The permission that all pages below its address require, in addition to their own. */
  permission?: PermissionName;
  /** An address below its own that has no page leads to the first of them, too. */
  catchAll?: true;
}

/** What a page is opened with if its address doesn't specify it. */
export interface InitialView {
  /** The tab that its bare address redirects to. */
  tab?: string;
  /** Created today, from the first to the last second of the day. */
  createdToday?: true;
  /** An `orderBy` here yields to the order that the user last gave the list. */
  query?: Readonly<Record<string, string>>;
  /** If the page has saved views, their kind; it opens with the one that the user has selected. */
  views?: 'statistics';
}
