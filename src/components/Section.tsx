import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What it is for, below the heading. */
  about?: string;
  children: ReactNode;
}

/** Cells begin and end where the texts around them do. */
const inLine = { '& .MuiTableContainer-root': { marginX: -1.5, width: 'auto' } } as const;

/** A part of a page on a card, under its heading. */
export const Section = ({ title, about, children }: SectionProps) => (
  <Card component="section" aria-label={title} sx={{ padding: 2.5, ...inLine }}>
    <Typography variant="h4" component="h2" sx={{ marginBottom: about === undefined ? 2 : 0.5 }}>
      {title}
    </Typography>
    {about !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
        {about}
      </Typography>
    )}
    {children}
  </Card>
);
