import { lazy } from 'react';
import type { FieldName, Fields } from '../typed.ts';

const YesNoSelect = lazy(() => import('./YesNoSelect.tsx'));

/** Narrows a list by a boolean. */
export const YesNoFilter = <Q extends object = Fields>({ source }: { source: FieldName<Q> }) => (
  <YesNoSelect source={source} />
);
