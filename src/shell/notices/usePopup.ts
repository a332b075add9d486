import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import { isAdBlockerNoticed, isAdBlockerOn, noticeAdBlocker } from './adBlocker.ts';

/** What a popup over the page may be about; only one is shown at a time, the most urgent first. */
export type PopupKind = 'server' | 'chunk' | 'update' | 'adBlocker';

/** The popup that is due, and the function that closes it. */
export const usePopup = (): { kind: PopupKind | undefined; close: () => void } => {
  const { calls, chunks, version } = useServices();
  const [isAdBlocked, setAdBlocked] = useState(false);
  const hasServerFailed = useSyncExternalStore(calls.onFailure, calls.hasFailed);
  const isChunkMissing = useSyncExternalStore(chunks.subscribe, chunks.isAsking);
  const isUpdateDue = useSyncExternalStore(version.subscribe, version.isUpdateDue);

  useEffect(() => {
    if (!isAdBlockerNoticed()) void isAdBlockerOn().then(setAdBlocked);
  }, []);

  if (hasServerFailed) return { kind: 'server', close: calls.forgetFailure };
  if (isChunkMissing) return { kind: 'chunk', close: chunks.dismiss };
  if (isUpdateDue) return { kind: 'update', close: version.postpone };
  const close = () => {
    noticeAdBlocker();
    setAdBlocked(false);
  };
  return { kind: isAdBlocked ? 'adBlocker' : undefined, close };
};
