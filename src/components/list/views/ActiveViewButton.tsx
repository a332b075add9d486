import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Views } from './useViews.ts';

export interface ActiveViewButtonProps {
  views: Views;
  onClick: () => void;
}

/** The open saved view, and whether it has been changed since. */
export const ActiveViewButton = ({ views: { active, isChanged }, onClick }: ActiveViewButtonProps) => {
  const translate = useTranslate();
  const told = isChanged ? translate('preset.changed', { title: active?.title }) : active?.title;
  return (
    <Button
      color="inherit"
      startIcon={<BookmarkBorder fontSize="small" />}
      aria-haspopup="dialog"
      aria-label={[translate('preset.views'), told].filter(Boolean).join(': ')}
      onClick={onClick}
      sx={{
        minWidth: { xs: 32, sm: 0 },
        maxWidth: 220,
        flexShrink: { xs: 0, sm: 1 },
        paddingX: { xs: 0.5, sm: 1 },
        '& .MuiButton-startIcon': { marginX: { xs: 0 }, color: { xs: 'primary.main', sm: 'inherit' } },
      }}
    >
      {/* A phone has room only for the icon, whose colour shows that a view is open. */}
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {active?.title}
      </Box>
      {isChanged && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, flexShrink: 0, whiteSpace: 'pre' }}>
          {' •'}
        </Box>
      )}
    </Button>
  );
};
