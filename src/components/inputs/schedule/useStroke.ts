import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { overlaySpans, type Span } from '../../../../domain/time/schedule.ts';
import { type Cell, cellAfter, rectangle, stateOf } from './cells.ts';

/** Cells that are opened or closed in one go, from an anchor on. */
interface Stroke {
  anchor: Cell;
  base: readonly Span[];
  open: boolean;
}

const cellOf = (target: Element | null): Cell | undefined => {
  const element = target?.closest<HTMLElement>('[data-day]');
  return element ? { day: Number(element.dataset['day']), hour: Number(element.dataset['hour']) } : undefined;
};

/**
 * Draws opening hours by mouse, touch or keyboard: a stroke opens the cells between its start and its current position,
 * or closes them if it started on an open one.
 */
export const useStroke = (spans: readonly Span[], onChange: (spans: readonly Span[]) => void) => {
  const [current, setCurrent] = useState<Cell>({ day: 0, hour: 9 });
  const drawn = useRef<Stroke>(undefined);
  const extended = useRef<Stroke>(undefined);

  const begun = (anchor: Cell): Stroke => ({ anchor, base: spans, open: stateOf(anchor, spans) !== 'open' });
  const draw = ({ anchor, base, open }: Stroke, to: Cell): void => {
    setCurrent(to);
    onChange(overlaySpans(base, rectangle(anchor, to), open));
  };
  const end = (): void => {
    drawn.current = undefined;
  };

  return {
    current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const cell = event.target instanceof Element && event.button === 0 ? cellOf(event.target) : undefined;
        if (!cell) return;
        extended.current = undefined;
        draw((drawn.current = begun(cell)), cell);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drawn.current) return;
        // A touch keeps its initial target wherever the finger moves.
        const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY));
        if (cell && (cell.day !== current.day || cell.hour !== current.hour)) draw(drawn.current, cell);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          extended.current = undefined;
          draw(begun(current), current);
          return;
        }
        const next = cellAfter(current, event.key);
        if (!next) return;
        event.preventDefault();
        if (event.shiftKey) draw((extended.current ??= begun(current)), next);
        else {
          extended.current = undefined;
          setCurrent(next);
        }
      },
    },
  };
};
