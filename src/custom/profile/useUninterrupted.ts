import { useState } from 'react';

/**
 * Keeps a dialog open while it is submitting: otherwise its answer, such as a secret that is shown once, would be lost.
 */
export const useUninterrupted = (onClose: () => void) => {
  const [isSending, setSending] = useState(false);
  return {
    /** The effect of Escape and of a click outside the dialog. */
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
