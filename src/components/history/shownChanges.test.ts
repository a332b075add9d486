import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownChanges } from './shownChanges.ts';

const nothing = fc.constantFrom(null, '', [], {});
const something = fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('Lotus', ['a'], { id: 1 }));

describe('what a change shows', () => {
  test('tells of a new record what it began with, without a value before', () => {
    expect(
      shownChanges({ version: 1, changes: { title: [null, 'Lotus'], note: [null, null], isHot: [null, false] } }),
    ).toEqual([
      { field: 'title', kind: 'set', after: 'Lotus' },
      { field: 'isHot', kind: 'set', after: false },
    ]);
  });

  test('tells both values afterwards, and that a secret changed', () => {
    expect(
      shownChanges({ version: 4, changes: { title: ['Lotus', null], limit: [null, 5], password: [null, null] } }),
    ).toEqual([
      { field: 'title', kind: 'changed', before: 'Lotus', after: null },
      { field: 'limit', kind: 'changed', before: null, after: 5 },
      { field: 'password', kind: 'secret' },
    ]);
  });

  test('tells of rows with ids what became of each', () => {
    const [sale, deposit, lead] = ['Sale', 'Deposit', 'Lead'].map((title, place) => ({ id: place + 1, title }));
    const goals = [
      [sale, deposit, lead],
      [lead, { ...sale, title: 'Sold' }, { title: 'New' }],
    ] as [unknown, unknown];
    expect(shownChanges({ version: 4, changes: { goals } })).toEqual([
      {
        field: 'goals',
        kind: 'rows',
        added: [{ title: 'New' }],
        removed: [deposit],
        changed: [{ before: sale, after: { id: 1, title: 'Sold' }, fields: ['title'] }],
        isMoved: true,
      },
    ]);
  });

  test('never shows nothing in the place of something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), nothing, nothing, something, (version, empty, other, value) => {
        const shown = shownChanges({
          version,
          changes: { gone: [value, empty], come: [empty, value], none: [empty, other] },
        });
        expect(shown.filter(({ kind }) => kind !== 'secret').map(({ field }) => field)).toEqual(['gone', 'come']);
        const come = shown.find(({ field }) => field === 'come');
        expect(come?.kind).toBe(version === 1 ? 'set' : 'changed');
      }),
    );
  });
});

test('fields stand in the order of the form, those that it has not after them', () => {
  const changes = { status: [1, 2], note: ['a', 'b'], title: ['c', 'd'] };
  expect(shownChanges({ version: 2, changes }, ['title', 'note']).map(({ field }) => field)).toEqual([
    'title',
    'note',
    'status',
  ]);
});

test('of several values tells those that came and those that left', () => {
  const of = (before: unknown, after: unknown) => shownChanges({ version: 2, changes: { managers: [before, after] } });
  expect(of([1, 2], [2, 3])).toEqual([{ field: 'managers', kind: 'members', added: [3], removed: [1] }]);
  // Only the order has changed.
  expect(of([1, 2], [2, 1])).toEqual([{ field: 'managers', kind: 'changed', before: [1, 2], after: [2, 1] }]);
});
