import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

export type PostbackReplay = components['schemas']['PostbackReplay'];
export type ReplayOutcome = PostbackReplay['before'];

const done = { en: 'Replayed: a new entry is in the log', ru: 'Повторено: в логе новая запись' };

/** What a postback in the log would do now, and a function to carry it out. */
export const useReplayPostback = (id: number, onSettled: () => void) => {
  const api = useApi();
  const notify = useNotify();
  const complain = useErrorToast();
  const say = useWords();
  const replay = async (isTrial: boolean): Promise<PostbackReplay> =>
    dataOf(
      await api.POST('/stat/postback_logs/{id}/replay', {
        params: { path: { id } },
        body: { isTrial },
        headers: inOwnWords,
      }),
    );
  const trial = useQuery({ queryKey: ['postback replay', id], queryFn: () => replay(true), gcTime: 0, retry: false });
  const act = useMutation({
    mutationFn: () => replay(false),
    onSuccess: () => notify(say(done), { type: 'success' }),
    onError: complain,
    onSettled,
  });
  return { trial, act };
};
