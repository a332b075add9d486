import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A list of records. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {children}
  </Box>
);

export interface LineProps {
  title: ReactNode;
  /** Secondary text below it. */
  about?: ReactNode;
  /** Its amount, at the end. */
  amount?: ReactNode;
}

/** One record in brief. */
export const Line = ({ title, about, amount }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      paddingY: 0.75,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{title}</Typography>
      {about && (
        <Typography variant="caption" component="div" color="textSecondary">
          {about}
        </Typography>
      )}
    </Box>
    {amount && (
      <Typography variant="body2" component="div" sx={{ textAlign: 'right', flexShrink: 0 }}>
        {amount}
      </Typography>
    )}
  </Box>
);
