import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridColumns, type Place, settled, widgetSetups, widgetTypes } from '../../../../domain/dashboards.ts';
import type { Widget } from '../model.ts';
import { layoutOf, moved, placesOf, resized } from './placing.ts';

const shown = { version: 1, title: null, metrics: [], groupBy: null, filters: {}, limit: 5, isCompared: true };
const widget = (id: number, x: number, y: number, width: number, height: number): Widget => ({
  ...shown,
  type: 'number',
  id,
  x,
  y,
  width,
  height,
});

const widgets = fc
  .array(
    fc.record({
      type: fc.constantFrom(...widgetTypes),
      x: fc.nat(gridColumns - 1),
      y: fc.nat(20),
      width: fc.integer({ min: 1, max: gridColumns }),
      height: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map((one, id) => ({ ...shown, ...one, id: id + 1 })));
const steps = fc.constantFrom({ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 });

/** Returns how many distinct cells of the grid the places cover; all must be inside it. */
const cellsOf = (places: Iterable<Place>): number => {
  const cells = new Set<string>();
  for (const { x, y, width, height } of places) {
    expect([x >= 0, y >= 0, x + width <= gridColumns]).toEqual([true, true, true]);
    for (let column = x; column < x + width; column += 1)
      for (let row = y; row < y + height; row += 1) cells.add(`${column} ${row}`);
  }
  return cells.size;
};

describe('a step', () => {
  test('leaves no two widgets in one place and none beyond the edge', () => {
    fc.assert(
      fc.property(widgets, steps, fc.boolean(), (all, step, isMove) => {
        const before = layoutOf(all);
        const after = (isMove ? moved : resized)(before, '1', step) ?? before;
        const places = [...placesOf(after).values()];
        expect(cellsOf(places)).toBe(places.reduce((sum, { width, height }) => sum + width * height, 0));
        expect(places).toHaveLength(all.length);
      }),
    );
  });

  test('down goes below what is there, and up above it again', () => {
    const layout = layoutOf([widget(1, 0, 0, 6, 3), widget(2, 0, 3, 6, 6)]);
    const down = moved(layout, '1', { x: 0, y: 1 });
    expect(down && placesOf(down).get(1)?.y).toBe(6);
    const up = down && moved(down, '1', { x: 0, y: -1 });
    expect(up && placesOf(up).get(1)?.y).toBe(0);
    expect(moved(layout, '1', { x: 0, y: -1 })).toBeUndefined();
    expect(moved(layout, '2', { x: 0, y: 1 })).toBeUndefined();
  });

  test('makes nothing smaller than it can show', () => {
    const { width, height } = widgetSetups.number.smallest;
    const layout = layoutOf([widget(1, 0, 0, width, height)]);
    expect(resized(layout, '1', { x: -1, y: 0 })).toBeUndefined();
    expect(resized(layout, '1', { x: 0, y: -1 })).toBeUndefined();
  });
});

test('places that overlap settle beside and below each other', () => {
  fc.assert(
    fc.property(widgets, (all) => {
      const places = settled(all);
      expect(places.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      expect(cellsOf(places)).toBe(places.reduce((sum, { width, height }) => sum + width * height, 0));
      expect(settled(places)).toEqual(places);
    }),
  );
});
