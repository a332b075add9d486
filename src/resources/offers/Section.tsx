import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** A section of a page with its heading, which is the key of a text. */
export const Section = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {translate(heading)}
      </Typography>
      {children}
    </section>
  );
};
