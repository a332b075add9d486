import { useEffect, useRef } from 'react';
import { Popup } from './Popup.tsx';
import { usePopup } from './usePopup.ts';

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

/** The popups over the page. They aren't a chunk of their own: what reports a missing chunk must not be in one. */
export const Popups = () => {
  const { kind, close } = usePopup();
  useFocusThroughPopup(kind !== undefined);
  return kind && <Popup kind={kind} onClose={close} />;
};
