import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Views } from './useViews.ts';

export interface ActiveViewButtonProps {
  views: Views;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The saved view that is open, and whether what shows has been changed since. */
export const ActiveViewButton = ({ views: { active, isChanged }, onClick }: ActiveViewButtonProps) => {
  const translate = useTranslate();
  const name = active ? `${active.title}${isChanged ? ' •' : ''}` : '';
  const told = isChanged ? translate('preset.changed', { title: active?.title }) : active?.title;
  return (
    <Button
      color="inherit"
      startIcon={<BookmarkBorder fontSize="small" />}
      aria-haspopup="dialog"
      aria-label={[translate('preset.views'), told].filter(Boolean).join(': ')}
      onClick={onClick}
      sx={{ minWidth: 0, maxWidth: 220, '& > span:last-of-type': { flexShrink: 0 } }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</span>
    </Button>
  );
};
