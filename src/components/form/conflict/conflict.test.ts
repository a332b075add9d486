import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged, theirFields } from './conflict.ts';

const base = {
  id: 1,
  version: 3,
  title: 'Old',
  description: 'Text',
  tags: [1, 2],
  contacts: [{ type: 0, value: 'x' }],
};

test('only what the other person changed is told, and only what both changed has to be decided', () => {
  const conflict = {
    base,
    mine: { ...base, title: 'Mine', description: 'Same' },
    theirs: { ...base, version: 5, updatedAt: 9, title: 'Theirs', description: 'Same', tags: [2] },
  };
  expect(theirFields(conflict)).toEqual([
    { field: 'title', isContested: true },
    { field: 'description', isContested: false },
    { field: 'tags', isContested: false },
  ]);
  expect(merged(conflict, new Set())).toEqual({ title: 'Mine', description: 'Same' });
  expect(merged(conflict, new Set(['title']))).toEqual({ description: 'Same' });
});

test('what the answer leaves out because nobody asked for it counts as unchanged', () => {
  const { contacts: _, ...theirs } = { ...base, version: 4 };
  expect(theirFields({ base, mine: base, theirs })).toEqual([]);
});

const record = fc.record({
  title: fc.string(),
  isHot: fc.boolean(),
  tags: fc.array(fc.nat(5), { maxLength: 3 }),
  vertical: fc.option(fc.nat(5)),
});

test('keeping everything of mine on top of theirs loses none of my changes and touches nothing else', () => {
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const conflict = { base: { id: 1, ...before }, mine: { id: 1, ...mine }, theirs: { id: 1, ...theirs } };
      const sent = { ...theirs, ...merged(conflict, new Set()) };
      for (const field of ['title', 'isHot', 'tags', 'vertical'] as const) {
        const isMine = JSON.stringify(before[field]) !== JSON.stringify(mine[field]);
        expect(sent[field]).toEqual(isMine ? mine[field] : theirs[field]);
      }
    }),
  );
});
