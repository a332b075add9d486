import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

/** Entries of the log: by their ids, or all that match a filter. */
export type Again = operations['sendPostbacksAgain']['requestBody']['content']['application/json'];

const sent = { en: 'Sending again: {0}', ru: 'Отправляется снова: {0}' };
const sentFirst = { en: 'Sending again: {0}. There are more', ru: 'Отправляется снова: {0}. Есть ещё' };

/** Sends postbacks of the log again, and says how many. */
export const useSendAgain = (onSettled: () => void) => {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const complain = useErrorToast();
  const say = useWords();
  return useMutation({
    mutationFn: async (body: Again) =>
      dataOf(await api.POST('/stat/postback_logs/send_again', { body, headers: inOwnWords })),
    onSuccess({ count, hasMore }) {
      notify(say(hasMore ? sentFirst : sent, count), { type: count > 0 ? 'success' : 'info' });
      refresh();
    },
    onError: complain,
    onSettled,
  });
};
