import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inParallel, writeDrawn } from '../../../server/demo/traffic/batches.ts';

describe('what is written while more is generated', () => {
  it('is written one batch after another, in the order in which it was generated', async () => {
    const written: number[][] = [];
    let isWriting = false;
    await writeDrawn([1, 2, 3, 4, 5, 6, 7], 2, (batch) => async () => {
      expect(isWriting).toBe(false);
      isWriting = true;
      await setImmediate();
      written.push([...batch]);
      isWriting = false;
    });
    expect(written).toEqual([[1, 2], [3, 4], [5, 6], [7]]);
  });

  it('lets the database have its next statement before a batch is complete', async () => {
    let generated = 0;
    const drawn = function* () {
      for (let n = 0; n < 60; n++) {
        for (const since = performance.now(); performance.now() - since < 1; );
        generated++;
        yield n;
      }
    };
    const counts: number[] = [];
    await writeDrawn(drawn(), 20, () => async () => {
      for (let turn = 0; turn < 3; turn++) await setImmediate();
      counts.push(generated);
    });
    const [first, second] = counts;
    expect(first).toBeLessThan(40);
    expect(second).toBeLessThan(60);
  });

  it('is generated while the database is busy, but never much more than it has written', async () => {
    let [generated, written, most] = [0, 0, 0];
    const drawn = function* () {
      for (let n = 0; n < 1000; n++) {
        most = Math.max(most, ++generated - written);
        yield n;
      }
    };
    await writeDrawn(drawn(), 1, () => async () => {
      for (let turn = 0; turn < 3; turn++) await setImmediate();
      written++;
    });
    expect(written).toBe(1000);
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(150);
  });

  it('is prepared while the database is busy with the batch before', async () => {
    const seen: string[] = [];
    await writeDrawn([1, 2, 3], 1, ([one = 0]) => {
      seen.push(`prepared ${one}`);
      return async () => {
        await setImmediate();
        seen.push(`written ${one}`);
      };
    });
    expect(seen).toEqual(['prepared 1', 'prepared 2', 'prepared 3', 'written 1', 'written 2', 'written 3']);
  });

  it('ends with the first failure, and nothing is written after that', async () => {
    const tried: number[] = [];
    const writing = writeDrawn([1, 2, 3, 4], 1, ([one = 0]) => async () => {
      tried.push(one);
      if (one === 2) throw new Error('full');
    });
    await expect(writing).rejects.toThrow('full');
    await setImmediate();
    expect(tried).toEqual([1, 2]);
  });

  it('has been written by the time that generating fails', async () => {
    const written: number[] = [];
    const drawn = function* () {
      yield 1;
      yield 2;
      throw new Error('no more');
    };
    const writing = writeDrawn(drawn(), 1, ([one = 0]) => async () => {
      for (let turn = 0; turn < 5; turn++) await setImmediate();
      written.push(one);
    });
    await expect(writing).rejects.toThrow('no more');
    expect(written).toEqual([1, 2]);
  });
});

it('two things of one transaction are over only when both are, even if one fails', async () => {
  const done: string[] = [];
  const slow = async () => {
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    done.push('slow');
  };
  await expect(inParallel(Promise.reject(new Error('first')), slow())).rejects.toThrow('first');
  expect(done).toEqual(['slow']);
});
