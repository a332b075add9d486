import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';

/** What is looked at in a view: a list, or the figures of the statistics. */
export type ViewKind = 'table' | 'statistics';

/** Where the views that people have saved are kept. */
export const presets = 'presets';

/** Under which key it is kept with which view a list opens: beside its columns, with which it follows the person. */
export const standardViewKey = (list: string): string => `${list}.datatable_view`;

export const savedViews = (kind: ViewKind) =>
  ({ pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' }, filter: { type: kind } }) as const;

/** The views of lists that someone has saved, and those that colleagues share. */
export const savedViewsQuery = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: [presets, 'getList', savedViews('table')],
    queryFn: () => dataProvider.getList<RaRecord>(presets, savedViews('table')),
  });

/** The part of an address, after its path, that opens a saved view. */
export const viewHash = (id: unknown): string => `#view=${String(id)}`;

/** The saved view that an address opens. */
export const viewOfHash = (hash: string): number | undefined => {
  const [, id] = /^#view=(\d{1,16})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
};
