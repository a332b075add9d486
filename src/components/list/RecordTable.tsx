import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { Elements } from '../typed.ts';
import { useColumnLabel } from './columnLabel.ts';
import { besides, tracksOf, useColumnWidths } from './columnWidths.ts';
import { HeadCell } from './HeadCell.tsx';
import { leadingColumn } from './linkColumn.ts';
import { RowCell } from './RowCell.tsx';
import { rowSkeletons } from './rowSkeletons.ts';
import { SelectPageBox, SelectRowBox } from './selection/SelectionBoxes.tsx';
import { useSelection } from './selection/useSelection.ts';
import { tableLook } from './tableLook.ts';
import { tellCut } from './tellCut.ts';
import { useBulkActions } from './useBulkActions.ts';
import type { ColumnChoice } from './useColumns.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { useResizing } from './useResizing.ts';
import { useTableScroll } from './useTableScroll.ts';

export interface RecordTableProps {
  columns: Elements;
  names: readonly string[];
  /** Column that leads to the record. */
  link: string | undefined;
  sortable: readonly string[];
  choice: ColumnChoice;
  /** Stands at the end of each row. */
  rowAction: ReactElement | undefined;
}

/** The side on which a column's component writes its values. */
const alignOf = (column: ReactElement | undefined): 'left' | 'right' => {
  const { textAlign }: { textAlign?: unknown } = Object(column?.type);
  return textAlign === 'right' ? 'right' : 'left';
};

const atTheEdge = { 'data-pinned': true, style: { left: 0 } };

/** The records in rows; a row opens its record, a heading orders by its column. */
export const RecordTable = ({ columns, names, link, sortable, choice, rowAction }: RecordTableProps) => {
  const { data, isPending, isFetching } = useListContext<RaRecord>();
  const { has } = useSelection();
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const open = useOpenRecord();
  const hasBulk = useBulkActions();
  const table = useTableScroll();
  const leading = leadingColumn(columns, link);
  const widthOf = useColumnWidths(columns, leading);
  const laid = { names, link: leading, widthOf, hasTicks: hasBulk, hasActions: rowAction !== undefined };
  const { template, least } = tracksOf({ ...laid, own: choice.widths });
  const resizing = useResizing(table, laid, choice);
  const pinnedAt = (name: string) => (name === link ? (hasBulk ? besides.ticks : 0) : undefined);

  return (
    <Table
      ref={table}
      role="table"
      size="small"
      aria-busy={isFetching}
      sx={[
        tableLook(rowAction !== undefined),
        { '--columns': template, '--least': `${least}px` },
        { '& tbody': { opacity: isFetching && !isPending ? 0.7 : 1, transition: 'opacity 150ms' } },
      ]}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {hasBulk && (
            <TableCell padding="checkbox" role="columnheader" {...atTheEdge}>
              <SelectPageBox />
            </TableCell>
          )}
          {names.map((name, place) => (
            <HeadCell
              key={name}
              name={name}
              label={labelOf(name)}
              align={alignOf(columns[name])}
              isSortable={sortable.includes(name)}
              pinnedAt={pinnedAt(name)}
              isLast={place === names.length - 1}
              width={choice.widths[name] ?? widthOf(name).usual}
              {...resizing(name)}
            />
          ))}
          {rowAction && <TableCell role="columnheader" aria-label={translate('list.actions')} data-actions />}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" onMouseOver={tellCut} onFocus={tellCut}>
        {/* Plain elements: drawn by components, rows that nobody reads would take as long as those to come. */}
        {isPending &&
          rowSkeletons.map((row) => (
            <tr key={row} role="row">
              {hasBulk && <td role="cell" />}
              {names.map((name) => (
                <td key={name} role="cell">
                  <span className="MuiSkeleton-root" />
                </td>
              ))}
              {rowAction && <td role="cell" data-actions />}
            </tr>
          ))}
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <TableRow
              role="row"
              hover={open !== undefined}
              selected={has(record.id)}
              {...open?.(record)}
              sx={{ cursor: open && 'pointer' }}
            >
              {hasBulk && (
                <TableCell padding="checkbox" role="cell" {...atTheEdge} onClick={(event) => event.stopPropagation()}>
                  <SelectRowBox id={record.id} />
                </TableCell>
              )}
              {names.map((name) => (
                <RowCell
                  key={name}
                  name={name}
                  align={alignOf(columns[name])}
                  isLink={name === link}
                  pinnedAt={pinnedAt(name)}
                >
                  {columns[name]}
                </RowCell>
              ))}
              {rowAction && (
                <TableCell
                  padding="checkbox"
                  role="cell"
                  data-actions
                  onClick={(event) => event.stopPropagation()}
                  onAuxClick={(event) => event.stopPropagation()}
                >
                  {rowAction}
                </TableCell>
              )}
            </TableRow>
          </RecordContextProvider>
        ))}
      </TableBody>
    </Table>
  );
};
