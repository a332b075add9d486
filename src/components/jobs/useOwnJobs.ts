import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { unannounced } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { useApi } from '../api.ts';
import { useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useWatchedJobs } from './watchedJobs.ts';

/** Seconds for which a job that skipped records is shown if its outcome was not seen. */
const tellFor = 86_400;

/** Shows the jobs that the user has started in another browser: running ones, and those that skipped records. */
export const useOwnJobs = (): void => {
  const api = useApi();
  const { identity } = useGetIdentity();
  const resources = useResources();
  const mayOpen = useMayOpen();
  const { watch, wasTold } = useWatchedJobs();
  const { data: jobs } = useQuery({
    queryKey: ['watched.jobs', 'own', identity?.id],
    queryFn: async ({ signal }) => itemsOf(await api.GET('/user/jobs', { headers: unannounced, signal })),
    enabled: identity !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  const tell = useEffectEvent(() => {
    const since = Date.now() / 1000 - tellFor;
    for (const { id, collection, state, failed, endedAt } of jobs?.toReversed() ?? []) {
      const isOpen = endedAt === null || ((failed > 0 || state === 'interrupted') && endedAt > since);
      const resource = resources.find(({ name, path }) => path === collection && mayOpen(name, 'list'));
      if (isOpen && resource && !wasTold(id)) watch({ id, resource: resource.name });
    }
  });
  // Once per response: jobs dismissed since then stay dismissed.
  useEffect(() => void tell(), [jobs]);
};
