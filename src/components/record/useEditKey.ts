import { useStore } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';

/** Whether a key is meant for what has the focus: something one types into, or an open dialog or menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Opens a record for editing by the key `e`; does nothing where that is not to be done. */
export const useEditKey = (edit: (() => void) | undefined): void => {
  // Single keys are everybody's to switch off (WCAG 2.1.4), among the shortcuts.
  const [isOn] = useStore('shortcuts.singleKeys', true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || (event.key !== 'e' && event.key !== 'у')) return;
    if (!edit || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    edit();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
