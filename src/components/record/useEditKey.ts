import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../singleKeys.ts';

/** Whether a key is meant for something else: a focused text input, or an open dialog or menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Opens a record for editing with the `e` key; does nothing if `edit` is undefined. */
export const useEditKey = (edit: (() => void) | undefined): void => {
  const [isOn] = useSingleKeys();
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
