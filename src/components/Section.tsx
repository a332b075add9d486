import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What the section is for, shown below the heading. */
  about?: string;
  children: ReactNode;
}

/** Aligns cells with the texts around the table. */
const inLine = { '& .MuiTableContainer-root': { marginX: -1.5, width: 'auto' } } as const;

/** A part of a page on a card, with a heading. */
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
