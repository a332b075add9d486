import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import type { Words } from '../../../domain/text/words.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { useApi } from '../api.ts';
import { useEntry } from '../entries.ts';
import { relatedCountsKey } from '../record/useRelatedCounts.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useToast } from '../useToast.ts';
import { useWords } from '../useWords.ts';
import { noteWords as words } from './noteWords.ts';

/** A note as listed by the API, with all its fields. */
export type Note = Required<components['schemas']['Note']>;
type Target = NonNullable<NonNullable<operations['listNotes']['parameters']['query']>['target']>[number];

/** What a user enters in a note. */
export interface NoteSaid {
  title: string | null;
  content: string;
  isPinned: boolean;
  targetUser: number | null;
}

const pageSize = 50;

const keyOf = (resource: string, id: Identifier) => ['notes', resource, id];

/** Loads the notes of a record of the current resource, page by page: pinned ones first, then the newest. */
export const useNotes = (id: number) => {
  const api = useApi();
  const { name, entity } = useEntry();
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keyOf(name, id),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        target: [entity as Target],
        targetId: [id],
        orderBy: ['isPinned:desc' as const, 'id:desc' as const],
        limit: pageSize,
        offset: pageParam,
      };
      return itemsOf(await api.GET('/user/notes', { params: { query }, signal })) as Note[];
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
  });
  return {
    query: { data: data?.pages.flat(), error, refetch },
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};

/** Returns the actions on the notes of a record; the outcome is shown in a toast. */
export const useNoteActions = (id: number) => {
  const api = useApi();
  const { name, entity } = useEntry();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const toast = useToast();
  const say = useWords();
  const act = <Asked>(mutationFn: (asked: Asked) => Promise<unknown>, told: Words) => ({
    mutationFn,
    onSuccess: () => toast({ status: 'success' as const, text: say(told) }),
    onError: complain,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(name, id) }),
        queryClient.invalidateQueries({ queryKey: relatedCountsKey(name, id) }),
      ]),
  });
  return {
    add: useMutation(
      act(async (said: NoteSaid) => {
        const item = { target: entity as Target, targetId: id, ...said };
        return itemsOf(await api.PUT('/user/notes', { body: { items: [item] }, headers: inOwnWords }));
      }, words.added),
    ),
    edit: useMutation(
      act(
        async (said: Partial<NoteSaid> & { id: number; version: number }) =>
          itemsOf(await api.PATCH('/user/notes', { body: { items: [said] }, headers: inOwnWords })),
        words.saved,
      ),
    ),
    remove: useMutation(
      act(
        async (note: number) =>
          itemsOf(await api.POST('/user/notes/remove', { body: { items: [{ id: note }] }, headers: inOwnWords })),
        words.removed,
      ),
    ),
  };
};
