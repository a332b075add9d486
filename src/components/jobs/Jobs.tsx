import { lazy, Suspense } from 'react';
import { useOwnJobs } from './useOwnJobs.ts';
import { useWatchedJobs } from './watchedJobs.ts';

const JobCards = lazy(() => import('./JobCards.tsx'));

/** Tells of the person's jobs, wherever they are in the admin. */
export const Jobs = () => {
  const { jobs } = useWatchedJobs();
  useOwnJobs();
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      <JobCards jobs={jobs} />
    </Suspense>
  );
};
