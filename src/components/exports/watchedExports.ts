import { useStore, useStoreContext } from 'ra-core';
import { useCallback } from 'react';

/** An export that the person is told of until they put it away. */
export interface WatchedExport {
  id: number;
  /** Whether its file is still to be downloaded as soon as it is ready. */
  isWanted: boolean;
}

const key = 'watched.exports';
const none: readonly WatchedExport[] = [];

/** The exports that are told of; they are remembered while the page is closed. */
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
    /**
     * Takes the download on, so that of several tabs one does it; tells whether it was still to be done.
     */
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
