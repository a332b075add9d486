import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One property of an offer, with its label. */
export const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary" sx={{ display: 'block', marginBottom: 0.5 }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
      {children}
    </Typography>
  </div>
);
