import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { loadAhead, useSoon } from '../../components/deferred.tsx';
import type { PopupProps } from './Popup.tsx';
import { UnpoppedNotice } from './UnpoppedNotice.tsx';
import { usePopup } from './usePopup.ts';

/** Loaded as if ahead: while the server is away, a script that doesn't come is no reason to reload the page. */
const load = async (): Promise<ComponentType<PopupProps> | undefined> => {
  let loaded: ComponentType<PopupProps> | undefined;
  await loadAhead([async () => void (loaded = (await import('./Popup.tsx')).Popup)]);
  return loaded;
};
const coming = () => lazy(async () => ({ default: (await load()) ?? UnpoppedNotice }));

/**
 * Returns the focus to where it was before a popup: a button that is disabled while saving has lost it by then, so the
 * popup would return it to nothing. Elements that the user has left themselves don't get it back.
 */
const useFocusThroughPopup = (isOpen: boolean): void => {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isOpen) {
      return () => {
        if (document.activeElement === document.body) last.current?.focus();
      };
    }
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    const forget = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && target.matches(':disabled'))) last.current = undefined;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [isOpen]);
};

/**
 * The popups over the page. They are loaded soon after it, before there is anything to tell; one that can't be loaded,
 * because it tells that nothing can be, is a toast.
 */
export const Popups = () => {
  const { kind, close } = usePopup();
  useFocusThroughPopup(kind !== undefined);
  useSoon(load);
  // Requested anew for each: that the script couldn't be loaded once says nothing about the next time.
  const Popup = useMemo(coming, [kind]);
  if (!kind) return null;
  return (
    <Suspense>
      <Popup kind={kind} onClose={close} />
    </Suspense>
  );
};
