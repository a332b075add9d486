import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isJob } from '../../providers/data/exports.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { unannounced } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { useApi } from '../api.ts';
import { useResources } from '../ResourcesContext.tsx';
import { isFailure } from '../../providers/data/errors.ts';
import { useWatchedJobs, type WatchedJob } from './watchedJobs.ts';

/** Milliseconds between two polls of a job's progress, without events and with them. */
const pollInterval = 1000;
const pollBesideEvents = 15_000;

/** Loads the progress of a job; once it is over, lists and records are refetched. */
export const useJob = ({ id, resource }: WatchedJob) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { calls, events } = useServices();
  const path = useResources().find(({ name }) => name === resource)?.path;
  const { forget } = useWatchedJobs();
  const { data: job, error } = useQuery({
    queryKey: ['watched.jobs', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/jobs/{id}', { params: { path: { id } }, headers: unannounced, signal })),
    refetchInterval: ({ state: { data } }) => {
      if (data && data.endedAt !== null) return false;
      return events.isLive() ? pollBesideEvents : pollInterval;
    },
    retry: false,
  });
  const isOver = job !== undefined && job.endedAt !== null;
  useEffect(() => {
    if (isOver) return undefined;
    return events.subscribe(({ event, data }) => {
      if (event === 'job' && isJob(data) && data.id === id) queryClient.setQueryData(['watched.jobs', id], data);
    });
  }, [events, id, isOver, queryClient]);
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (path !== undefined) calls.recordsChanged(path);
  }, [calls, isOver, path, queryClient, resource]);
  // Jobs are kept for a week.
  const isGone = isFailure(error, 'notFound');
  useEffect(() => {
    if (isGone) forget(id);
  }, [isGone, forget, id]);
  return { job, isOver };
};
