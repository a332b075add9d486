import { expect, test } from 'vitest';
import { mapBreathing } from '../../server/statistics/engine/breathing.ts';

test('very many rows are processed in chunks, between which the process handles what else is waiting', async () => {
  const rows = Array.from({ length: 1000 }, (_, place) => place);
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const mapped = await mapBreathing(rows, (row) => row * 2);
  clearImmediate(next);
  expect(mapped).toEqual(rows.map((row) => row * 2));
  expect(turns).toBeGreaterThan(10);
});
