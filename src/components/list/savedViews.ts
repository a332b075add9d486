import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';

/** Where the views that people have saved are kept, and of what kind those of lists are. */
export const presets = { resource: 'presets', type: 'table' } as const;

export const savedViews = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' },
  filter: { type: presets.type },
} as const;

/** The views that somebody has saved, of any list. */
export const savedViewsQuery = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: [presets.resource, 'getList', savedViews],
    queryFn: () => dataProvider.getList<RaRecord>(presets.resource, savedViews),
  });
