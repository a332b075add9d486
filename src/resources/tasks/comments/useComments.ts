import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { useToast } from '../../../components/useToast.ts';
import { useWords } from '../../../components/useWords.ts';
import type { components } from '../../../generated/api.d.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { itemsOf } from '../../../providers/data/client.ts';
import { taskWords as words } from '../taskWords.ts';

/** A complete comment, as the list sends it. */
export type Comment = Required<components['schemas']['TaskComment']>;

const pageSize = 50;
const key = (task: number) => ['task-comments', task];

/** Colleagues' comments on a task: the latest page first, each page with the newest last. */
export const useComments = (task: number) => {
  const api = useApi();
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: key(task),
    queryFn: async ({ pageParam, signal }) => {
      const query = { task: [task], orderBy: ['id:desc' as const], limit: pageSize, offset: pageParam };
      return itemsOf(await api.GET('/user/task_comments', { params: { query }, signal })) as Comment[];
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
  });
  return {
    query: { data: data?.pages.flat().toReversed(), error, refetch },
    earlier: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};

/** Adds a comment. People mentioned in it can see the task from then on. */
export const useAddComment = (task: number) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const toast = useToast();
  const say = useWords();
  return useMutation({
    mutationFn: async (said: { content: string; mentions: number[] }) =>
      itemsOf(await api.PUT('/user/task_comments', { body: { items: [{ task, ...said }] }, headers: inOwnWords })),
    onSuccess: () => toast({ status: 'success', text: say(words.sent) }),
    onError: complain,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key(task) }),
        queryClient.invalidateQueries({ queryKey: ['tasks'] }),
      ]),
  });
};
