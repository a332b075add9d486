import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import type { AdminDataProvider, RelatedCount } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';

export const relatedCountsKey = (resource: string, id: Identifier) => [resource, 'related', id];

/** Loads how many records refer to one of the current resource, by list; undefined until known, or if it can't be. */
export const useRelatedCounts = (id: Identifier, enabled: boolean): readonly RelatedCount[] | undefined => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: relatedCountsKey(name, id),
    queryFn: ({ signal }) => dataProvider.related(name, id, signal),
    enabled: enabled && typeof id === 'number',
    retry: false,
  });
  return data;
};
