import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { DimensionName } from '../../../../domain/statistics/dimensions.ts';
import { dimensions } from '../../../../domain/statistics/dimensions.ts';
import type { Words } from '../../../../domain/text/words.ts';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

/** The texts announced to screen readers while a grouping is moved. */
export const useSortingWords = (
  groupBy: readonly DimensionName[],
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } => {
  const say = useWords();
  const titleOf = (id: UniqueIdentifier): string => {
    const name = groupBy.find((one) => one === id);
    return name ? say(dimensions[name]) : '';
  };
  const tell = (text: Words, id: UniqueIdentifier, over: UniqueIdentifier | undefined): string => {
    const place = groupBy.findIndex((one) => one === (over ?? id));
    return say(text, titleOf(id), place + 1, groupBy.length);
  };
  return {
    screenReaderInstructions: { draggable: say(words.drag) },
    announcements: {
      onDragStart: ({ active }) => tell(words.pickedUp, active.id, undefined),
      onDragOver: ({ active, over }) => tell(words.movedTo, active.id, over?.id),
      onDragEnd: ({ active, over }) => tell(words.dropped, active.id, over?.id),
      onDragCancel: ({ active }) => say(words.putBack, titleOf(active.id)),
    },
  };
};
