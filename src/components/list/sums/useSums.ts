import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { AdminDataProvider } from '../../../providers/data/adminDataProvider.ts';
import { useHasMatches } from '../filters/useHasMatches.ts';

/** Loads the totals of the amounts of all matching records, whatever the page; one per currency. */
export const useSums = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { resource, filterValues, filter, data } = useListContext();
  const hasMatches = useHasMatches();
  const narrowing = { ...filterValues, ...filter };
  const { data: sums = [] } = useQuery({
    queryKey: [resource, 'sums', narrowing],
    queryFn: ({ signal }) => dataProvider.sums(resource, narrowing, signal),
    enabled: data !== undefined,
    placeholderData: (before) => before,
  });
  return hasMatches ? sums : [];
};
