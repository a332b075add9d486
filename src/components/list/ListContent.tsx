import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { DensityContext } from '../density.ts';
import { LoadFailure, type LoadFailureProps } from '../failure/LoadFailure.tsx';
import type { Elements } from '../typed.ts';
import { useParts } from '../later.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { EditCells } from './edits/EditCells.tsx';
import { EmptyList } from './EmptyList.tsx';
import { linkColumn } from './linkColumn.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { ColumnChoice } from './useColumns.ts';

export interface ListContentProps {
  columns: Elements;
  sortable: readonly string[];
  choice: ColumnChoice;
  link: string | undefined;
  rowAction: ReactElement | undefined;
  /** Why there are no records to show. */
  failure: LoadFailureProps | undefined;
}

const Failure = (failure: LoadFailureProps) => (
  <Box sx={{ padding: 1.5 }}>
    <LoadFailure {...failure} />
  </Box>
);

/** The records: a table, or cards on a phone; or why there are none. Those that could not be brought anew stay. */
export const ListContent = ({ columns, choice, sortable, link, rowAction, failure }: ListContentProps) => {
  const { error, data, isPending, refetch } = useListContext();
  const isNarrow = useIsPhone();
  useParts(!isPending);
  if (failure) return <Failure {...failure} />;
  if (!isPending && data?.length === 0) return <EmptyList />;
  const names = choice.visible.filter((name) => columns[name]);
  const shown = {
    columns,
    names,
    rowAction,
    link: link !== undefined && names.includes(link) ? link : linkColumn(columns, names),
  };
  return (
    <DensityContext value="table">
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <EditCells>
        {isNarrow ? (
          <RecordCards {...shown} sortable={sortable} />
        ) : (
          <RecordTable {...shown} sortable={sortable} choice={choice} />
        )}
      </EditCells>
    </DensityContext>
  );
};
