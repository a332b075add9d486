import { type RaRecord, RecordContextProvider } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { alignOf } from '../columns/alignOf.ts';
import type { Elements } from '../../typed.ts';
import { RowCell } from './RowCell.tsx';
import { SelectRowBox } from '../selection/SelectionBoxes.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { useOpenRecord } from './useOpenRecord.ts';

export interface RecordRowProps {
  record: RaRecord;
  columns: Elements;
  names: readonly string[];
  /** The column that links to the record. */
  link: string | undefined;
  /** Shown at the end of each row. */
  rowAction: ReactElement | undefined;
  /** Pixels from the left at which a column is pinned; undefined if it scrolls. */
  pinnedAt: (name: string) => number | undefined;
  hasTicks: boolean;
}

const keepToItself = (event: MouseEvent) => event.stopPropagation();

/** One record of a table, opened by a click. Uses plain elements, as hundreds of styled ones take long to render. */
export const RecordRow = ({ record, columns, names, link, pinnedAt, rowAction, hasTicks }: RecordRowProps) => {
  const open = useOpenRecord();
  const { has } = useSelection();
  return (
    <RecordContextProvider value={record}>
      <tr role="row" data-opens={open && true} data-selected={has(record.id) || undefined} {...open?.(record)}>
        {hasTicks && (
          <td role="cell" data-box data-pinned style={{ left: 0 }} onClick={keepToItself}>
            <SelectRowBox id={record.id} />
          </td>
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
          <td role="cell" data-box data-actions onClick={keepToItself} onAuxClick={keepToItself}>
            {rowAction}
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
};
