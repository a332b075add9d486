import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Notice } from '../../providers/data/contract.ts';
import { bellKey as key, useOwnId } from './useUnread.ts';

interface Notices {
  items: Notice[];
  meta: { unread: number; hasMore: boolean };
}

const pageSize = 20;

/** The notices of the signed-in user, the newest first, page by page. */
export const useNotices = () => {
  const api = useApi();
  const id = useOwnId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...key, 'list', id, useLocale()],
    queryFn: async ({ pageParam: before, signal }): Promise<Notices> =>
      dataOf(
        await api.GET('/user/notifications/personal/{id}', {
          params: { path: { id: id ?? 0 }, query: { limit: pageSize, ...(before !== undefined && { before }) } },
          headers: inOwnWords,
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, meta }) => (meta.hasMore ? items.at(-1)?.id : undefined),
    enabled: id !== undefined,
  });
  return {
    query: { data: data?.pages.flatMap(({ items }) => items), error, refetch },
    unread: data?.pages[0]?.meta.unread ?? 0,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    older: () => void fetchNextPage(),
  };
};

/** Marks notices as read: the given ones, or all up to one. */
export const useMarkRead = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const id = useOwnId();
  return useMutation({
    mutationFn: async (marked: { ids: number[] } | { upTo: number }) =>
      dataOf(
        await api.PATCH('/user/notifications/personal/{id}', {
          params: { path: { id: id ?? 0 } },
          body: marked,
          headers: inOwnWords,
        }),
      ),
    onSuccess: ({ unread }) => queryClient.setQueryData([...key, 'unread', id], unread),
    onError: complain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...key, 'list'] }),
  });
};
