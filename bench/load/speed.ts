import { z } from 'zod';

/** The speed of some work. Times in milliseconds. */
export const speedSchema = z.object({
  /** How many per second. */
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type Speed = z.infer<typeof speedSchema>;

/** @param sorted in ascending order; @param share such as 0.99 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param times duration of each piece of work, milliseconds; @param elapsed total duration, milliseconds */
export const speedOf = (times: readonly number[], elapsed: number): Speed => {
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond: (times.length / elapsed) * 1000, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
};

/** Returns the median. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

/** Returns the median of several measurements. */
export const middle = (speeds: readonly Speed[]): Speed | undefined =>
  speeds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(speeds.length / 2)];
