import { type Layout, moveElement, verticalCompactor } from 'react-grid-layout/core';
import { gridColumns, gridRows, type Place, widgetSetups } from '../../../../domain/dashboards.ts';
import type { Widget } from '../model.ts';

/** Moving and resizing widgets by keyboard, by the same rules as the grid's own dragging. */

/** Number of columns and rows; negative for left and up. */
export interface Step {
  x: number;
  y: number;
}

/** Moves up every item that has room above it. */
export const compacted = (layout: Layout): Layout => verticalCompactor.compact(layout, gridColumns);

/** Returns the grid in the format of its library. */
export const layoutOf = (widgets: readonly Widget[]): Layout =>
  compacted(
    widgets.map(({ id, type, x, y, width, height }) => {
      const { smallest } = widgetSetups[type];
      const w = Math.min(width, gridColumns);
      return {
        i: String(id),
        x: Math.min(x, gridColumns - w),
        y,
        w,
        h: height,
        minW: smallest.width,
        minH: smallest.height,
        maxH: gridRows.tallest,
      };
    }),
  );

/** Returns where the library has placed the widgets, by id. */
export const placesOf = (layout: Layout): ReadonlyMap<number, Place> =>
  new Map(layout.map(({ i, x, y, w, h }) => [Number(i), { x, y, width: w, height: h }]));

const textOf = (layout: Layout): string =>
  JSON.stringify(layout.map(({ i, x, y, w, h }) => [i, x, y, w, h]).toSorted());

const movedTo = (layout: Layout, id: string, x: number, y: number): Layout => {
  const fresh = layout.map((item) => ({ ...item }));
  const item = fresh.find(({ i }) => i === id);
  if (!item) return layout;
  return compacted(moveElement(fresh, item, x, y, true, false, 'vertical', gridColumns, false));
};

/** Returns the layout after a widget has moved by a step; undefined if it can't move any further. */
export const moved = (layout: Layout, id: string, { x, y }: Step): Layout | undefined => {
  const item = layout.find(({ i }) => i === id);
  if (!item) return undefined;
  const last = Math.max(...layout.map((one) => one.y + one.h));
  // Widgets move back up, so try further rows until the neighbour below gives way.
  const maxSteps = x === 0 ? last : 1;
  for (let steps = 1; steps <= maxSteps; steps += 1) {
    const to = { x: item.x + x * steps, y: item.y + y * steps };
    if (to.x < 0 || to.y < 0 || to.x + item.w > gridColumns) return undefined;
    const next = movedTo(layout, id, to.x, to.y);
    if (textOf(next) !== textOf(layout)) return next;
  }
  return undefined;
};

/** Returns the layout after a widget has grown or shrunk by a step; undefined if it can't. */
export const resized = (layout: Layout, id: string, { x, y }: Step): Layout | undefined => {
  const item = layout.find(({ i }) => i === id);
  if (!item) return undefined;
  const [w, h] = [item.w + x, item.h + y];
  if (w < (item.minW ?? 1) || h < (item.minH ?? 1) || item.x + w > gridColumns || h > (item.maxH ?? h))
    return undefined;
  return compacted(layout.map((one) => (one.i === id ? { ...one, w, h } : { ...one })));
};
