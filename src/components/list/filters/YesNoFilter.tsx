import { lazy } from 'react';
import type { FieldName, Fields } from '../../typed.ts';
import { withTexts } from '../../withTexts.ts';

const YesNoSelect = lazy(() => withTexts(import('./YesNoSelect.tsx')));

/** Narrows a list by a boolean. */
export const YesNoFilter = <Q extends object = Fields>({ source }: { source: FieldName<Q> }) => (
  <YesNoSelect source={source} />
);
