import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface FillingSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the form: what it asks for, why, and its inputs, two side by side if there is room. */
export const FillingSection = ({ title, text, children }: FillingSectionProps) => {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1.5,
        padding: { xs: 2, sm: 3 },
        '& .MuiFormControl-root': { margin: 0 },
        '& > header, & > :has(ul)': { gridColumn: '1 / -1' },
        // Rows have the same name as their section.
        '& .RaArrayInput-label': { display: 'none' },
      }}
    >
      <header>
        <Typography id={heading} variant="h4" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
            {text}
          </Typography>
        )}
      </header>
      {children}
    </Card>
  );
};
