import type { Words } from '../domain/words.ts';
import type { MenuPlace, MenuPlaces, Opening } from './menu.ts';

/** A page of the admin that is no entity's; those of entities are said in their definitions (D113, D151). */
export interface PageDefinition extends Words {
  /** Its address, with `:name` for what varies. Below `/profile/` it stands beside the profile's menu. */
  path: `/${string}`;
  /** The permission that opens it; anybody signed in may where absent. */
  permission?: string;
  /** Its lines in the menus. Affiliates and staff open what is in their own menu, everybody what is in the others. */
  menu?: MenuPlaces<PagePlace>;
  /** Not for affiliates, although it stands in a menu they have. */
  staffOnly?: true;
  /** Without header and menu, and open to people who are not signed in. */
  outside?: true;
  opening?: Opening;
  /** Still to be made: place, address and permission are kept for it, and nobody sees anything of it. */
  planned?: true;
}

interface PagePlace extends MenuPlace {
  /** Where the line leads, if not to the bare address. */
  to?: `/${string}`;
}

/** A line of the menu that only says what will be there. */
export interface Announcement extends Words {
  coming: Words;
  permission: string;
  menu: MenuPlaces;
}
