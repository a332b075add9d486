import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';

/** Where the views that people have saved are kept, and of what kind those of lists are. */
export const presets = { resource: 'presets', type: 'table' } as const;

/** Under which key it is kept with which view a list opens: beside its columns, with which it follows the person. */
export const standardViewKey = (list: string): string => `${list}.datatable_view`;

export const savedViews = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'id', order: 'ASC' },
  filter: { type: presets.type },
} as const;

/** The views that someone has saved, of any list, and those that colleagues share. */
export const savedViewsQuery = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: [presets.resource, 'getList', savedViews],
    queryFn: () => dataProvider.getList<RaRecord>(presets.resource, savedViews),
  });

/** The part of an address, after its path, that opens a saved view. */
export const viewHash = (id: unknown): string => `#view=${String(id)}`;

/** The saved view that an address opens. */
export const viewOfHash = (hash: string): number | undefined => {
  const [, id] = /^#view=(\d{1,16})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
};
