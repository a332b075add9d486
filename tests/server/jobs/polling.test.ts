import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPoller, createWorkers } from '../../../server/polling.ts';

/** The loop of everything that looks for work automatically, on a simulated clock. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const every = 500;
const pass = (times = 1) => vi.advanceTimersByTimeAsync(every * times);
/** Lets everything that has started get as far as it can. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const never = (error: unknown) => expect.fail(String(error));

test('the loop polls immediately and then at intervals, and no more once it is closed', async () => {
  const work = vi.fn(async () => undefined);
  const poller = createPoller({ every, work, report: never });
  await pass(3);
  expect(work).not.toHaveBeenCalled();
  poller.start();
  expect(work).toHaveBeenCalledTimes(1);
  await pass(3);
  expect(work).toHaveBeenCalledTimes(4);
  await poller.close();
  poller.look();
  await pass(3);
  expect(work).toHaveBeenCalledTimes(4);
});

test('an error is reported, and ends nothing', async () => {
  const errors: unknown[] = [];
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const poller = createPoller({ every, work, report: (error) => errors.push(error) });
  poller.start();
  await pass(2);
  expect(errors).toEqual([new Error('away'), new Error('away'), new Error('away')]);
  work.mockResolvedValue(undefined as never);
  await pass(2);
  expect(work).toHaveBeenCalledTimes(5);
  expect(errors).toHaveLength(3);
  await poller.close();
});

test('the loop never polls twice at the same time; a request that arrives meanwhile is handled afterwards, once', async () => {
  const over: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => over.push(resolve)));
  const poller = createPoller({ every, work, report: never });
  poller.start();
  await pass(4);
  expect(work).toHaveBeenCalledTimes(1);
  over.shift()!();
  await settle();
  // The intervals that passed meanwhile are not made up for.
  expect(work).toHaveBeenCalledTimes(1);
  await pass();
  expect(work).toHaveBeenCalledTimes(2);
  poller.look();
  poller.look();
  expect(work).toHaveBeenCalledTimes(2);
  over.shift()!();
  await settle();
  expect(work).toHaveBeenCalledTimes(3);
  over.shift()!();
  await settle();
  expect(work).toHaveBeenCalledTimes(3);
  await poller.close();
});

test('closing aborts the work in progress, and waits for it', async () => {
  let finish = (): void => undefined;
  let told = (): boolean => false;
  const poller = createPoller({
    every,
    work: (isClosing) => ((told = isClosing), new Promise<void>((resolve) => (finish = resolve))),
    report: never,
  });
  poller.start();
  expect(told()).toBe(false);
  let isClosed = false;
  const closed = poller.close().then(() => (isClosed = true));
  await settle();
  expect([told(), isClosed]).toEqual([true, false]);
  finish();
  await closed;
});

/** Items `1`, `2`, … that are due, and those in progress, which end when told to. */
const shop = (count: number) => {
  const due = Array.from({ length: count }, (_, place) => place + 1);
  const under = new Map<number, { end(): void; fail(error: Error): void }>();
  const errors: unknown[] = [];
  const claim = vi.fn(async (room: number, _: readonly number[]) => due.splice(0, room));
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => under.set(item, { end: resolve, fail: reject })).finally(() =>
      under.delete(item),
    );
  const workers = createWorkers({ every, atOnce: 3, claim, work, report: (error) => errors.push(error) });
  return { due, under, errors, claim, workers, names: () => [...under.keys()] };
};

test('workers take what there is room for, and the next one as soon as one is done', async () => {
  const { under, claim, workers, names } = shop(5);
  workers.start();
  await settle();
  expect(names()).toEqual([1, 2, 3]);
  const asked = claim.mock.calls.length;
  await pass(2);
  // There is no room for more.
  expect(claim).toHaveBeenCalledTimes(asked);
  under.get(2)!.end();
  await settle();
  expect(names()).toEqual([1, 3, 4]);
  expect(claim).toHaveBeenLastCalledWith(1, [1, 3]);
  for (const item of [1, 3, 4]) under.get(item)!.end();
  await settle();
  expect(names()).toEqual([5]);
  under.get(5)!.end();
  await workers.close();
});

test('a failure is reported and makes room; a failed claim is retried', async () => {
  const { due, under, errors, claim, workers, names } = shop(3);
  workers.start();
  await settle();
  due.push(4);
  under.get(1)!.fail(new Error('broken'));
  await settle();
  expect([errors, names()]).toEqual([[new Error('broken')], [2, 3, 4]]);
  claim.mockRejectedValueOnce(new Error('away'));
  under.get(2)!.end();
  await settle();
  expect(errors).toEqual([new Error('broken'), new Error('away')]);
  due.push(5);
  await pass();
  expect(names()).toEqual([3, 4, 5]);
  for (const item of [3, 4, 5]) under.get(item)!.end();
  await workers.close();
});

test('closed workers take nothing more, and wait for everything in progress', async () => {
  const { due, under, workers, names } = shop(4);
  workers.start();
  await settle();
  let isClosed = false;
  const closed = workers.close().then(() => (isClosed = true));
  under.get(1)!.end();
  await pass(2);
  expect([names(), due, isClosed]).toEqual([[2, 3], [4], false]);
  for (const item of [2, 3]) under.get(item)!.end();
  await closed;
});
