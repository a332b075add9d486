import { useEffect } from 'react';
import { useSingleKeys } from '../components/singleKeys.ts';

/** Whether a letter key types a letter here. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'));

/** Calls back when the user presses `?` outside of inputs and dialogs. */
export const useHelpKey = (onHelp: () => void): void => {
  const [isOn] = useSingleKeys();
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || hasModifier || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      event.preventDefault();
      onHelp();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, onHelp]);
};
