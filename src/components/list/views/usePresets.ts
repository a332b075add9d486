import { useListContext } from 'ra-core';
import { isRecord, recordOf } from '../../../../domain/records.ts';
import { serializeQuery } from '../../../providers/data/query.ts';
import { useEntry } from '../../entries.ts';
import { useZone } from '../../viewer.ts';
import type { Widths } from '../columns/columnWidths.ts';
import type { ColumnChoice } from '../columns/useColumns.ts';
import { type Clock, type KeptFilter, keptFilter, presentFilter, readRelative } from './relativeFilters.ts';
import { useViews, type Views } from './useViews.ts';

/** The part of a list's look that a view stores. */
interface ListSettings extends KeptFilter {
  /** 'title:asc' */
  orderBy: string;
  pageSize: number;
  columns: readonly string[];
  /** Column widths set by the user, by name. */
  widths: Widths;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the stored settings of a list; undefined if they belong to another list, or are damaged. */
const readSettings = (kept: Readonly<Record<string, unknown>>, list: string): ListSettings | undefined => {
  const { filter, relative, orderBy, pageSize, columns, widths } = kept;
  if (kept['list'] !== list || !isRecord(filter) || !isText(orderBy)) return undefined;
  if (typeof pageSize !== 'number' || !Array.isArray(columns)) return undefined;
  const given = Object.entries(recordOf(widths)).flatMap(([name, width]) =>
    typeof width === 'number' ? [[name, width] as const] : [],
  );
  return {
    filter,
    relative: readRelative(relative),
    orderBy,
    pageSize,
    columns: columns.filter(isText),
    widths: Object.fromEntries(given),
  };
};

/** Returns settings as text, which is the same for equal views regardless of the order of their filters. */
const textOf = ({ filter, relative, orderBy, pageSize, columns, widths }: ListSettings): string => {
  const sorted = (of: object) =>
    Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify([
    serializeQuery(sorted(filter)),
    serializeQuery(sorted(relative)),
    orderBy,
    pageSize,
    columns,
    sorted(widths),
  ]);
};

/** Returns the saved views of the current list. */
export const usePresets = (choice: ColumnChoice): Views => {
  const { name: list } = useEntry();
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const zone = useZone();
  const clock = (): Clock => ({ now: Math.floor(Date.now() / 1000), zone });
  return useViews<ListSettings>({
    kind: 'table',
    place: list,
    present: {
      ...keptFilter(filterValues, clock()),
      orderBy: `${sort.field}:${sort.order.toLowerCase()}`,
      pageSize: perPage,
      columns: choice.visible,
      widths: choice.widths,
    },
    read: (kept) => readSettings(kept, list),
    write: (settings) => ({ list, ...settings }),
    textOf,
    apply: (settings) => {
      const [field = 'id', order] = settings.orderBy.split(':');
      setFilters({ ...presentFilter(settings, clock()) }, {});
      setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' });
      setPerPage(settings.pageSize);
      choice.choose(settings.columns);
      choice.resize(settings.widths);
    },
  });
};
