import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { headingLines } from '../columns/columnWidths.ts';
import { ResizeHandle, type ResizeHandleProps } from '../columns/ResizeHandle.tsx';

/** The column that rows are ordered by, and the direction. */
export interface SortedBy {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface HeadCellProps extends ResizeHandleProps {
  name: string;
  align: 'left' | 'right';
  sort: SortedBy;
  /** Orders the rows; absent if they can't be ordered by this column. */
  onSort: ((by: SortedBy) => void) | undefined;
  /** The initial direction. */
  firstOrder?: SortedBy['order'];
  /** Pixels from the left at which the column is pinned; undefined if it scrolls. */
  pinnedAt: number | undefined;
  /** Description of the column, shown when hovering over its heading. */
  about?: string | undefined;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const cut = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: headingLines,
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;
/** Unless rows are ordered by this column, its arrow overlays the end of the heading and takes up no room. */
const over = { position: 'absolute', right: 0, borderRadius: 0.5, backgroundColor: 'background.paper' } as const;

/** The heading of a column: orders the rows by it and resizes it. */
export const HeadCell = ({
  name,
  align,
  sort,
  onSort,
  firstOrder = 'ASC',
  pinnedAt,
  about,
  ...handle
}: HeadCellProps) => {
  const isActive = sort.field === name;
  const { label } = handle;
  return (
    <TableCell
      component="th"
      role="columnheader"
      align={align}
      aria-label={label}
      aria-sort={!isActive ? undefined : sort.order === 'ASC' ? 'ascending' : 'descending'}
      data-column={name}
      {...(pinnedAt !== undefined && { 'data-pinned': true, style: { left: pinnedAt } })}
    >
      <Box sx={onSort ? { overflow: 'hidden' } : cut} title={about === undefined ? label : `${label}. ${about}`}>
        {onSort ? (
          <TableSortLabel
            active={isActive}
            direction={(isActive ? sort.order : firstOrder) === 'DESC' ? 'desc' : 'asc'}
            onClick={() => onSort({ field: name, order: isActive ? opposite[sort.order] : firstOrder })}
            sx={{
              position: 'relative',
              maxWidth: '100%',
              minHeight: 28,
              '& svg': { flexShrink: 0, margin: 0, marginLeft: 0.25, ...(!isActive && over) },
            }}
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
