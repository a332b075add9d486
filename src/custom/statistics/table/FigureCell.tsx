import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { FigureLink, type RecordList } from './FigureLink.tsx';

export interface FigureCellProps {
  text: string;
  /** The change since the previous period; undefined if nothing is compared. */
  movement: { direction: number; text: string; about: string } | undefined;
  /** The lists with the records behind it; empty if no list has exactly those. */
  ways: readonly RecordList[];
}

const colours = { up: 'success.main', down: 'error.main', same: 'text.secondary' } as const;
const Arrow = { up: ArrowUpward, down: ArrowDownward, same: undefined } as const;

/** How a figure changed compared with the previous period. */
const Moved = ({ direction, text, about }: NonNullable<FigureCellProps['movement']>) => {
  const way = direction > 0 ? 'up' : direction < 0 ? 'down' : 'same';
  const Icon = Arrow[way];
  return (
    <Box
      component="span"
      title={about}
      aria-label={about}
      role="img"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.25,
        fontSize: '0.6875rem',
        lineHeight: '14px',
        color: colours[way],
      }}
    >
      {Icon && <Icon sx={{ fontSize: 11 }} />}
      {text}
    </Box>
  );
};

/** A figure of a row, which links to the records that it counts. */
export const FigureCell = memo(function FigureCell({ text, movement, ways }: FigureCellProps) {
  return (
    <td role="gridcell" data-right="true">
      <FigureLink text={text} ways={ways} />
      {movement && <Moved {...movement} />}
    </td>
  );
});
