import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ExportCard } from '../exports/ExportCard.tsx';
import type { WatchedExport } from '../exports/watchedExports.ts';
import { JobCard } from './JobCard.tsx';
import type { WatchedJob } from './watchedJobs.ts';

interface JobCardsProps {
  jobs: readonly WatchedJob[];
  exports: readonly WatchedExport[];
}

/** The watched jobs and exports, in a corner of the page. */
const JobCards = ({ jobs, exports }: JobCardsProps) => (
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
    {exports.map(({ id }) => (
      <ExportCard key={`export ${id}`} id={id} />
    ))}
  </Box>
);

export default JobCards;
