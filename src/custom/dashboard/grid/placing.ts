import { type Layout, moveElement, verticalCompactor } from 'react-grid-layout/core';
import { gridColumns, gridRows, type Place, widgetSetups } from '../../../../domain/dashboards.ts';
import type { Widget } from '../model.ts';

/** Moves and sizes of widgets by keyboard, by the rules of the grid's own drag. */

/** By so many columns and rows; negative to the left and up. */
export interface Step {
  x: number;
  y: number;
}

/** What has room above it slips up. */
export const compacted = (layout: Layout): Layout => verticalCompactor.compact(layout, gridColumns);

/** The grid as its library has it. */
export const layoutOf = (widgets: readonly Widget[]): Layout =>
  compacted(
    widgets.map(({ id, type, x, y, width, height }) => {
      const { smallest } = widgetSetups[type];
      const w = Math.min(width, gridColumns);
      return {
        ...{ i: String(id), x: Math.min(x, gridColumns - w), y, w, h: height },
        ...{ minW: smallest.width, minH: smallest.height, maxH: gridRows.tallest },
      };
    }),
  );

/** Where the library has put widgets, by their ids. */
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

/** The layout after a widget moved by a step; undefined where it can go no further. */
export const moved = (layout: Layout, id: string, { x, y }: Step): Layout | undefined => {
  const item = layout.find(({ i }) => i === id);
  if (!item) return undefined;
  const last = Math.max(...layout.map((one) => one.y + one.h));
  // What is below slips up again, so it takes as many rows as its neighbour gives way for.
  const most = x === 0 ? last : 1;
  for (let steps = 1; steps <= most; steps += 1) {
    const to = { x: item.x + x * steps, y: item.y + y * steps };
    if (to.x < 0 || to.y < 0 || to.x + item.w > gridColumns) return undefined;
    const next = movedTo(layout, id, to.x, to.y);
    if (textOf(next) !== textOf(layout)) return next;
  }
  return undefined;
};

/** The layout after a widget grew or shrank by a step; undefined where it can't. */
export const resized = (layout: Layout, id: string, { x, y }: Step): Layout | undefined => {
  const item = layout.find(({ i }) => i === id);
  if (!item) return undefined;
  const [w, h] = [item.w + x, item.h + y];
  if (w < (item.minW ?? 1) || h < (item.minH ?? 1) || item.x + w > gridColumns || h > (item.maxH ?? h))
    return undefined;
  return compacted(layout.map((one) => (one.i === id ? { ...one, w, h } : { ...one })));
};
