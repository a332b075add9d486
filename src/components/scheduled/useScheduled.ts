import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import type { Words } from '../../../domain/text/words.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { isFailure } from '../../providers/data/errors.ts';
import { useApi } from '../api.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useToast } from '../useToast.ts';
import { useWords } from '../useWords.ts';
import { scheduledWords as words } from './scheduledWords.ts';

/** A scheduled change as listed by the API, with all its fields. */
export type ScheduledChange = Required<components['schemas']['ScheduledChange']>;
type Target = NonNullable<NonNullable<operations['listScheduledChanges']['parameters']['query']>['target']>[number];
/** What to change, when, and when to revert it. */
export type Putting = Omit<operations['scheduleChange']['requestBody']['content']['application/json'], 'target'>;

const pageSize = 25;
const key = 'scheduled';

/** Loads the scheduled changes of a record of the current resource, page by page, latest moment first. */
export const useScheduled = (id: Identifier) => {
  const api = useApi();
  const { name, entity } = useEntry();
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [name, key, id],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        target: [entity as Target],
        targetId: [Number(id)],
        orderBy: ['at:desc' as const],
        limit: pageSize,
        offset: pageParam,
      };
      return itemsOf(await api.GET('/user/scheduled_changes', { params: { query }, signal })) as ScheduledChange[];
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
  });
  return {
    query: { data: data?.pages.flat(), error, refetch },
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};

/** Returns a function that schedules a change of a record of the current resource. */
export const useSchedule = () => {
  const api = useApi();
  const { name, entity = '' } = useEntry();
  const queryClient = useQueryClient();
  return async (putting: Putting): Promise<void> => {
    await api.POST('/user/scheduled_changes', { body: { target: entity, ...putting }, headers: inOwnWords });
    await queryClient.invalidateQueries({ queryKey: [name, key] });
  };
};

/** Returns the actions on a scheduled change; the outcome is shown in a toast, and the record is refetched. */
export const useScheduledActions = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const toast = useToast();
  const say = useWords();
  const act = <Asked>(mutationFn: (asked: Asked) => Promise<unknown>, told: Words) => ({
    mutationFn,
    onSuccess: () => toast({ status: 'success' as const, text: say(told) }),
    // The caller asks what to do about values that have changed in the meantime.
    onError: (error: unknown) => (isFailure(error, 'changedSince') ? undefined : complain(error)),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    apply: useMutation(
      act(
        async (item: { id: number; isForced: boolean }) =>
          itemsOf(await api.POST('/user/scheduled_changes/apply', { body: { items: [item] }, headers: inOwnWords })),
        words.applied,
      ),
    ),
    cancel: useMutation(
      act(
        async (id: number) =>
          itemsOf(await api.POST('/user/scheduled_changes/cancel', { body: { items: [{ id }] }, headers: inOwnWords })),
        words.cancelled,
      ),
    ),
  };
};
