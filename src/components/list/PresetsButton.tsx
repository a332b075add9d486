import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CanAccess, useLocation, useTranslate } from 'ra-core';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useEntry } from '../entries.ts';
import { viewOfHash } from './savedViews.ts';
import type { ColumnChoice } from './useColumns.ts';
import { useChosenViews } from './views/useChosenViews.ts';

const PresetsMenu = lazy(() => import('./PresetsMenu.tsx'));
const ActiveViewButton = lazy(() => import('./views/ActiveViewButton.tsx'));
const ViewOpener = lazy(() => import('./views/ViewOpener.tsx'));

/** Views of the list that the person has saved, or colleagues share; the one that is open by its name. */
export const PresetsButton = ({ choice }: { choice: ColumnChoice }) => {
  const translate = useTranslate();
  const { chosen } = useChosenViews(useEntry().name);
  const asked = viewOfHash(useLocation().hash);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const button = (
    <Tooltip title={translate('preset.views')}>
      <IconButton aria-label={translate('preset.views')} aria-haspopup="dialog" onClick={open}>
        <BookmarkBorder fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <CanAccess resource="presets" action="list">
      {chosen === undefined ? (
        button
      ) : (
        <Suspense fallback={button}>
          <ActiveViewButton choice={choice} onClick={open} />
        </Suspense>
      )}
      <Suspense>
        {asked !== undefined && <ViewOpener id={asked} choice={choice} />}
        {anchor && <PresetsMenu anchor={anchor} choice={choice} onClose={() => setAnchor(null)} />}
      </Suspense>
    </CanAccess>
  );
};
