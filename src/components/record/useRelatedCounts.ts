import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import type { AdminDataProvider, RelatedCount } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';

export const relatedCountsKey = (resource: string, id: Identifier) => [resource, 'related', id];

/** How many records refer to one of the resource around, by list; undefined until it is known, and where it can't be. */
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
