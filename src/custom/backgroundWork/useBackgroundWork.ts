import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

type DataOf<Operation extends 'readBackgroundWork' | 'listMails' | 'listQueueStops'> =
  operations[Operation]['responses'][200]['content']['application/json']['data'];
type Retrying = operations['retryBackgroundWork']['requestBody']['content']['application/json'];
type Stopping = operations['stopQueue']['requestBody']['content']['application/json'];

export type Queue = DataOf<'readBackgroundWork'>['queues'][number];
export type Chore = DataOf<'readBackgroundWork'>['chores'][number];
export type Mail = DataOf<'listMails'>['items'][number];
/** A queue whose waiting items can all be retried in one go. */
export type RetriedQueue = Retrying['queue'];
/** A queue that sends something, and which can be stopped. */
export type SendingQueue = Stopping['queue'];
export type QueueStop = DataOf<'listQueueStops'>['items'][number];

const key = ['background work'];
/** Milliseconds. */
const pollInterval = 5000;

/** Queues and chores, in the language of the interface; polled every few seconds. */
export const useBackgroundWork = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'state', useLocale()],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/background_work', { signal })),
    refetchInterval: pollInterval,
  });
};

/** The latest mails, in the language of the interface; polled every few seconds. */
export const useMails = (language: string) => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'mails', language],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/background_work/mails', { signal })),
    refetchInterval: pollInterval,
  });
};

/** Retries everything in a queue immediately. */
export const useRetry = (done: (count: number) => void) => {
  const api = useApi();
  const queries = useQueryClient();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (queue: RetriedQueue) =>
      dataOf(await api.POST('/user/background_work/retry', { body: { queue }, headers: inOwnWords })),
    onSuccess: ({ count }) => {
      done(count);
      return queries.invalidateQueries({ queryKey: key });
    },
    onError: complain,
  });
};

/** When queues were stopped and started, the latest first. */
export const useQueueStops = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'stops'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/background_work/stops', { signal })),
  });
};

/** Stops a queue, or starts it. */
export const useSwitchQueue = (act: 'stop' | 'start', done: () => void) => {
  const api = useApi();
  const queries = useQueryClient();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (queue: SendingQueue) => {
      const said = { body: { queue }, headers: inOwnWords };
      return act === 'stop'
        ? dataOf(await api.POST('/user/background_work/stop', said))
        : dataOf(await api.POST('/user/background_work/start', said));
    },
    onSuccess: () => {
      done();
      return queries.invalidateQueries({ queryKey: key });
    },
    onError: complain,
  });
};

/** Retries or cancels a mail. */
export const useMailAction = (act: 'retry' | 'cancel', done: (count: number) => void, onSettled?: () => void) => {
  const api = useApi();
  const queries = useQueryClient();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (id: number) => {
      const said = { body: { ids: [id] }, headers: inOwnWords };
      return act === 'retry'
        ? dataOf(await api.POST('/user/background_work/mails/retry', said))
        : dataOf(await api.POST('/user/background_work/mails/cancel', said));
    },
    onSuccess({ count }) {
      done(count);
      return queries.invalidateQueries({ queryKey: key });
    },
    onError: complain,
    ...(onSettled && { onSettled }),
  });
};
