import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { ColumnChoice } from '../useColumns.ts';
import { usePresets } from '../usePresets.ts';

export interface ActiveViewButtonProps {
  choice: ColumnChoice;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The saved view that is open, and whether the list has been changed since. */
const ActiveViewButton = ({ choice, onClick }: ActiveViewButtonProps) => {
  const translate = useTranslate();
  const { active, isChanged } = usePresets(choice);
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

export default ActiveViewButton;
