import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ToastCard } from './ToastCard.tsx';
import type { ShownToast } from './toasts.ts';
import { useTimeLimit } from './useTimeLimit.ts';
import { useToasts } from './useToasts.ts';

const Toast = ({ toast, onClose }: { toast: ShownToast; onClose: () => void }) => {
  const isOwn = typeof toast.message !== 'string';
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <div role="presentation" {...useTimeLimit(toast.milliseconds, onClose)}>
        <Grow in appear timeout={225}>
          {isOwn ? <div>{toast.message}</div> : <ToastCard toast={toast} onClose={onClose} />}
        </Grow>
      </div>
    </CloseNotificationContext.Provider>
  );
};

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
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
      ))}
      {children}
    </Box>
  );
};
