import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useWords } from '../../../components/useWords.ts';
import { formulaWords } from '../formulaWords.ts';

/** What screen readers say while an element of a list is dragged, by keyboard too. @param said what its elements are called */
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
