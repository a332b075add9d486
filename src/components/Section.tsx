import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of a page on a card, under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ padding: 2.5 }}>
    <Typography variant="h4" component="h2" sx={{ marginBottom: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
);
