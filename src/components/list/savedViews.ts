import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';

/**
 * Where the views that people have saved are kept, of what kind those of lists are, and under which name it is kept with
 * which of them a list opens.
 */
export const presets = { resource: 'presets', type: 'table', standard: 'tableDefault' } as const;

export const savedViews = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'id', order: 'ASC' },
  filter: { type: presets.type },
} as const;

/** The views that somebody has saved, of any list, and those that colleagues share. */
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
