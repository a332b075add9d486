import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import { ResizeHandle, type ResizeHandleProps } from './ResizeHandle.tsx';

export interface HeadCellProps extends ResizeHandleProps {
  name: string;
  align: 'left' | 'right';
  isSortable: boolean;
  /** Pixels from the left at which the column stays; undefined where it moves. */
  pinnedAt: number | undefined;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** The heading of a column: orders the list by it, and makes it wider or narrower. */
export const HeadCell = ({ name, align, isSortable, pinnedAt, ...handle }: HeadCellProps) => {
  const { sort, setSort } = useListContext();
  const isActive = sort.field === name;
  const { label } = handle;
  return (
    <TableCell
      role="columnheader"
      align={align}
      aria-label={label}
      aria-sort={!isActive ? undefined : sort.order === 'ASC' ? 'ascending' : 'descending'}
      data-column={name}
      {...(pinnedAt !== undefined && { 'data-pinned': true, style: { left: pinnedAt } })}
    >
      <Box sx={cut} title={label}>
        {isSortable ? (
          <TableSortLabel
            active={isActive}
            direction={isActive && sort.order === 'DESC' ? 'desc' : 'asc'}
            onClick={() => setSort({ field: name, order: isActive ? opposite[sort.order] : 'ASC' })}
            sx={{ maxWidth: '100%', minHeight: 28, '& svg': { flexShrink: 0, margin: 0, marginLeft: 0.25 } }}
          >
            <Box component="span" sx={cut}>
              {label}
            </Box>
          </TableSortLabel>
        ) : (
          label
        )}
      </Box>
      <ResizeHandle {...handle} />
    </TableCell>
  );
};
