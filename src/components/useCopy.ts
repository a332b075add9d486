import { useNotify } from 'ra-core';

/** Copies a text for use elsewhere, and says so. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const notify = useNotify();
  return async (text) => {
    await navigator.clipboard.writeText(text);
    notify('field.copied', { type: 'success' });
  };
};
