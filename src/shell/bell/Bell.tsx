import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { later } from '../../components/deferred.tsx';
import { useWords } from '../../components/useWords.ts';
import { bellWords as words } from './bellWords.ts';
import type { BellPopoverProps } from './BellPopover.tsx';
import { useUnread } from './useUnread.ts';

const BellPopover = later<BellPopoverProps>(
  () => import('./BellPopover.tsx'),
  ({ anchor }) => anchor !== null,
);

const max = 99;

/** The signed-in user's notices: how many are unread, and the way to them. */
export const Bell = () => {
  const say = useWords();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? say(words.unread, unread > max ? `${max}+` : unread) : say(words.notices)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ position: 'relative', flexShrink: 0, width: 32, height: 32, padding: 0 }}
      >
        <NotificationsNoneOutlined sx={{ fontSize: 20 }} />
        {unread > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              top: 0,
              right: -2,
              minWidth: 16,
              paddingX: '3px',
              borderRadius: 8,
              fontSize: '0.625rem',
              fontWeight: 600,
              lineHeight: '16px',
              textAlign: 'center',
              backgroundColor: 'error.main',
              color: 'error.contrastText',
            }}
          >
            {unread > max ? `${max}+` : unread}
          </Box>
        )}
      </IconButton>
      <BellPopover anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
