import { expect, test } from 'vitest';
import { createStops } from '../../server/stops.ts';

/** What a process is made of ends whole, and says so where it does not. */

const ended = async (...failing: readonly string[]) => {
  const [order, told]: [string[], string[]] = [[], []];
  const stops = createStops((error) => void told.push(String(error)));
  for (const name of ['database', 'app', 'chores'])
    stops.add(async () => {
      order.push(name);
      if (failing.includes(name)) throw new RangeError(name);
    });
  return { isWell: await stops.end(), again: await stops.end(), order, told };
};

test('a process ends its parts in the opposite order, each once', async () => {
  expect(await ended()).toEqual({ isWell: true, again: true, order: ['chores', 'app', 'database'], told: [] });
});

test('a part that fails to end keeps none of the others from it, and the process tells that it did not end well', async () => {
  expect(await ended('app')).toEqual({
    ...{ isWell: false, again: true, order: ['chores', 'app', 'database'] },
    told: ['RangeError: app'],
  });
});
