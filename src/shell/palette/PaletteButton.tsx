import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import { withTexts } from '../../components/withTexts.ts';

const Palette = lazy(() => withTexts(import('./Palette.tsx')));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, as Ctrl K (⌘ K) does anywhere. */
export const PaletteButton = () => {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // By its position on the keyboard: in a Russian layout the same key types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{ gap: 1, flexShrink: 0, color: 'text.secondary', paddingX: { xs: 0.75, md: 1.25 } }}
      >
        <SearchOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
          {translate('shell.header.search')}
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit', fontSize: '0.75rem' }}>
          {isMac ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      {open && (
        <Suspense fallback={<LoadingPage />}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
