import type { ComponentType } from 'react';
import type { PermissionName } from '../generated/permissions.ts';
import type { MenuPlaces, InitialView } from './menu.ts';
import type { TextGroup } from './texts.ts';

/** A page that belongs to no resource, without its content. */
export interface DescribedPage {
  /**
   * Its address, with `:name` for variable parts. Below `/profile/` it is shown with the profile's menu, below
   * `/settings/` under the tabs of the settings, elsewhere with the main menu.
   */
  path: `/${string}`;
  /** Key of its name; absent if it is in no menu. */
  label?: string;
  /** Any of these opens it; if absent, every signed-in user may. */
  permission?: PermissionName | readonly PermissionName[];
  /** Its lines in the menus: only users who have one of these menus may open it. */
  menu?: MenuPlaces;
  /** Not for affiliates, regardless of their permissions. */
  staffOnly?: true;
  /** Without header and menu, and open to people who are not signed in: it decides itself when to redirect. */
  isPublic?: true;
  initialView?: InitialView;
}

/** Everything about a page that must be known before its chunk is loaded. */
export interface PageEntry extends DescribedPage {
  /** Its chunk, whose default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Texts that are loaded with it. */
  extraTexts?: readonly TextGroup[];
}
