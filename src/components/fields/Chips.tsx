import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useDensity } from '../density.ts';

/** Small things in a row, which wraps where there is room. */
export const Chips = ({ children }: { children: ReactNode }) => {
  const isDense = useDensity() === 'table';
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        maxWidth: '100%',
        flexWrap: isDense ? 'nowrap' : 'wrap',
        ...(isDense && {
          '& > *': { minWidth: 20, overflow: 'hidden', textOverflow: 'ellipsis' },
          // Better one that can be read than two that can't.
          '& > :first-of-type': { flexShrink: 0, maxWidth: '100%' },
          '& > :first-of-type:not(:last-child)': { maxWidth: 'calc(100% - 32px)' },
        }),
      }}
    >
      {children}
    </Stack>
  );
};
