import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ScheduledTabProps } from './ScheduledTab.tsx';

const Tab = lazy(() => import('./ScheduledTab.tsx'));

/** The changes of the record around that were put off; they come once someone opens that tab. */
export const ScheduledTab = (props: ScheduledTabProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
    <Tab {...props} />
  </Suspense>
);
