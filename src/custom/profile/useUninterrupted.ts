import { useState } from 'react';

/**
 * Keeps a dialog open while something is sent from it: its answer, such as a secret that is shown once, would come to
 * nobody.
 */
export const useUninterrupted = (onClose: () => void) => {
  const [isSending, setSending] = useState(false);
  return {
    /** What Escape and a click beside the dialog do. */
    onClose: isSending ? undefined : onClose,
    uninterrupted:
      <Values extends unknown[]>(send: (...values: Values) => Promise<void>) =>
      async (...values: Values): Promise<void> => {
        setSending(true);
        try {
          await send(...values);
        } finally {
          setSending(false);
        }
      },
  };
};
