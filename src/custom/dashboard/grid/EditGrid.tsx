import 'react-grid-layout/css/styles.css';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import GridLayout, { type Layout, useContainerWidth } from 'react-grid-layout';
import { gridColumns, type Place } from '../../../../domain/dashboards.ts';
import { useWords } from '../../../components/useWords.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { Widget } from '../model.ts';
import { gap, rowHeight } from './measures.ts';
import { handleClass, MoveHandle } from './MoveHandle.tsx';
import { compacted, layoutOf, moved, placesOf, resized, type Step } from './placing.ts';

interface EditGridProps {
  widgets: readonly Widget[];
  titleOf: (widget: Widget) => string;
  hintId: string;
  onArrange: (places: ReadonlyMap<number, Place>) => void;
  /** A widget, with the handle that moves it. */
  children: (widget: Widget, handle: ReactNode) => ReactNode;
}

const look = {
  '& .react-grid-placeholder': {
    backgroundColor: 'primary.main !important',
    opacity: '0.14 !important',
    borderRadius: 2,
  },
  '& .react-draggable-dragging .MuiCard-root, & .resizing .MuiCard-root': {
    boxShadow: '0 8px 28px rgba(16, 8, 32, 0.22)',
  },
  '& .react-resizable-handle': { opacity: '1 !important' },
  '& .react-resizable-handle::after': {
    borderColor: 'var(--mui-palette-text-disabled) !important',
    width: '7px !important',
    height: '7px !important',
  },
} as const;

/**
 * The grid during editing: widgets are moved and resized by pointer and keyboard, which is announced to screen readers.
 */
export default function EditGrid({ widgets, titleOf, hintId, onArrange, children }: EditGridProps) {
  const say = useWords();
  const { width, containerRef, mounted } = useContainerWidth();
  const [told, setTold] = useState('');
  const layout = layoutOf(widgets);
  // Their DOM order doesn't change while they are moved, so that none of them loses the focus.
  const [order] = useState(() => new Map(widgets.map(({ id }, place) => [id, place])));
  const standing = widgets.toSorted(
    (one, other) => (order.get(one.id) ?? order.size + one.id) - (order.get(other.id) ?? order.size + other.id),
  );

  const by = (widget: Widget, act: typeof moved) => (step: Step) => {
    const title = titleOf(widget);
    const next = act(layout, String(widget.id), step);
    const to = next && placesOf(next).get(widget.id);
    if (!next || !to) {
      setTold(say(words.unmoved, title));
      return;
    }
    setTold(say(words.moved, title, to.x + 1, to.y + 1, to.width, to.height));
    onArrange(placesOf(next));
  };
  const arrange = (next: Layout) => onArrange(placesOf(compacted(next)));
  return (
    <Box ref={containerRef} sx={look}>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {told}
      </Box>
      {mounted && (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: gridColumns, rowHeight, margin: [gap, gap], containerPadding: [0, 0] }}
          dragConfig={{ handle: `.${handleClass}` }}
          onDragStop={arrange}
          onResizeStop={arrange}
        >
          {standing.map((widget) => (
            <div key={widget.id}>
              {children(
                widget,
                <MoveHandle
                  title={titleOf(widget)}
                  hintId={hintId}
                  onMove={by(widget, moved)}
                  onResize={by(widget, resized)}
                />,
              )}
            </div>
          ))}
        </GridLayout>
      )}
    </Box>
  );
}
