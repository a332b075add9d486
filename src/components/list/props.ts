import type { ReactElement } from 'react';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';

/** What a list can be given beside or instead of what its definition says. */
export interface ListProps {
  /** How each field is shown; the list offers them all as columns. */
  columns?: Elements;
  /** Columns that show until somebody chooses others, in their order. */
  shown?: readonly string[];
  /** Columns the API can order by. */
  sortable?: readonly string[];
  /** Column whose values lead to the record; the first one of plain text where absent. */
  link?: string;
  /** A button at the end of each row, for what may be done to its record alone. */
  rowAction?: ReactElement;
  filters?: Elements;
  /** Names of the filters that people use most, which are one click away. */
  quick?: readonly string[];
  /** What the list never goes beyond, whatever it is narrowed by. */
  within?: Readonly<Record<string, string | number>>;
  searchable?: boolean;
  statuses?: Statuses;
  /** Fields that affiliates never meet. */
  staffOnly?: readonly string[];
}

/** What the ends of a range are. */
export type RangeKind = 'moment' | 'day' | 'number' | 'decimal';
