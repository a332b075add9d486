import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';

/** Opens the saved views while none is open. */
export const ViewsIconButton = ({ onClick }: { onClick: () => void }) => {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('preset.views')}>
      <IconButton aria-label={translate('preset.views')} aria-haspopup="dialog" onClick={onClick}>
        <BookmarkBorder fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
