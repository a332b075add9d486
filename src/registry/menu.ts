import type { PermissionName } from '../generated/permissions.ts';

/** The sidebar of staff, that of affiliates, the one beside a person's own pages, and the one below their name. */
export type MenuName = 'staff' | 'affiliates' | 'profile' | 'account';

interface Placement {
  /** Lower ones come first. */
  order: number;
  /** The group it stands in. */
  group?: string;
  /** Picture of a line that stands in none. */
  icon?: string;
}

/** The line of a page in a menu. */
export interface MenuPlace extends Placement {
  /** Where it leads, with all that the address of a list says. */
  to: `/${string}`;
  /** The permission that opens the page for those of this menu, where it is another one than for the rest. */
  permission?: PermissionName;
  /** It has a tab, if its group has tabs, and a line in the sidebar only while it is open. */
  tabOnly?: true;
  /** It is marked as new. */
  beta?: true;
  /** Records there that someone has to see to, as a filter; how many there are stands beside it. */
  count?: Readonly<Record<string, string>>;
}

/** A page's lines by the menus that have one. */
export type MenuPlaces = Readonly<Partial<Record<MenuName, MenuPlace>>>;

/** A line that only says what will be there. */
export interface AnnouncedLine {
  /** Key of its text. */
  label: string;
  /** Key of the text that says what will be there. */
  coming: string;
  permission: PermissionName;
  menu: Readonly<Partial<Record<MenuName, Placement>>>;
}

/** Pages that belong together: a heading and the lines below it, or, below another group, one line and tabs. */
export interface MenuGroup {
  /** Key of its text. */
  label: string;
  menu: Readonly<Partial<Record<MenuName, Placement>>>;
  /** Address below which its pages lie, and which leads to the first of them. */
  path?: `/${string}`;
  /** What all pages below its address take, beside their own. */
  permission?: PermissionName;
  /** An address below its own at which there is no page leads to the first of them, too. */
  catches?: true;
}

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
