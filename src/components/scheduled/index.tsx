import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ScheduledTabProps } from './ScheduledTab.tsx';

const Tab = lazy(() => import('./ScheduledTab.tsx'));

/** The scheduled changes of the current record; loaded when that tab is first opened. */
export const ScheduledTab = (props: ScheduledTabProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
    <Tab {...props} />
  </Suspense>
);
