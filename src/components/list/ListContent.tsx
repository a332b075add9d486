import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { DensityContext } from '../density.ts';
import type { Elements } from '../typed.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFailure } from './ListFailure.tsx';
import { linkColumn } from './linkColumn.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

export interface ListContentProps {
  columns: Elements;
  visible: readonly string[];
  sortable: readonly string[];
  link: string | undefined;
  rowAction: ReactElement | undefined;
}

/** The records: a table, or cards on a phone; or why there are none. */
export const ListContent = ({ columns, visible, sortable, link, rowAction }: ListContentProps) => {
  const { error, data, isPending } = useListContext();
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  if (error && !data) return <ListFailure />;
  if (!isPending && data?.length === 0) return <EmptyList />;
  const names = visible.filter((name) => columns[name]);
  const shown = { columns, names, rowAction, link: link ?? linkColumn(columns, names) };
  return (
    <DensityContext value="table">{isNarrow ? <RecordCards {...shown} /> : <RecordTable {...shown} sortable={sortable} />}</DensityContext>
  );
};
