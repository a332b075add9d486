import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '../../components/api.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Delivery = components['schemas']['NotificationDelivery'];

const pageSize = 50;
/** Milliseconds between two polls. */
const pollInterval = 5_000;
/** Pages that are polled: further back, everything is over. */
const polled = 2;

interface Page {
  items: Delivery[];
  meta: { totalCount?: number };
}

const loaded = (pages: readonly Page[]): number => pages.reduce((sum, { items }) => sum + items.length, 0);

/** The latest messages sent by notification rules, page by page; polled every few seconds. */
export const useDeliveries = () => {
  const api = useApi();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['notification log', useLocale()],
    queryFn: async ({ pageParam: offset, signal }): Promise<Page> =>
      dataOf(
        await api.GET('/user/notifications/deliveries', { params: { query: { limit: pageSize, offset } }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ items, meta: { totalCount = 0 } }, pages) =>
      items.length > 0 && loaded(pages) < totalCount ? loaded(pages) : undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > polled ? false : pollInterval),
  });
  // What was sent meanwhile moves the rest on, so that a page may begin with what the one before ended with.
  const all = new Map(data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]));
  return {
    query: { data: data && [...all.values()], error, refetch },
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    older: () => void fetchNextPage(),
  };
};
