import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';

/** What the amounts of all records that match come to, whatever page shows; each currency for itself. */
export const useSums = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { resource, filterValues, filter, data, total = 0 } = useListContext();
  const narrowing = { ...filterValues, ...filter };
  const { data: sums = [] } = useQuery({
    queryKey: [resource, 'sums', narrowing],
    queryFn: ({ signal }) => dataProvider.sums(resource, narrowing, signal),
    enabled: data !== undefined,
    placeholderData: (before) => before,
  });
  return total === 0 ? [] : sums;
};
