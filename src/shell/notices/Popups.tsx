import { useEffect, useRef } from 'react';
import { Popup } from './Popup.tsx';
import { usePopup } from './usePopup.ts';

/**
 * Gives the focus back to where it was before a popup: a button that can’t be pressed while it saves has lost it by
 * then, and the popup would give it back to nothing. What the person has left themselves does not get it.
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

/** The popups over the page. They are no chunk of their own: what tells of a missing chunk must not be one. */
export const Popups = () => {
  const { kind, close } = usePopup();
  useFocusThroughPopup(kind !== undefined);
  return kind && <Popup kind={kind} onClose={close} />;
};
