import { lazy } from 'react';

/** The page on which a record is edited; loaded with the first form that is opened. */
export const ResourceEdit = lazy(() => import('./pages/EditPage.tsx'));
