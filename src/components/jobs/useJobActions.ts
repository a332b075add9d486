import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { useApi } from '../api.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useWatchedJobs, type WatchedJob } from './watchedJobs.ts';

/** Returns the actions on a job: stop it, undo it, or retry the records that it could not change. */
export const useJobActions = ({ id, resource }: WatchedJob) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const { watch, forget } = useWatchedJobs();
  const [isBusy, setBusy] = useState(false);
  const asked = { params: { path: { id } }, headers: inOwnWords };
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    forget: () => forget(id),
    cancel: () =>
      act(async () => {
        await api.POST('/user/jobs/{id}/cancel', asked);
        await queryClient.invalidateQueries({ queryKey: ['watched.jobs', id] });
      }),
    undo: () =>
      act(async () => {
        const job = dataOf(await api.POST('/user/jobs/{id}/undo', asked));
        watch({ id: job.id, resource, isUndo: true }, id);
      }),
    tryAgain: () =>
      act(async () => {
        const job = dataOf(await api.POST('/user/jobs/{id}/retry', asked));
        watch({ id: job.id, resource }, id);
      }),
  };
};
