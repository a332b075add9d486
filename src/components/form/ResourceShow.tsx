import { lazy } from 'react';

/** The page that shows a record; loaded with the first form that is opened. */
export const ResourceShow = lazy(() => import('./pages/ShowPage.tsx'));
