import { wallTime } from '../../../../domain/zones.ts';
import type { Point } from '../figures.ts';

/**
 * The points of a chart with figures of those that have begun alone: of what is yet to come nothing is known, and a line
 * must not fall to zero there.
 * @param now seconds UTC
 * @param zone by whose clocks the points are named
 */
export const begunOf = (points: readonly Point[], now: number, zone: string): Point[] => {
  const present = new Date(wallTime(Math.floor(now), zone) * 1000).toISOString();
  // A name is as much of a moment as its interval needs: `2026-11`, `2026-11-24` or `2026-11-24T15:00`.
  return points.map((point) => (point.at <= present ? point : { ...point, figures: {} }));
};
