import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Tab = lazy(() => import('./NotesTab.tsx'));

/** Colleagues' notes on the current record; loaded when that tab is first opened. */
export const NotesTab = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
    <Tab />
  </Suspense>
);
