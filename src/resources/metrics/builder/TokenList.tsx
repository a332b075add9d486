import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
import type { Token } from '../../../../domain/formula/tokens.ts';
import { TokenChip } from './TokenChip.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import type { WrittenFormula } from './useFormula.ts';

export interface TokenListProps {
  formula: WrittenFormula;
  textOf: (token: Token) => { shown: string; said: string };
  /** The elements' errors, by index. */
  problems: ReadonlyMap<number, string>;
  onRemove: (at: number) => void;
  /** The input for the next element, located at the caret. */
  entry: ReactElement;
}

/** The elements of a formula in their order, which can be changed by dragging and by keyboard. */
export const TokenList = ({ formula, textOf, problems, onRemove, entry }: TokenListProps) => {
  const { tokens, ids, caret, move } = formula;
  const said = (at: number) => (tokens[at] ? textOf(tokens[at]).said : '');
  const accessibility = useAnnouncements(ids, said);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const chips = tokens.map((token, at) => (
    <TokenChip
      key={ids[at]}
      id={ids[at] ?? ''}
      token={token}
      text={textOf(token)}
      problem={problems.get(at)}
      onRemove={() => onRemove(at)}
    />
  ));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {chips.slice(0, caret)}
        {entry}
        {chips.slice(caret)}
      </SortableContext>
    </DndContext>
  );
};
