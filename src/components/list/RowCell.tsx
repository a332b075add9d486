import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import { LinkBase, useRecordContext } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { EditCellButton } from './edits/EditCells.tsx';
import { useEntry, useRecordPath } from '../entries.ts';
import { useParent, usePlace } from '../related/parent.ts';

export interface RowCellProps {
  /** Name of the field. */
  name: string;
  align: 'left' | 'right';
  /** Whether its value leads to the record, by mouse and by keyboard. */
  isLink: boolean;
  /** Pixels from the left at which it stays; undefined where it moves with the others. */
  pinnedAt: number | undefined;
  children: ReactNode;
}

/** Leads to the page of the record around, where it has one that the person may open. */
const RowLink = ({ children }: { children: ReactNode }) => {
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
      sx={{ display: 'inline-block', verticalAlign: 'middle', maxWidth: '100%', fontWeight: 500 }}
    >
      {children}
    </Link>
  );
};

/** One value of a record in one line. */
export const RowCell = ({ name, align, isLink, pinnedAt, children }: RowCellProps) => (
  <TableCell
    role="cell"
    align={align}
    {...(pinnedAt !== undefined && { 'data-pinned': true, style: { left: pinnedAt } })}
    sx={{
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& .MuiTypography-root': { fontSize: 'inherit' },
      '& .RaUrlField-root, & .MuiLink-root': { overflow: 'hidden', textOverflow: 'ellipsis' },
    }}
  >
    {isLink ? <RowLink>{children}</RowLink> : children}
    <EditCellButton field={name} />
  </TableCell>
);
