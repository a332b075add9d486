import { useNotify } from 'ra-core';
import { useCallback } from 'react';

export type ToastStatus = 'success' | 'error' | 'lock';

/** A note that goes by itself; texts are keys or words. */
export interface Toast {
  status: ToastStatus;
  header?: string;
  text: string;
  /** Lines below the text. */
  details?: readonly string[];
  /** Whether it has a button to put it away. */
  removable?: boolean;
  /** What its button does that takes back what was done. */
  onUndo?: () => void;
}

/** Shows a toast. `useNotify` does the same for anyone who needs no header. */
export const useToast = (): ((toast: Toast) => void) => {
  const notify = useNotify();
  return useCallback(
    ({ status, text, ...options }) =>
      notify(text, { type: status === 'success' ? 'success' : 'error', status, ...options }),
    [notify],
  );
};
