import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { useToasts } from './useToasts.ts';

/**
 * The toasts at the bottom of the page, above anything that stays there longer. A toast that is hovered or focused
 * doesn't time out.
 */
export const Toasts = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const { toasts, remove } = useToasts();
  return (
    <Box
      role="region"
      aria-label={translate('toast.region')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 8, sm: 24 },
        left: '50%',
        transform: 'translateX(-50%)',
        display: 'grid',
        gap: 1,
        width: 'min(420px, calc(100vw - 16px))',
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {toasts.map((toast) => {
        const close = () => remove(toast.id);
        const isOwn = typeof toast.message !== 'string';
        return (
          <CloseNotificationContext.Provider key={toast.id} value={close}>
            <Snackbar
              open
              autoHideDuration={toast.milliseconds}
              onClose={(_, reason) => reason === 'timeout' && close()}
              sx={{ position: 'static', transform: 'none', display: 'block' }}
            >
              {isOwn ? <div>{toast.message}</div> : <ToastCard toast={toast} onClose={close} />}
            </Snackbar>
          </CloseNotificationContext.Provider>
        );
      })}
      {children}
    </Box>
  );
};
