import type { ReactElement } from 'react';
import type { Act } from '../acts/acts.ts';
import type { Copying } from '../copy/copying.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';

/** What a list can be given beside or instead of what its definition says. */
export interface ListProps {
  /** What stands above it, where that is not the name of its records. */
  heading?: string | undefined;
  /** How each field is shown; the list offers them all as columns. */
  columns?: Elements;
  /** Columns that show until someone chooses others, in their order. */
  shown?: readonly string[];
  /** The same in a tab of another record, by `resource/tab`, where that looks at other things. */
  inTabs?: Readonly<Record<string, readonly string[]>>;
  /** Columns the API can order by. */
  sortable?: readonly string[];
  /** Column whose values lead to the record and head its card; the first one of plain text where it does not show. */
  link?: string;
  /** A button at the end of each row, for what may be done to its record alone. */
  rowAction?: ReactElement;
  /** Further buttons above the list, for all that it is narrowed to. */
  tools?: ReactElement;
  /** What shows the records instead of a table. */
  content?: ReactElement | undefined;
  /** What stands between the heading and the list; not in the tab of a record. */
  above?: ReactElement;
  filters?: Elements;
  /** Names of the filters that people use most, which are one click away. */
  quick?: readonly string[];
  /** The filter that says whose records are, for what is the person's own. */
  mine?: string;
  /** How each field is edited. */
  inputs?: Elements;
  /** Names of the amounts of which the list tells what all records that match come to. */
  sums?: readonly string[];
  /** Names of the columns that are edited in their cells. */
  inPlace?: readonly string[];
  /** Names of the fields that the selected records can be given all at once. */
  bulkEdit?: readonly string[];
  /** What the list never goes beyond, whatever it is narrowed by. */
  within?: Readonly<Record<string, string | number | readonly number[]>>;
  searchable?: boolean;
  statuses?: Statuses;
  /** What may be done to records by a button that asks first. */
  acts?: readonly Act[];
  /** Further buttons for what is selected. */
  bulkActions?: ReactElement;
  /** What becomes of the fields in a copy, where records can be copied. */
  copying?: Copying;
  /** Fields that affiliates never meet. */
  staffOnly?: readonly string[];
  /** Fields that affiliates see and can't set. */
  staffEdits?: readonly string[];
}

/** What the ends of a range are. */
export type RangeKind = 'moment' | 'day' | 'number' | 'decimal';
