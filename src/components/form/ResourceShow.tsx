import { lazy } from 'react';

/** The page that shows a record; it comes with the first form that is opened. */
export const ResourceShow = lazy(() => import('./ShowPage.tsx'));
