import { expect, test } from 'vitest';
import { isUndoable as isUndoableIf } from './undoable.ts';

const edit = { action: 'edit', version: 3, changes: { title: ['Lotus', 'Lily'], note: [null, 'x'] } };

const isUndoable = (entry: Parameters<typeof isUndoableIf>[0], newer: Parameters<typeof isUndoableIf>[1]) =>
  isUndoableIf(entry, newer, () => true);

test('a change of a field that is gone may not', () => {
  expect(isUndoableIf(edit, [], (field) => field !== 'note')).toBe(false);
  expect(isUndoableIf(edit, [], (field) => field !== 'limit')).toBe(true);
});

test('an edit may be taken back until something newer touches its fields', () => {
  expect(isUndoable(edit, [])).toBe(true);
  expect(isUndoable(edit, [{ changes: { limit: [1, 2] } }])).toBe(true);
  expect(isUndoable(edit, [{ changes: { limit: [1, 2] } }, { changes: { note: ['x', 'y'] } }])).toBe(false);
});

test('nothing else may, nor what nobody is told', () => {
  for (const action of ['create', 'status', 'clone', 'reset_two_factor'])
    expect(isUndoable({ ...edit, action }, [])).toBe(false);
  expect(isUndoable({ ...edit, changes: { ...edit.changes, password: [null, null] } }, [])).toBe(false);
  expect(isUndoable({ ...edit, changes: {} }, [])).toBe(false);
});
