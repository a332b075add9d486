import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useWords } from '../../../components/useWords.ts';
import { formulaWords } from '../formulaWords.ts';

/**
 * The announcements of screen readers while a list item is dragged, including by keyboard.
 * @param said the names of its items
 */
export const useAnnouncements = (
  ids: readonly string[],
  said: (place: number) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } => {
  const say = useWords();
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const name = (id: UniqueIdentifier) => said(place(id));
  return {
    screenReaderInstructions: { draggable: say(formulaWords.handle) },
    announcements: {
      onDragStart: ({ active }) => say(formulaWords.lifted, name(active.id), place(active.id) + 1, ids.length),
      onDragOver: ({ active, over }) =>
        over ? say(formulaWords.over, name(active.id), place(over.id) + 1, ids.length) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? say(formulaWords.dropped, name(active.id), place(over.id) + 1, ids.length) : undefined,
      onDragCancel: ({ active }) => say(formulaWords.cancelled, name(active.id)),
    },
  };
};
