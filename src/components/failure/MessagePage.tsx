import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface MessagePageProps {
  /** Shown above the title: '404'. */
  code?: string;
  /** A picture above the code. */
  picture?: ReactNode;
  /** Keys of the texts, or the texts themselves. */
  title: string;
  hint?: string;
  /** Shown below the hint. */
  details?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** A page with nothing but a message: not found, forbidden, failed. */
export const MessagePage = ({ code, picture, title, hint, details, children }: MessagePageProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 440 }}>
        {picture}
        {code && (
          <Typography
            aria-hidden="true"
            sx={{
              fontSize: '4.5rem',
              fontWeight: 700,
              letterSpacing: '-0.04em',
              lineHeight: 1,
              color: 'primary.light',
            }}
          >
            {code}
          </Typography>
        )}
        <Typography variant="h2" component="h1">
          {translate(title, { _: title })}
        </Typography>
        {hint && <Typography color="textSecondary">{translate(hint, { _: hint })}</Typography>}
        {details}
        {children && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', justifyContent: 'center', paddingTop: 1 }}
          >
            {children}
          </Stack>
        )}
      </Stack>
    </Box>
  );
};
