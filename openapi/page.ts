import type { Words } from '../domain/text/words.ts';
import type { MenuPlace, MenuPlaces, InitialView } from './menu.ts';

/** A page of the admin that belongs to no entity; those of entities are in their definitions (D113, D151). */
export interface PageDefinition extends Words {
  /** Its address, with `:name` for variable parts. Below `/profile/` it is shown next to the profile's menu. */
  path: `/${string}`;
  /** The permission that opens it; anyone signed in may if absent. */
  permission?: string;
  /**
   * Its lines in the menus. Affiliates and staff can open what is in their own menu, everyone what is in the others.
   */
  menu?: MenuPlaces<PagePlace>;
  /** Not for affiliates, although it is in a menu they have. */
  staffOnly?: true;
  /** Without header and menu, and open to people who are not signed in. */
  isPublic?: true;
  initialView?: InitialView;
  /** Not built yet: place, address and permission are reserved for it, but nothing is shown. */
  planned?: true;
}

interface PagePlace extends MenuPlace {
  /** Where the line leads, if not to the bare address. */
  to?: `/${string}`;
}

/** A line of the menu that only announces what is coming. */
export interface Announcement extends Words {
  comingSoon: Words;
  permission: string;
  menu: MenuPlaces;
}
