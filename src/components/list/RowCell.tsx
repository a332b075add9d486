import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import { LinkBase, useRecordContext } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useEntry, useRecordPath } from '../entries.ts';

export interface RowCellProps {
  align: 'left' | 'right';
  /** Whether its value leads to the record, by mouse and by keyboard. */
  isLink: boolean;
  /** Pixels from the left at which it stays; undefined where it moves with the others. */
  pinnedAt: number | undefined;
  children: ReactNode;
}

/** One value of a record in one line. */
export const RowCell = ({ align, isLink, pinnedAt, children }: RowCellProps) => {
  const pathOf = useRecordPath(useEntry().name);
  const record = useRecordContext();
  const path = record && pathOf(record);
  return (
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
      {isLink && path ? (
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
      ) : (
        children
      )}
    </TableCell>
  );
};
