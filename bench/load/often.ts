import type { Span } from './job.ts';
import { speedOf, type Speed } from './speed.ts';

/**
 * Does a piece of work again and again, as many at a time as there are `doers`, each as soon as its last one is done.
 * @param act does one piece of work
 */
export const often = async <Doer>(
  doers: readonly Doer[],
  during: Span,
  act: (doer: Doer) => Promise<void>,
): Promise<Speed> => {
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  const goesOn = (): boolean =>
    'calls' in during ? begun++ < during.calls : performance.now() < started + during.seconds * 1000;
  const one = async (doer: Doer): Promise<void> => {
    while (goesOn()) {
      const before = performance.now();
      await act(doer);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(doers.map(one));
  return speedOf(times, performance.now() - started);
};
