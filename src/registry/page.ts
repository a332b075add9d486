import type { ComponentType } from 'react';
import type { PermissionName } from '../generated/permissions.ts';
import type { MenuPlaces, Opening } from './menu.ts';
import type { TextGroup } from './texts.ts';

/** One page that is no resource's, without what it shows. */
export interface DescribedPage {
  /**
   * Its address, with `:name` for what varies. Below `/profile/` it stands beside the profile's menu, below `/settings/`
   * under the tabs of the settings, elsewhere beside the main menu.
   */
  path: `/${string}`;
  /** Key of its name; absent where it stands in no menu. */
  label?: string;
  /** Any of these opens it; where absent, anyone who is signed in may. */
  permission?: PermissionName | readonly PermissionName[];
  /** Its lines in the menus: it is open to those alone who have one of them. */
  menu?: MenuPlaces;
  /** Not for affiliates, whatever their permissions. */
  staffOnly?: true;
  /** Without header and menu, and open to people who are not signed in: it decides itself who is sent away. */
  outside?: true;
  opening?: Opening;
}

/** Everything about a page that must be known before its chunk is loaded. */
export interface PageEntry extends DescribedPage {
  /** Its chunk, whose default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Texts that come with it. */
  says?: readonly TextGroup[];
}
