import { lazy } from 'react';

/** The page on which a record is created; loaded with the first form that is opened. */
export const ResourceCreate = lazy(() => import('./pages/CreatePage.tsx'));
