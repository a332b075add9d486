import { useStore, useStoreContext } from 'ra-core';
import { useCallback } from 'react';

/** An export that is shown to the user until they dismiss it. */
export interface WatchedExport {
  id: number;
  /** Whether its file is still to be downloaded once it is ready. */
  isWanted: boolean;
}

const key = 'watched.exports';
const none: readonly WatchedExport[] = [];

/** The exports that are shown; they are remembered while the page is closed. */
export const useWatchedExports = () => {
  const [exports] = useStore<readonly WatchedExport[]>(key, none);
  const { getItem, setItem } = useStoreContext();
  const change = useCallback(
    (change: (exports: readonly WatchedExport[]) => readonly WatchedExport[]) =>
      setItem(key, change(getItem(key, none) ?? none)),
    [getItem, setItem],
  );
  return {
    exports,
    watch: useCallback((id: number) => change((all) => [...all, { id, isWanted: true }]), [change]),
    forget: useCallback((id: number) => change((all) => all.filter((one) => one.id !== id)), [change]),
    /** Claims the download, so that only one of several tabs does it; returns whether it was still to be done. */
    take: useCallback(
      (id: number): boolean => {
        const isWanted = (getItem(key, none) ?? none).some((one) => one.id === id && one.isWanted);
        change((all) => all.map((one) => (one.id === id ? { ...one, isWanted: false } : one)));
        return isWanted;
      },
      [change, getItem],
    ),
  };
};
