import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, type ReactElement, Suspense } from 'react';
import { DensityContext } from '../density.ts';
import { LoadFailure, type LoadFailureProps } from '../failure/LoadFailure.tsx';
import type { Elements } from '../typed.ts';
import { later, useParts } from '../deferred.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { EditCells } from './inPlace/EditCells.tsx';
import { isAwaited, isHeldUp } from './filters/isAwaited.ts';
import { linkColumn } from './table/linkColumn.ts';
import { RecordTable } from './table/RecordTable.tsx';
import type { SumsLineProps } from './sums/SumsLine.tsx';
import type { ColumnChoice } from './columns/useColumns.ts';

/** What is said of nothing, which few lists have. */
const EmptyList = later(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));
/** Never needed on a desktop. */
const RecordCards = lazy(() => import('./table/RecordCards.tsx'));
/** Not needed to read the cards, which stay even if it fails to load. */
const SumsLine = later<SumsLineProps>(() => import('./sums/SumsLine.tsx'));

export interface ListContentProps {
  columns: Elements;
  sortable: readonly string[];
  choice: ColumnChoice;
  link: string | undefined;
  rowAction: ReactElement | undefined;
  /** Why there are no records to show. */
  failure: LoadFailureProps | undefined;
  /** Columns whose amounts are totalled. */
  sums: readonly string[];
}

const Failure = (failure: LoadFailureProps) => (
  <Box sx={{ padding: 1.5 }}>
    <LoadFailure {...failure} />
  </Box>
);

/**
 * Shown while offline: a skeleton would suggest that records are loading, and the previous ones that they are the
 * answer.
 */
const HeldUp = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ padding: 1.5 }}>
      <Alert severity="info" role="status">
        {translate('list.heldUp')}
      </Alert>
    </Box>
  );
};

/**
 * The records as a table, or as cards on a phone; or the reason why there are none. Records that could not be refreshed
 * stay.
 */
export const ListContent = ({ columns, choice, sortable, link, rowAction, failure, sums }: ListContentProps) => {
  const list = useListContext();
  const { error, data, refetch } = list;
  const isNarrow = useIsPhone();
  useParts(!list.isPending);
  if (failure) return <Failure {...failure} />;
  const isWaiting = isHeldUp(list);
  if (isWaiting && isAwaited(list)) return <HeldUp />;
  if (!isAwaited(list) && data?.length === 0) return <EmptyList />;
  const names = choice.visible.filter((name) => columns[name]);
  const shown = { columns, names, rowAction, link: linkColumn(columns, names, link) };
  return (
    <DensityContext value="table">
      {isWaiting && <HeldUp />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <EditCells>
        {isNarrow ? (
          <>
            <Suspense>
              <RecordCards {...shown} sortable={sortable} />
            </Suspense>
            {sums.length > 0 && <SumsLine names={sums} columns={columns} />}
          </>
        ) : (
          <RecordTable {...shown} sortable={sortable} choice={choice} sums={sums} />
        )}
      </EditCells>
    </DensityContext>
  );
};
