import { expect, test } from 'vitest';
import { createStops } from '../../../server/stops.ts';

/** The parts of a process shut down completely, and failures to do so are reported. */

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

test('a process stops its parts in reverse order, each once', async () => {
  expect(await ended()).toEqual({ isWell: true, again: true, order: ['chores', 'app', 'database'], told: [] });
});

test('a part that fails to stop does not prevent the others from stopping, and the process reports an unclean shutdown', async () => {
  expect(await ended('app')).toEqual({
    isWell: false,
    again: true,
    order: ['chores', 'app', 'database'],
    told: ['RangeError: app'],
  });
});
