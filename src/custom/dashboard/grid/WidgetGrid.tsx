import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { gridColumns } from '../../../../domain/dashboards.ts';
import type { Widget } from '../model.ts';
import { gap, rowHeight } from './measures.ts';

interface WidgetGridProps {
  widgets: readonly Widget[];
  children: (widget: Widget) => ReactNode;
}

/** Where there is room for one column, lists are as high as what is in them. */
const isGrowing = ({ type }: Widget): boolean => !['number', 'line', 'bars', 'share'].includes(type);

/** Widgets where they stand; on a phone one below the other. */
export const WidgetGrid = ({ widgets, children }: WidgetGridProps) => (
  <Box
    sx={{
      ...{ display: 'grid', gap: `${gap}px` },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${gridColumns}, minmax(0, 1fr))` },
      gridAutoRows: { md: `${rowHeight}px` },
    }}
  >
    {widgets.map((widget) => {
      const { id, x, y, width, height } = widget;
      const wide = Math.min(width, gridColumns);
      const tall = height * rowHeight + (height - 1) * gap;
      return (
        <Box
          key={id}
          sx={{
            minWidth: 0,
            gridColumn: { md: `${Math.min(x, gridColumns - wide) + 1} / span ${wide}` },
            gridRow: { md: `${y + 1} / span ${height}` },
            ...(isGrowing(widget) ? { maxHeight: { xs: 640, md: 'none' } } : { height: { xs: tall, md: 'auto' } }),
          }}
        >
          {children(widget)}
        </Box>
      );
    })}
  </Box>
);
