import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../components/useWords.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import { bellWords as words } from './bellWords.ts';
import { useUnread } from './useBell.ts';

const NoticeList = lazy(() => import('./NoticeList.tsx'));

const max = 99;

/** What the signed-in person is told of: how many are unread, and the way to them. */
export default function Bell() {
  const say = useWords();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? say(words.unread, unread > max ? `${max}+` : unread) : say(words.notices)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ position: 'relative', width: 32, height: 32, padding: 0 }}
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say(words.notices),
            sx: { width: 400, maxWidth: 'calc(100vw - 24px)', maxHeight: 'min(560px, 80vh)', marginTop: 0.5 },
          },
        }}
      >
        <Suspense fallback={<LoadingPage />}>
          <NoticeList onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
}
