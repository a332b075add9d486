import { wallTime } from '../../../../domain/time/zones.ts';
import type { Point } from '../figures.ts';

/**
 * Returns the points of a chart, with figures only for those that have begun: nothing is known about the future, and a
 * line must not fall to zero there.
 * @param now seconds UTC
 * @param zone the zone that the points are labelled in
 */
export const begunPoints = (points: readonly Point[], now: number, zone: string): Point[] => {
  const present = new Date(wallTime(Math.floor(now), zone) * 1000).toISOString();
  // A label has as much precision as its interval needs: `2026-11`, `2026-11-24` or `2026-11-24T15:00`.
  return points.map((point) => (point.at <= present ? point : { ...point, figures: {} }));
};
