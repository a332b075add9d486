import { useInfiniteQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';

const pageSize = 25;

/** Loads the history of a record, page by page; `olderError` is why the next page could not be loaded. */
export const useHistory = (resource: string, id: Identifier | undefined) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [resource, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.history(resource, id ?? 0, { limit: pageSize, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    enabled: id !== undefined,
  });
  return {
    query: { data: data?.pages.flat(), error: isFetchNextPageError ? null : error, refetch },
    olderError: isFetchNextPageError ? error : null,
    hasOlder: hasNextPage,
    older: () => void fetchNextPage(),
  };
};
