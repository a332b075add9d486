import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Tab = lazy(() => import('./NotesTab.tsx'));

/** What colleagues noted about the record around; it comes once someone opens that tab. */
export const NotesTab = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
    <Tab />
  </Suspense>
);
