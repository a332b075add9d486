import { useNotify } from 'ra-core';

/**
 * Copies a text for use elsewhere, and says so, or that the browser does not allow it: none does on a page that came over plain
 * http from another machine.
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
