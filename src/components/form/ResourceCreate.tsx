import { lazy } from 'react';

/** The page on which a record is made; it comes with the first form that is opened. */
export const ResourceCreate = lazy(() => import('./CreatePage.tsx'));
