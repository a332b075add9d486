import { useNotify } from 'ra-core';
import { useCallback } from 'react';

export type ToastStatus = 'success' | 'error' | 'lock';

/** A notification that disappears automatically; texts are keys or plain texts. */
export interface Toast {
  status: ToastStatus;
  header?: string;
  text: string;
  /** Lines below the text. */
  details?: readonly string[];
  /** Whether it has a button to dismiss it. */
  removable?: boolean;
  /** Called by its undo button. */
  onUndo?: () => void;
}

/** Shows a toast. `useNotify` does the same for callers that need no header. */
export const useToast = (): ((toast: Toast) => void) => {
  const notify = useNotify();
  return useCallback(
    ({ status, text, ...options }) =>
      notify(text, { type: status === 'success' ? 'success' : 'error', status, ...options }),
    [notify],
  );
};
