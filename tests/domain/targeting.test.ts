import { expect, test } from 'vitest';
import { inOrder } from '../../domain/distribution/targeting.ts';

test('targetings are tried by priority, low priority last, of equals the older first', () => {
  const ids = inOrder([
    { id: 4, priority: 1, lowPriority: true },
    { id: 3, priority: 2, lowPriority: false },
    { id: 2, priority: 1, lowPriority: false },
    { id: 1, priority: 2, lowPriority: false },
  ]).map(({ id }) => id);
  expect(ids).toEqual([2, 1, 3, 4]);
});
