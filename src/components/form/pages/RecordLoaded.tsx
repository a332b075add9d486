import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Loaded } from '../../failure/Loaded.tsx';
import { isOutOfReach, RecordFailure } from '../../failure/RecordFailure.tsx';
import { pageWidth } from '../../record/RecordLayout.tsx';
import { failureOf } from '../../../providers/data/errors.ts';
import { isOf, useParent } from '../../related/parent.ts';

export interface RecordLoadedProps {
  /** What react-admin's edit and show contexts know about the record's query. */
  query: { record?: RaRecord | undefined; error?: unknown; refetch: () => unknown };
  children: ReactNode;
  /** Shown below it, as wide as the window allows. */
  below?: ReactNode;
}

const notFound = failureOf(404);

/**
 * The page of a record once it has loaded; otherwise the reason, at the record's own address. A record that could not
 * be refreshed stays, unless it has been deleted or become inaccessible.
 */
export const RecordLoaded = ({
  query: { record, error: failure = null, refetch },
  children,
  below,
}: RecordLoadedProps) => {
  const parent = useParent();
  // A record that belongs to another parent does not exist in this tab.
  const error = parent && record && !isOf(parent, record) ? notFound : failure;
  if (error !== null && (!record || isOutOfReach(error)))
    return <RecordFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Box sx={{ maxWidth: pageWidth }}>
        <Loaded query={{ data: record, error, refetch }} waiting={<Skeleton variant="rounded" height={320} />}>
          {() => children}
        </Loaded>
      </Box>
      {record && below}
    </>
  );
};
