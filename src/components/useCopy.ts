import { useNotify } from 'ra-core';

/**
 * Copies a text to the clipboard and shows a toast; or says that the browser does not allow it, as is always the case
 * on a page loaded over plain http from another machine.
 */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('field.copyRefused', { type: 'error' });
      return;
    }
    notify('field.copied', { type: 'success' });
  };
};
