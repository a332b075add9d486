import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';

/** A line along the top edge while something is on its way; quick loads end before it shows. */
export const LoadingPage = () => (
  <LinearProgress
    aria-label={useTranslate()('shell.loading')}
    sx={{
      position: 'fixed',
      inset: '0 0 auto',
      height: 2,
      zIndex: 'tooltip',
      opacity: 0,
      animation: 'appear 0s 200ms forwards',
      '@keyframes appear': { to: { opacity: 1 } },
    }}
  />
);
