import { lazy } from 'react';

/** The page that lists records; loaded with the first list that is opened. */
export const ResourceList = lazy(() => import('./ListPage.tsx'));
