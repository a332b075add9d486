import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CanAccess, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { ColumnChoice } from './useColumns.ts';

const PresetsMenu = lazy(() => import('./PresetsMenu.tsx'));

/** Views of the list that the person has saved. */
export const PresetsButton = ({ choice }: { choice: ColumnChoice }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <CanAccess resource="presets" action="list">
      <Tooltip title={translate('preset.views')}>
        <IconButton
          aria-label={translate('preset.views')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BookmarkBorder fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <PresetsMenu anchor={anchor} choice={choice} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </CanAccess>
  );
};
