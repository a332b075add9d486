import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The newest notices of the signed-in user. */
export const useNotices = (limit: number) => {
  const api = useApi();
  const id = useOwnId();
  return useQuery({
    queryKey: [...key, 'list', id, limit, useLocale()],
    queryFn: async ({ signal }): Promise<Notices> =>
      dataOf(
        await api.GET('/user/notifications/personal/{id}', {
          params: { path: { id: id ?? 0 }, query: { limit } },
          headers: inOwnWords,
          signal,
        }),
      ),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
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
