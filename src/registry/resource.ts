import type { ComponentType, ReactElement } from 'react';
import type { PermissionName } from '../generated/permissions.ts';
import type { MenuPlaces, InitialView } from './menu.ts';
import type { LoadedTexts, TextGroup } from './texts.ts';

/**
 * The format of a filter's values in the page address and in the API's query: one value, or (plural) always a list,
 * separated by commas. A range is two filters, `createdAtFrom` and `createdAtTo`.
 */
export type FilterKind = 'text' | 'number' | 'boolean' | 'texts' | 'numbers';

/**
 * Permissions by what they allow. Any one of them suffices, and an empty list requires nothing; a missing action is
 * open to nobody. `menu` opens the pages, in addition to what their calls require; if it is missing, nothing more is
 * required.
 */
export type ResourcePermissions = Readonly<
  Partial<
    Record<
      'menu' | 'list' | 'read' | 'create' | 'edit' | 'status' | 'clone' | 'delete',
      PermissionName | readonly PermissionName[]
    >
  >
>;

/** The pages of a resource, the default export of its chunk. */
export interface ResourcePages {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** How each field is shown, for tables of its records on other pages. */
  columns?: Readonly<Record<string, ReactElement>>;
}

/** Id under which forms and caches know the record of a resource that has only one. */
export const singletonId = 'only';

export type PageKind = 'list' | 'create' | 'edit' | 'show';

/** A tab of a record that is another resource's list, narrowed to what refers to the record. */
export interface RelatedTab {
  resource: string;
  /** The field by which its records refer to the page's record, which is also a filter of its list. */
  field: string;
  /** Whether the field holds several values. */
  several?: true;
  /** Whether the field is never shown to affiliates. */
  staffOnly?: true;
  /** Whether the server sets the field, so that records can't be created from the page. */
  derived?: true;
  /** Whether copying the record can copy these too. */
  copyable?: true;
}

/** One admin resource: everything about it that must be known before its chunk is loaded. */
export interface ResourceEntry {
  /** Name in react-admin and route in the admin, without a leading slash: 'affiliates/members'. */
  name: string;
  /** Whether affiliates have another name for its records: `resources.<name>.own`. */
  hasAffiliateName?: true;
  /** Collection path below `/api/v1/`: 'user/users'. */
  path: string;
  /** Name of its records in code, as used by calls on records of any kind. */
  entity: string;
  /** The name under which the palette's call returns its records; absent if it doesn't search them. */
  searchKey?: string;
  /** Whether there is a single record, at the path itself, which has a page instead of a list. */
  single?: true;
  /** The fixed filter of the view; sent with every list. */
  fixedFilter?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** The values this implies for new records, where the user rather than the server sets them. */
  impliedValues?: Readonly<Record<string, string | number | boolean>>;
  /** Statuses with their own tab, which is a segment of the list's address alongside `all`. */
  statuses?: readonly string[];
  /** The statuses that records visible to a role type can have; all of them for a role type that isn't listed. */
  visibleStatuses?: Readonly<Record<string, readonly string[]>>;
  /** Filters of the list in addition to `search` and `status`. */
  filters: Readonly<Record<string, FilterKind>>;
  defaultOrder: `${string}:${'asc' | 'desc'}`;
  pageSize: number;
  /** Names of the tabs of the record page, which are segments of its address; absent if it has no tab bar. */
  tabs?: readonly string[];
  /** Whether staff write notes on its records, in a separate tab. */
  notes?: true;
  /** Whether changes to its records can be scheduled; staff have a tab for those. */
  schedulable?: true;
  /** The tabs that list the records which refer to the page's record, by tab. */
  relatedTabs?: Readonly<Record<string, RelatedTab>>;
  permission: ResourcePermissions;
  /** Who may see contact data in full, including in files; absent if records have none. */
  contactsPermission?: PermissionName;
  /** The lines of its list in the menus: only users who have one of these menus may open its pages. */
  menu?: MenuPlaces;
  /** Further names of its route, which redirect to it. */
  aliases?: readonly string[];
  /** Role types that may read single records of it, but have no list to look through; absent if there are none. */
  closedTo?: readonly string[];
  initialView?: InitialView;
  /** Costly fields and relations that the record page requests using `with`. */
  onRequest: readonly string[];
  /** The same for the list; absent if there are none. */
  listWith?: readonly string[];
  /**
   * Columns that take a permission of their own: they are requested only where they are shown; absent if there are none.
   */
  guardedColumns?: readonly string[];
  /** Fields that are lists of records which refer to this one, and are edited here; absent if there are none. */
  reverseFields?: readonly string[];
  /** Fields that are entered again with each edit: forms start without them; absent if there are none. */
  reentered?: readonly string[];
  /** Parts of the record that are edited by their own calls, `POST <path>/123/<call>`, with their fields. */
  sections?: Readonly<Record<string, readonly string[]>>;
  /** Last segment of the path that changes statuses; absent if there are none. */
  statusCall?: 'change_status' | 'change_block';
  /** Fields by which people recognize a record. */
  displayFields: readonly string[];
  /** The field used for this instead in the Russian interface, if it is filled in. */
  displayRussian?: string;
  /** The field with the tone that sets its colour. */
  displayTone?: string;
  /** If all records are loaded with the layout and offered as a whole: the fields that come with them. */
  preloaded?: readonly string[];
  /** Whether a title is enough to create a record, so that inputs that refer to it can create new ones. */
  quickCreate?: true;
  /** Reference fields and the resources they point to. */
  references: Readonly<Record<string, string>>;
  /** Which pages the chunk has, so that routes and buttons are known before it is loaded. */
  pages: readonly PageKind[];
  /** Absent if there are no pages: others refer to its records, or components maintain them. */
  load?: () => Promise<{ default: ResourcePages }>;
  /** The texts of its pages for fields, choices, tabs and sections; its names are part of the common texts. */
  texts?: LoadedTexts;
  /** Further texts of pages that are written by hand over the generated ones, including on other pages. */
  extraTexts?: readonly TextGroup[];
}

/** Returns all texts that the pages of a resource use and that aren't part of the common texts. */
export const textsOf = ({
  name,
  texts,
  extraTexts = [],
}: Pick<ResourceEntry, 'name' | 'texts' | 'extraTexts'>): TextGroup[] => [
  { key: `resources.${name}`, texts },
  ...extraTexts,
];
