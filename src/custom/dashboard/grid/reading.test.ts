import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridColumns, type Place, settled } from '../../../../domain/dashboards.ts';
import { readElsewhere } from './reading.ts';

type Placed = Place & { id: number };

const widgets = fc
  .array(
    fc.record({
      x: fc.nat(gridColumns - 1),
      y: fc.nat(20),
      width: fc.integer({ min: 1, max: gridColumns }),
      height: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => settled(all.map((one, id): Placed => ({ ...one, id }))));
const steps = fc.constantFrom(-1 as const, 1 as const);

const after = (all: readonly Placed[], places: ReadonlyMap<number, Place>): Placed[] =>
  all.map(({ id }) => ({ ...places.get(id)!, id }));

test('a widget is read a place earlier or later, all others in the order they had', () => {
  fc.assert(
    fc.property(widgets, fc.nat(11), steps, (all, at, step) => {
      const from = at % all.length;
      const places = readElsewhere(all, all[from]!.id, step);
      const expected = all.map(({ id }) => id);
      if (from + step < 0 || from + step >= all.length) {
        expect(places).toBeUndefined();
        return;
      }
      [expected[from], expected[from + step]] = [expected[from + step]!, expected[from]!];
      const moved = after(all, places!);
      // As read back from the server: none overlapping, and none with room above it.
      const read = settled(moved);
      expect(read.map(({ id }) => id)).toEqual(expected);
      expect(read.toSorted((one, other) => one.id - other.id)).toEqual(
        moved.toSorted((one, other) => one.id - other.id),
      );
      for (const { id, width, height } of all) expect(places!.get(id)).toMatchObject({ width, height });
    }),
  );
});

const place = (id: number, x: number, y: number, width: number, height = 3): Placed => ({ id, x, y, width, height });

test('those of one size change places, and nothing else moves', () => {
  const all = [place(1, 0, 0, 3), place(2, 3, 0, 3), place(3, 6, 0, 6), place(4, 0, 3, 12)];
  expect(after(all, readElsewhere(all, 2, -1)!)).toEqual([
    place(1, 3, 0, 3),
    place(2, 0, 0, 3),
    place(3, 6, 0, 6),
    place(4, 0, 3, 12),
  ]);
});

test('what is before those that move stays, and what is after keeps its column', () => {
  const all = [place(1, 0, 0, 3), place(2, 3, 0, 9), place(3, 0, 3, 6), place(4, 6, 3, 6)];
  expect(after(all, readElsewhere(all, 3, -1)!)).toEqual([
    place(1, 0, 0, 3),
    place(2, 0, 3, 9),
    place(3, 3, 0, 6),
    place(4, 6, 6, 6),
  ]);
});
