import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { ReferenceManyField } from './ReferenceManyField.tsx';
import type { RelatedFieldProps } from './types.ts';
import { withTexts } from '../withTexts.ts';

const RelatedTable = lazy(() => withTexts(import('../record/RelatedTable.tsx')));

/** Records that refer to the current one: a table on a page, the first names in a table. */
export const RelatedField = <R extends object = Fields>(props: RelatedFieldProps<R>) => {
  const { source, reference, target, columns } = props;
  if (useDensity() === 'table') return <ReferenceManyField source={source} reference={reference} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <RelatedTable source={source} reference={reference} target={target} columns={columns} />
    </Suspense>
  );
};
RelatedField.columnWidth = [84, 168];
