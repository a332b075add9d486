import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { JobCard } from './JobCard.tsx';
import type { WatchedJob } from './watchedJobs.ts';

/** The jobs that are told of, in a corner of the page. */
const JobCards = ({ jobs }: { jobs: readonly WatchedJob[] }) => (
  <Box
    role="region"
    aria-label={useTranslate()('job.region')}
    sx={{
      position: 'fixed',
      zIndex: 'snackbar',
      right: { xs: 8, sm: 24 },
      bottom: { xs: 8, sm: 24 },
      display: 'grid',
      gap: 1,
      width: 'min(360px, calc(100vw - 16px))',
    }}
  >
    {jobs.map((job) => (
      <JobCard key={job.id} watched={job} />
    ))}
  </Box>
);

export default JobCards;
