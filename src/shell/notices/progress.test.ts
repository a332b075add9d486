import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, type ProgressLine } from './progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = () => {
  const drawn: ProgressLine[] = [];
  return { drawn, progress: createProgress((one) => drawn.push(one)) };
};

test('what takes less than 200 ms shows no line', () => {
  const { drawn, progress } = line();
  progress.set(true);
  vi.advanceTimersByTime(199);
  progress.set(false);
  vi.advanceTimersByTime(10_000);
  expect(drawn).toEqual([]);
});

test('what takes longer shows a line that grows for five seconds and never reaches the end', () => {
  const { drawn, progress } = line();
  progress.set(true);
  vi.advanceTimersByTime(200);
  expect(drawn).toEqual([{ isShown: true, value: 0 }]);
  vi.advanceTimersByTime(5_000);
  const values = drawn.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBeGreaterThan(80);
  expect(values.at(-1)).toBeLessThan(100);
  const drawnByThen = drawn.length;
  vi.advanceTimersByTime(60_000);
  expect(drawn).toHaveLength(drawnByThen);
});

test('the end is shown for 500 ms', () => {
  const { progress } = line();
  progress.set(true);
  vi.advanceTimersByTime(1_000);
  progress.set(false);
  expect(progress.current()).toEqual({ isShown: true, value: 100 });
  vi.advanceTimersByTime(499);
  expect(progress.current().isShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(progress.current()).toEqual({ isShown: false, value: 0 });
});

test('what begins before the line has gone starts it anew at once', () => {
  const { progress } = line();
  progress.set(true);
  vi.advanceTimersByTime(1_000);
  progress.set(false);
  vi.advanceTimersByTime(300);
  progress.set(true);
  vi.advanceTimersByTime(300);
  expect(progress.current().isShown).toBe(true);
  expect(progress.current().value).toBeLessThan(50);
  progress.set(false);
  vi.advanceTimersByTime(500);
  expect(progress.current().isShown).toBe(false);
});
