import type { ReactElement } from 'react';
import type { RecordAction } from '../actions/actions.ts';
import type { Copying } from '../copy/copying.ts';
import type { Statuses } from '../status/statuses.ts';
import type { PermissionName } from '../../generated/permissions.ts';
import type { Elements } from '../typed.ts';

/** Props that a list takes in addition to its definition, or to override it. */
export interface ListProps {
  /** The heading, if it is not the name of the list's records. */
  heading?: string | undefined;
  /** How each field is shown; the list offers them all as columns. */
  columns?: Elements;
  /** Columns shown by default, in order. */
  shown?: readonly string[];
  /** The same for a tab of another record, by `resource/tab`, if other columns matter there. */
  inTabs?: Readonly<Record<string, readonly string[]>>;
  /** Columns that the API can order by. */
  sortable?: readonly string[];
  /** The column whose values link to the record and head its card; the first one of plain text if it is not visible. */
  link?: string;
  /** A button at the end of each row, for an action on that record alone. */
  rowAction?: ReactElement;
  /** Additional buttons above the list, for all records that match its filters. */
  tools?: ReactElement;
  /** Shows the records in place of a table. */
  content?: ReactElement | undefined;
  /** Shown between the heading and the list, but not in a record's tab. */
  above?: ReactElement;
  filters?: Elements;
  /** Filters that narrow each other’s choices, by the one whose records tell: `{campaign: ['affiliate', 'offer']}`. */
  narrowing?: Readonly<Record<string, readonly string[]>>;
  /** Names of the most used filters, which are one click away. */
  quickFilters?: readonly string[];
  /** The filter by owner, for the user's own records. */
  mineFilter?: string;
  /** How each field is edited. */
  inputs?: Elements;
  /** Names of the amounts whose totals over all matching records are shown. */
  sums?: readonly string[];
  /** Names of the columns that can be edited in their cells. */
  inlineEdit?: readonly string[];
  /** Names of the fields that can be set on all selected records in one go. */
  bulkEdit?: readonly string[];
  /** Filters that always apply, in addition to the user's. */
  within?: Readonly<Record<string, string | number | readonly number[]>>;
  searchable?: boolean;
  statuses?: Statuses;
  /** Actions on records, each with a button that asks for confirmation. */
  actions?: readonly RecordAction[];
  /** Additional buttons for the selected records. */
  bulkActions?: ReactElement;
  /** What happens to the fields in a copy, if records can be copied. */
  copying?: Copying;
  /** The permissions that fields take to be seen. */
  permissions?: Readonly<Record<string, PermissionName>>;
  /** Fields that affiliates never see. */
  staffOnly?: readonly string[];
  /** Fields that affiliates can see but not set. */
  affiliateReadOnly?: readonly string[];
}

/** The kind of a range's ends. */
export type RangeKind = 'moment' | 'day' | 'number' | 'decimal';
