import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';

/** What a view shows: a list, or the figures of the statistics. */
export type ViewKind = 'table' | 'statistics';

/** The resource of saved views. */
export const presets = 'presets';

/**
 * Returns the key under which a list's default view is stored: next to its columns, with which it follows the user
 * across browsers.
 */
export const standardViewKey = (list: string): string => `${list}.datatable_view`;

export const savedViews = (kind: ViewKind) =>
  ({ pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' }, filter: { type: kind } }) as const;

/** Returns the query for the views of lists that the user has saved, and those that colleagues share. */
export const savedViewsQuery = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: [presets, 'getList', savedViews('table')],
    queryFn: () => dataProvider.getList<RaRecord>(presets, savedViews('table')),
  });

/** Returns the fragment of an address that opens a saved view. */
export const viewHash = (id: unknown): string => `#view=${String(id)}`;

/** Returns the saved view that an address opens. */
export const viewOfHash = (hash: string): number | undefined => {
  const [, id] = /^#view=(\d{1,16})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
};
