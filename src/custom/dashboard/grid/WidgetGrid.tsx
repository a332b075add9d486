import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { gridColumns } from '../../../../domain/dashboards.ts';
import { isList, type Widget } from '../model.ts';
import { gap, rowHeight } from './measures.ts';

interface WidgetGridProps {
  widgets: readonly Widget[];
  children: (widget: Widget) => ReactNode;
}

/** Widgets at their places; stacked on a phone. */
export const WidgetGrid = ({ widgets, children }: WidgetGridProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: `${gap}px`,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${gridColumns}, minmax(0, 1fr))` },
      gridAutoRows: { md: `${rowHeight}px` },
    }}
  >
    {widgets.map((widget) => {
      const { id, x, y, width, height } = widget;
      const tall = height * rowHeight + (height - 1) * gap;
      return (
        <Box
          key={id}
          sx={{
            minWidth: 0,
            gridColumn: { md: `${x + 1} / span ${width}` },
            gridRow: { md: `${y + 1} / span ${height}` },
            ...(isList(widget) ? { maxHeight: { xs: 640, md: 'none' } } : { height: { xs: tall, md: 'auto' } }),
          }}
        >
          {children(widget)}
        </Box>
      );
    })}
  </Box>
);
