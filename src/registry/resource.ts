import type { ComponentType, ReactElement } from 'react';
import type { PermissionName } from '../generated/permissions.ts';
import type { MenuPlaces, Opening } from './menu.ts';
import type { LoadedTexts, TextGroup } from './texts.ts';

/**
 * What a filter's values are in the page address and in the API's query: one value, or (plural) always a list of them,
 * written with commas. A range is two filters, `createdAtFrom` and `createdAtTo`.
 */
export type FilterKind = 'text' | 'number' | 'boolean' | 'texts' | 'numbers';

/**
 * Permissions by what they allow, any of them sufficing, and where there are none, nothing is needed; an action that is missing is open to nobody. `menu` opens the
 * pages, beside what their calls take; where it is missing, nothing more is needed.
 */
export type ResourcePermissions = Readonly<
  Partial<
    Record<
      'menu' | 'list' | 'read' | 'create' | 'edit' | 'status' | 'clone' | 'delete',
      PermissionName | readonly PermissionName[]
    >
  >
>;

/** The pages of a resource, default export of its chunk. */
export interface ResourcePages {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** How each field is shown, for tables of its records on other pages. */
  columns?: Readonly<Record<string, ReactElement>>;
}

/** Id under which forms and caches know the only record of a resource that has no more. */
export const onlyId = 'only';

export type PageKind = 'list' | 'create' | 'edit' | 'show';

/** A tab of a record that is the list of another resource, narrowed to what refers to the record. */
export interface RelatedTab {
  resource: string;
  /** The field by which its records refer to that of the page, which is a filter of its list. */
  field: string;
  /** Whether the field holds several. */
  several?: true;
  /** Whether affiliates never meet the field. */
  staffOnly?: true;
  /** Whether the server says the field, so that nobody makes a record of the page's. */
  derived?: true;
  /** Whether a copy of the record may take copies of these along. */
  copied?: true;
}

/** One admin resource: everything about it that must be known before its chunk is loaded. */
export interface ResourceEntry {
  /** Name in react-admin and route in the admin, without a slash in front: 'affiliates/members'. */
  name: string;
  /** Collection path below `/api/v1/`: 'user/users'. */
  path: string;
  /** Name in code of what its records are, by which calls on records of any kind know them. */
  entity: string;
  /** Under which name the palette's call tells of its records; absent where it finds none. */
  foundAs?: string;
  /** Whether there is one record, at the path itself, which has a page instead of a list. */
  single?: true;
  /** What the view narrows its collection to; sent with every list. */
  fixed?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** What follows from it for new records, where people and not the server say it. */
  given?: Readonly<Record<string, string | number | boolean>>;
  /** Statuses with a tab of their own, which is a segment of the list's address beside `all`. */
  statuses?: readonly string[];
  /** Those of them that records can have which people of a role type reach; all where it is not named. */
  reachedStatuses?: Readonly<Record<string, readonly string[]>>;
  /** Filters of the list beside `search` and `status`. */
  filters: Readonly<Record<string, FilterKind>>;
  defaultOrder: `${string}:${'asc' | 'desc'}`;
  pageSize: number;
  /** Names of the tabs of the record page, which are segments of its address; absent where it has no tab bar. */
  tabs?: readonly string[];
  /** Whether staff write notes on its records, which have a tab for them. */
  notes?: true;
  /** Whether changes of its records can be put off to a moment; staff have a tab for those. */
  schedulable?: true;
  /** Those of them that are a list of the records which refer to the one of the page, by the tab. */
  relatedTabs?: Readonly<Record<string, RelatedTab>>;
  permission: ResourcePermissions;
  /** Who may have contact data in full, in a file as well; absent where records have none. */
  contactsPermission?: PermissionName;
  /** The lines of its list in the menus: its pages are open to those alone who have one of them. */
  menu?: MenuPlaces;
  /** Further names of its route, which lead to it. */
  aliases?: readonly string[];
  opening?: Opening;
  /** Costly fields and relations that the record page asks for with `with`. */
  onRequest: readonly string[];
  /** The same for the list; absent where there are none. */
  listWith?: readonly string[];
  /** Fields that are lists of records which refer to this one, and are edited here; absent where there are none. */
  reversed?: readonly string[];
  /** Fields that are said anew with each edit: forms begin without what they say; absent where there are none. */
  saidAnew?: readonly string[];
  /** Parts of the record that are edited by calls of their own, `POST <path>/123/<call>`, with their fields. */
  sections?: Readonly<Record<string, readonly string[]>>;
  /** Last segment of the path that changes statuses; absent where there are none. */
  statusCall?: 'change_status' | 'change_block';
  /** Fields by which a person knows a record. */
  displayFields: readonly string[];
  /** The field by which people who read Russian know it instead, where that is filled in. */
  displayRussian?: string;
  /** The field with the tone in whose colour it is shown. */
  displayTone?: string;
  /** Where all records are loaded with the layout and offered at once: the fields that come with those. */
  whole?: readonly string[];
  /** Whether a title is enough to make a record, so that inputs that refer to it make new ones. */
  madeByTitle?: true;
  /** Reference fields and the resources they lead to. */
  references: Readonly<Record<string, string>>;
  /** Which pages the chunk has, so that routes and buttons are known before it is loaded. */
  pages: readonly PageKind[];
  /** Absent where there are no pages: others refer to its records, or components keep them. */
  load?: () => Promise<{ default: ResourcePages }>;
  /** What its pages say of fields, choices, tabs and sections; what it is called is said everywhere. */
  texts?: LoadedTexts;
  /** What pages that people wrote over the generated ones say beside that, other pages too. */
  says?: readonly TextGroup[];
}

/** All texts that the pages of a resource say and that are not said everywhere. */
export const textsOf = ({ name, texts, says = [] }: Pick<ResourceEntry, 'name' | 'texts' | 'says'>): TextGroup[] => [
  { key: `resources.${name}`, texts },
  ...says,
];
