import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { narrowest, widest } from './columnWidths.ts';

export interface ResizeHandleProps {
  /** The name of its column. */
  label: string;
  /** In pixels. */
  width: number;
  /** Whether there is no column to the right that it could extend into. */
  isLast: boolean;
  /** Previews a width while dragging. */
  onDrag: (width: number) => void;
  /** Stores a width; undefined restores the column's default. */
  onChange: (width: number | undefined) => void;
}

const step = 16;
const bounded = (width: number): number => Math.round(Math.min(Math.max(width, narrowest), widest));

/** Resizes a column by dragging or with the arrow keys; a double click or Enter resets it. */
export const ResizeHandle = ({ label, width, isLast, onDrag, onChange }: ResizeHandleProps) => {
  const translate = useTranslate();
  const drag = useRef<{ from: number; width: number; now: number; isMoved: boolean }>(undefined);
  const shownWidth = ({ currentTarget }: { currentTarget: HTMLElement }): number =>
    currentTarget.parentElement?.offsetWidth || width;

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const now = shownWidth(event);
    drag.current = { from: event.clientX, width: now, now, isMoved: false };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const now = bounded(drag.current.width + event.clientX - drag.current.from);
    if (now === drag.current.now) return;
    Object.assign(drag.current, { now, isMoved: true });
    onDrag(now);
  };
  const end = () => {
    const { current } = drag;
    drag.current = undefined;
    if (current?.isMoved) onChange(current.now);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = shownWidth(event);
    const wanted: Partial<Record<string, number>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: narrowest,
      End: widest,
    };
    const next = wanted[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    onChange(next === undefined ? undefined : bounded(next));
  };

  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={translate('list.columnWidth', { name: label })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={press}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        right: isLast ? 0 : -12,
        zIndex: 1,
        width: 24,
        cursor: 'col-resize',
        touchAction: 'none',
        userSelect: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 9,
          right: isLast ? 1 : 12,
          width: '1px',
          backgroundColor: 'divider',
        },
        '&:hover::after, &:focus-visible::after, &:active::after': {
          insetBlock: 4,
          width: '2px',
          backgroundColor: 'primary.main',
        },
        '&:focus-visible': { outline: 'none' },
      }}
    />
  );
};
