import { useEffect, useRef } from 'react';
import { Popup } from './Popup.tsx';
import { usePopup } from './usePopup.ts';

/**
 * Where the focus was before a popup: a button that can’t be pressed while it saves has lost it by then, and the popup
 * would give it back to nothing.
 */
const useFocusBack = (isOpen: boolean): void => {
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
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isOpen]);
};

/** The popups over the page. They are no chunk of their own: what tells of a missing chunk must not be one. */
export const Popups = () => {
  const { kind, close } = usePopup();
  useFocusBack(kind !== undefined);
  return kind && <Popup kind={kind} onClose={close} />;
};
