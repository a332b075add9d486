import { type ReactElement, useState } from 'react';
import { useHold } from './useHold.ts';
import { useUnsavedFirst } from './useUnsavedFirst.tsx';

const nothing = (): void => undefined;

interface ClosingGuard {
  /** Props of the dialog or drawer. */
  guard: { onClose: () => void; onInput: () => void };
  /** The question, to be rendered inside it. */
  question: ReactElement;
}

/**
 * Guards what was typed into a dialog or drawer: a click beside it, or Escape, asks before it closes, and so do leaving
 * the page and signing out. Its Cancel button, which is pressed on purpose, calls `onClose` itself.
 */
export const useClosingGuard = (onClose: () => void): ClosingGuard => {
  const [isTyped, setTyped] = useState(false);
  useHold(isTyped, false, nothing);
  const { ask, dialog } = useUnsavedFirst(onClose, () => isTyped);
  return { guard: { onClose: ask, onInput: () => setTyped(true) }, question: dialog };
};
