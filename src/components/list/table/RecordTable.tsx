import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { dimmed } from '../../dimmed.ts';
import { later } from '../../deferred.tsx';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { useColumnLabel } from '../columns/columnLabel.ts';
import { besides, tracksOf, useColumnWidths, withTotal } from '../columns/columnWidths.ts';
import { HeadCell } from './HeadCell.tsx';
import { alignOf } from '../columns/alignOf.ts';
import { isAwaited, isBehind } from '../filters/isAwaited.ts';
import { leadingColumn } from './linkColumn.ts';
import { RecordRow, type RecordRowProps } from './RecordRow.tsx';
import { rowSkeletons } from './rowSkeletons.ts';
import { SelectPageBox } from '../selection/SelectionBoxes.tsx';
import type { SumsRowProps } from '../sums/SumsRow.tsx';
import { tableLook } from './tableLook.ts';
import { tellCut } from './tellCut.ts';
import { useBulkActions } from '../bulk/useBulkActions.ts';
import type { ColumnChoice } from '../columns/useColumns.ts';
import { useResizing } from '../columns/useResizing.ts';
import { useTableScroll } from './useTableScroll.ts';

/** Few lists have amounts to total. */
const SumsRow = later<SumsRowProps>(() => import('../sums/SumsRow.tsx'));

export interface RecordTableProps extends Pick<RecordRowProps, 'columns' | 'names' | 'link' | 'rowAction'> {
  sortable: readonly string[];
  choice: ColumnChoice;
  /** Columns whose amounts are totalled. */
  sums: readonly string[];
}

/** The records in rows; clicking a row opens its record, clicking a heading orders by its column. */
export const RecordTable = ({ columns, names, link, sortable, choice, rowAction, sums }: RecordTableProps) => {
  const list = useListContext<RaRecord>();
  const { data, isFetching, sort, setSort } = list;
  // Rendered in slices, between which the page stays responsive.
  const records = useDeferredValue(data);
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const hasBulk = useBulkActions();
  const table = useTableScroll();
  const leading = leadingColumn(columns, link);
  const plainWidthOf = useColumnWidths(columns, leading, sort.field);
  const summed = names.filter((name) => sums.includes(name));
  const widthOf = (name: string) => (summed.includes(name) ? withTotal(plainWidthOf(name)) : plainWidthOf(name));
  const laid = { names, link: leading, widthOf, hasTicks: hasBulk, hasActions: rowAction !== undefined };
  const { template, least } = tracksOf({ ...laid, own: choice.widths });
  const resizing = useResizing(table, laid, choice);
  const pinnedAt = (name: string) => (name === link ? (hasBulk ? besides.ticks : 0) : undefined);

  return (
    <Table
      ref={table}
      role="table"
      size="small"
      aria-busy={isFetching || records !== data}
      sx={[
        tableLook(rowAction !== undefined),
        { '--columns': template, '--least': `${least}px` },
        { '& tbody': dimmed(isBehind(list)) },
      ]}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {hasBulk && (
            <TableCell padding="checkbox" role="columnheader" data-box data-pinned style={{ left: 0 }}>
              <SelectPageBox />
            </TableCell>
          )}
          {names.map((name, place) => (
            <HeadCell
              key={name}
              name={name}
              label={labelOf(name)}
              align={alignOf(columns[name])}
              sort={sort}
              onSort={sortable.includes(name) ? setSort : undefined}
              pinnedAt={pinnedAt(name)}
              isLast={place === names.length - 1}
              width={choice.widths[name] ?? widthOf(name).usual}
              {...resizing(name)}
            />
          ))}
          {rowAction && (
            <TableCell role="columnheader" data-actions>
              <Box component="span" sx={visuallyHidden}>
                {translate('list.actions')}
              </Box>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <tbody role="rowgroup" onMouseOver={tellCut} onFocus={tellCut}>
        {/* Plain elements: as components, these placeholders would take as long to render as the rows to come. */}
        {(!records || isAwaited(list)) &&
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
        {records?.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            columns={columns}
            names={names}
            link={link}
            pinnedAt={pinnedAt}
            rowAction={rowAction}
            hasTicks={hasBulk}
          />
        ))}
        {summed.length > 0 && (
          <SumsRow
            sums={summed}
            names={names}
            alignOf={(name) => alignOf(columns[name])}
            pinnedAt={pinnedAt}
            hasTicks={hasBulk}
            hasActions={rowAction !== undefined}
          />
        )}
      </tbody>
    </Table>
  );
};
