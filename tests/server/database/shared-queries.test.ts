import { describe, expect, test } from 'vitest';
import { createShared } from '../../../server/statistics/engine/shared.ts';

describe('a query that many run at the same time', () => {
  /** Answers each with the current number of facts, once told to. */
  const asking = () => {
    const shared = createShared<number>();
    const waiting: PromiseWithResolvers<void>[] = [];
    const world = { facts: 0 };
    return {
      world,
      waiting,
      ask: (key = 'countries') =>
        shared(key, async () => {
          const { facts } = world;
          const done = Promise.withResolvers<void>();
          waiting.push(done);
          await done.promise;
          return facts;
        }),
    };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('runs twice: for the first, and for all who came while that was running', async () => {
    const { world, waiting, ask } = asking();
    const first = ask();
    world.facts = 7;
    const others = Array.from({ length: 19 }, () => ask());
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve();
    expect(await first).toBe(0);
    await settled();
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve();
    // No result is older than its request.
    expect(new Set(await Promise.all(others))).toEqual(new Set([7]));
  });

  test('runs again for later requests', async () => {
    const { world, waiting, ask } = asking();
    const first = ask();
    waiting[0]?.resolve();
    expect(await first).toBe(0);
    world.facts = 3;
    const second = ask();
    waiting[1]?.resolve();
    expect(await second).toBe(3);
  });

  test('waits for no other query', async () => {
    const { waiting, ask } = asking();
    const countries = ask();
    const offers = ask('offers');
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve();
    expect(await offers).toBe(0);
    waiting[0]?.resolve();
    expect(await countries).toBe(0);
  });

  test('fails only for those who share the failed result', async () => {
    const { waiting, ask } = asking();
    const first = ask();
    const others = [ask(), ask()];
    waiting[0]?.reject(new Error('out of memory'));
    await expect(first).rejects.toThrow('out of memory');
    await settled();
    waiting[1]?.resolve();
    expect(await Promise.all(others)).toEqual([0, 0]);
    const failing = [ask(), ask(), ask()];
    waiting[2]?.resolve();
    expect(await failing[0]).toBe(0);
    await settled();
    waiting[3]?.reject(new Error('gone'));
    const outcomes = await Promise.allSettled(failing.slice(1));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
