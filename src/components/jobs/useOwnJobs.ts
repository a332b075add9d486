import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { unannounced } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { useApi } from '../api.ts';
import { useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useWatchedJobs } from './watchedJobs.ts';

/** Seconds for which a job that left records out is told of where nobody has seen how it ended. */
const tellFor = 86_400;

/** Tells of the jobs that the person has begun in another browser: those under way, and those that left records out. */
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
  // Once for each answer: what was put away since stays so.
  useEffect(() => void tell(), [jobs]);
};
