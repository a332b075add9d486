import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { Elements } from '../typed.ts';
import { useColumnLabel } from './columnLabel.ts';
import { RowCell } from './RowCell.tsx';
import { rowSkeletons } from './rowSkeletons.ts';
import { SelectPageBox, SelectRowBox } from './selection/SelectionBoxes.tsx';
import { useSelection } from './selection/useSelection.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useOpenRecord } from './useOpenRecord.ts';

export interface RecordTableProps {
  columns: Elements;
  names: readonly string[];
  /** Column that leads to the record. */
  link: string | undefined;
  sortable: readonly string[];
  /** Stands at the end of each row. */
  rowAction: ReactElement | undefined;
}

/** The side on which a column's component writes its values. */
const alignOf = (column: ReactElement | undefined): 'left' | 'right' => {
  const { textAlign }: { textAlign?: unknown } = Object(column?.type);
  return textAlign === 'right' ? 'right' : 'left';
};

/** In sight however wide the table is. */
const atTheEdge = { position: 'sticky', right: 0, backgroundColor: 'background.paper' } as const;

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The records in rows; a row opens its record, a heading orders by its column. */
export const RecordTable = ({ columns, names, link, sortable, rowAction }: RecordTableProps) => {
  const { data, isPending, isFetching, sort, setSort } = useListContext<RaRecord>();
  const { has } = useSelection();
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const open = useOpenRecord();
  const hasBulk = useBulkActions();

  const heading = (name: string) => {
    if (!sortable.includes(name)) return labelOf(name);
    const isActive = sort.field === name;
    const direction = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
    return (
      <TableSortLabel
        active={isActive}
        direction={direction}
        onClick={() => setSort({ field: name, order: isActive ? opposite[sort.order] : 'ASC' })}
      >
        {labelOf(name)}
      </TableSortLabel>
    );
  };

  return (
    <TableContainer sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Table
        size="small"
        aria-busy={isFetching}
        sx={{
          '& td': { paddingY: 0.25 },
          '& .Mui-selected a': { color: 'primary.dark' },
          opacity: isFetching && !isPending ? 0.7 : 1,
          transition: 'opacity 150ms',
        }}
      >
        <TableHead>
          <TableRow>
            {hasBulk && (
              <TableCell padding="checkbox">
                <SelectPageBox />
              </TableCell>
            )}
            {names.map((name) => (
              <TableCell
                key={name}
                align={alignOf(columns[name])}
                aria-sort={sort.field !== name ? undefined : sort.order === 'ASC' ? 'ascending' : 'descending'}
              >
                {heading(name)}
              </TableCell>
            ))}
            {rowAction && <TableCell aria-label={translate('list.actions')} sx={atTheEdge} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {isPending &&
            rowSkeletons.map((row) => (
              <TableRow key={row}>
                {hasBulk && <TableCell padding="checkbox" />}
                {names.map((name) => (
                  <TableCell key={name}>
                    <Skeleton variant="text" />
                  </TableCell>
                ))}
                {rowAction && <TableCell />}
              </TableRow>
            ))}
          {data?.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <TableRow
                hover={open !== undefined}
                selected={has(record.id)}
                onClick={() => open?.(record)}
                sx={{ cursor: open && 'pointer' }}
              >
                {hasBulk && (
                  <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
                    <SelectRowBox id={record.id} />
                  </TableCell>
                )}
                {names.map((name) => (
                  <RowCell key={name} align={alignOf(columns[name])} isLink={name === link}>
                    {columns[name]}
                  </RowCell>
                ))}
                {rowAction && (
                  <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()} sx={atTheEdge}>
                    {rowAction}
                  </TableCell>
                )}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
