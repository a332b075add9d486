import type { ComponentType } from 'react';

/** One page that is no resource's: everything about it that must be known before its chunk is loaded. */
export interface PageEntry {
  /**
   * Its address, with `:name` for what varies. Below `/profile/` it stands beside the profile's menu, below `/settings/`
   * under the tabs of the settings, elsewhere beside the main menu.
   */
  path: `/${string}`;
  /** Its chunk, whose default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Any of these opens it; where absent, whoever is signed in may. */
  permission?: string | readonly string[];
  /** Not for affiliates, whatever their permissions. */
  staffOnly?: true;
  /** Without header and menu, and open to people who are not signed in: it decides itself whom it sends away. */
  outside?: true;
}
