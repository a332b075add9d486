import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import { memo, type MouseEvent, type ReactElement } from 'react';
import { EditCellButton } from '../inPlace/EditCells.tsx';
import { LinkedValue } from './LinkedValue.tsx';
import { useEntry, useRecordPath } from '../../entries.ts';
import { useParent, usePlace } from '../../related/parent.ts';

export interface RowCellProps {
  /** Name of the field. */
  name: string;
  align: 'left' | 'right';
  /** Whether its value links to the record, by mouse and by keyboard. */
  isLink: boolean;
  /** Pixels from the left at which it is pinned; undefined if it scrolls. */
  pinnedAt: number | undefined;
  children: ReactElement | undefined;
}

/** Links to the page of the current record, if it has one that the user may open. */
const RowLink = ({ name, children }: Pick<RowCellProps, 'name' | 'children'>) => {
  const pathOf = useRecordPath(useEntry().name);
  const { mayOpen, recordPath } = usePlace();
  const isInTab = useParent() !== undefined;
  const record = useRecordContext();
  const path = record && (isInTab ? mayOpen('show') && recordPath(record.id) : pathOf(record));
  if (!path) return children;
  return (
    <Link
      component={LinkBase}
      to={path}
      color="inherit"
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <LinkedValue name={name}>{children}</LinkedValue>
    </Link>
  );
};

/** One value of a record on one line. When a row renders again, only its changed cells do. */
export const RowCell = memo(function RowCell({ name, align, isLink, pinnedAt, children }: RowCellProps) {
  return (
    <td
      role="cell"
      data-right={align === 'right' || undefined}
      {...(pinnedAt !== undefined && { 'data-pinned': true, style: { left: pinnedAt } })}
    >
      {isLink ? <RowLink name={name}>{children}</RowLink> : children}
      <EditCellButton field={name} />
    </td>
  );
});
