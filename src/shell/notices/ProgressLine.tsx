import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import { createProgress } from './progress.ts';

/** A line along the top edge while calls are under way or a page loads. */
export const ProgressLine = () => {
  const { calls } = useServices();
  const translate = useTranslate();
  const [{ isShown, value }, draw] = useState({ isShown: false, value: 0 });
  useEffect(() => {
    const progress = createProgress(draw);
    const follow = () => progress.set(calls.underWay() > 0);
    follow();
    const unfollow = calls.onUnderWay(follow);
    return () => {
      unfollow();
      progress.stop();
    };
  }, [calls]);
  if (!isShown) return null;
  return (
    <Box
      role="progressbar"
      aria-label={translate('shell.loading')}
      aria-valuenow={value}
      sx={{ position: 'fixed', inset: '0 0 auto', height: 2, zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box
        sx={{
          height: '100%',
          backgroundColor: 'primary.main',
          transformOrigin: 'left',
          transition: 'transform 150ms linear',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </Box>
  );
};
