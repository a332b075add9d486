import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPage, afterTick } from './ranges.ts';

const page = [11, 12, 13, 14, 15];

test.each([
  ['one record', { id: 13, isTicked: true }, [2, 13]],
  ['a range downwards', { id: 14, isTicked: true, from: 12 }, [2, 12, 13, 14]],
  ['a range upwards', { id: 12, isTicked: true, from: 14 }, [2, 12, 13, 14]],
  ['a range from a record of another page', { id: 13, isTicked: true, from: 2 }, [2, 13]],
  ['a range that is unticked', { id: 13, isTicked: false, from: 11 }, [2]],
])('%s', (_, tick, selected) => {
  expect(afterTick([2], page, tick)).toEqual(selected);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
const onPage = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 15 });

test('whatever is ticked, nothing is selected twice, and what lies outside the range stays as it was', () => {
  fc.assert(
    fc.property(ids, onPage, fc.nat(), fc.nat(), fc.boolean(), (before, rows, first, last, isTicked) => {
      const [from, id] = [rows[first % rows.length]!, rows[last % rows.length]!];
      const after = afterTick(before, rows, { id, isTicked, from });
      const [low, high] = [rows.indexOf(from), rows.indexOf(id)].sort((a, b) => a - b);
      const range = rows.slice(low, high! + 1);
      expect(new Set(after).size).toBe(after.length);
      for (const one of range) expect(after.includes(one)).toBe(isTicked);
      const outside = (of: readonly unknown[]) => of.filter((one) => !range.some((other) => other === one));
      expect(outside(after)).toEqual(outside(before));
    }),
  );
});

test('a page that is ticked and unticked again leaves what other pages had', () => {
  fc.assert(
    fc.property(ids, onPage, (before, rows) => {
      const ticked = afterPage(before, rows, true);
      expect(rows.every((one) => ticked.includes(one))).toBe(true);
      expect(new Set(ticked).size).toBe(ticked.length);
      expect(afterPage(ticked, rows, false)).toEqual(before.filter((one) => !rows.includes(one)));
    }),
  );
});
