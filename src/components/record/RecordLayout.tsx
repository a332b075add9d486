import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formWidth } from '../form/fields/formWidth.ts';

const factsWidth = 280;
const gap = 24;

/** The maximum width of a record's page: its main column, and the column of facts next to it. */
export const pageWidth = formWidth + gap + factsWidth;

/** A record, with its facts in a column on the right if there is room, or else below. */
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
