import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The values of a card on a phone, each next to its label; a field without a value has no line. */
export const CardLines = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      clear: 'both',
      margin: 0,
      '& > div': { display: 'flex', gap: 1.5, alignItems: 'flex-start', paddingY: 0.125 },
      '& > div:has(> dd:empty)': { display: 'none' },
      // As tall as a chip, so that lines with and without one match.
      '& > div > *': { lineHeight: '24px' },
      '& dt': { flex: '0 0 38%' },
      '& dd': { flex: 1, minWidth: 0, margin: 0 },
    }}
  >
    {children}
  </Box>
);

interface CardLineProps {
  label: string;
  children: ReactNode;
}

/** A line of `CardLines`; a long text continues below its label. */
export const CardLine = ({ label, children }: CardLineProps) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);
