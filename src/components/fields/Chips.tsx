import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useDensity } from '../density.ts';

/** Small things in a row, which wraps where there is room. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <Stack
    component="span"
    direction="row"
    useFlexGap
    spacing={0.5}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      flexWrap: useDensity() === 'table' ? 'nowrap' : 'wrap',
    }}
  >
    {children}
  </Stack>
);
