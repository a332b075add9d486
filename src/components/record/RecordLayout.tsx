import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formWidth } from '../form/formWidth.ts';

const factsWidth = 280;
const gap = 24;

/** The widest a record's page gets: what is said of it, and the column of facts beside that. */
export const pageWidth = formWidth + gap + factsWidth;

/** A record, and where it has one a column of facts: at the right where there is room, else below. */
export const RecordLayout = ({ facts, children }: { facts: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(facts && { lg: `minmax(0, 1fr) ${factsWidth}px` }) },
      gap: `${gap}px`,
      alignItems: 'start',
    }}
  >
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    {facts}
  </Box>
);
