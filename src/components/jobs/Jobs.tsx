import { useWatchedExports } from '../exports/watchedExports.ts';
import { useOwnJobs } from './useOwnJobs.ts';
import { useWatchedJobs } from './watchedJobs.ts';
import { later } from '../deferred.tsx';

const JobCards = later(() => import('./JobCards.tsx'));

/** Shows the user's jobs and exports wherever they are in the admin. */
export const Jobs = () => {
  const { jobs } = useWatchedJobs();
  const { exports } = useWatchedExports();
  useOwnJobs();
  if (jobs.length + exports.length === 0) return null;
  return <JobCards jobs={jobs} exports={exports} />;
};
