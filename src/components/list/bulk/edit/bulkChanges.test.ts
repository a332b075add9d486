import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOf, type Chosen, editsOf, type Mode } from './bulkChanges.ts';

test('each field is set, added or removed as its mode says, and an empty one is cleared', () => {
  const chosen: Chosen = { vertical: 'set', note: 'set', tags: 'add', managers: 'remove' };
  expect(actOf(chosen, { vertical: 2, tags: [1], managers: [4], other: 1 })).toEqual({
    call: 'edit',
    values: { vertical: 2, note: null },
    add: { tags: [1] },
    remove: { managers: [4] },
  });
});

test('records that have it already are left out', () => {
  const act = actOf({ vertical: 'set', tags: 'add' }, { vertical: 2, tags: [1] });
  const records = [
    { id: 1, vertical: 2, tags: [1, 7] },
    { id: 2, vertical: 3, tags: [1] },
    { id: 3, vertical: null, tags: [] },
  ];
  expect(editsOf(records, act)).toEqual([
    { record: records[1], changes: { vertical: 2 } },
    { record: records[2], changes: { vertical: 2, tags: [1] } },
  ]);
});

test('what a record holds must be known for something to be added, not for it to be replaced', () => {
  const unknown = { id: 1 };
  expect(editsOf([unknown], actOf({ tags: 'add' }, { tags: [1] }))).toBeUndefined();
  expect(editsOf([unknown], actOf({ tags: 'set' }, { tags: [] }))).toEqual([
    { record: unknown, changes: { tags: [] } },
  ]);
});

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
test('whatever is added or taken out, nothing is there twice, and all else stays in its order', () => {
  fc.assert(
    fc.property(someIds, someIds, fc.constantFrom<Mode>('add', 'remove'), (held, named, mode) => {
      const record = { id: 1, tags: held };
      const [edit] = editsOf([record], actOf({ tags: mode }, { tags: named })) ?? [];
      const after: unknown = edit?.changes['tags'] ?? held;
      const wanted =
        mode === 'add'
          ? [...held, ...named.filter((id) => !held.includes(id))]
          : held.filter((id) => !named.includes(id));
      expect(after).toEqual(wanted);
    }),
  );
});
