import { isZone, momentOf, usualZoneName, wallTime } from '../../../domain/zones.ts';
import { refusedParameter } from '../../failure.ts';

/** A period in a time zone, in seconds UTC, including its last second, and the one before it. */
export interface Period {
  from: number;
  to: number;
  zone: string;
  /** How far back the previous period is: the number of days in this one, including partial ones. */
  days: number;
  previous: { from: number; to: number };
}

export interface PeriodParameters {
  createdAtFrom?: number;
  createdAtTo?: number;
  timezone?: string;
}

const day = 86_400;

/**
 * Returns the period that a call requests; today by default.
 * @param now seconds UTC
 */
export const periodOf = (asked: PeriodParameters, ownZone: string, now: number): Period => {
  if (asked.timezone !== undefined && !isZone(asked.timezone)) throw refusedParameter('badParameter', 'timezone');
  const zone = asked.timezone === undefined ? ownZone : usualZoneName(asked.timezone);
  const today = Math.floor(wallTime(now, zone) / day) * day;
  const { createdAtFrom: from = momentOf(today, zone), createdAtTo: to = momentOf(today + day, zone) - 1 } = asked;
  if (to < from) throw refusedParameter('badParameter', 'createdAtTo');
  const [start, end] = [wallTime(from, zone), wallTime(to + 1, zone)];
  const days = Math.max(1, Math.ceil((end - start) / day));
  const back = (wall: number) => momentOf(wall - days * day, zone);
  return { from, to, zone, days, previous: { from: back(start), to: back(end) - 1 } };
};

/** Returns whether both this period and the previous one begin and end at midnight. */
export const isWholeDays = ({ from, to, zone, previous }: Period): boolean =>
  [from, to + 1, previous.from, previous.to + 1].every((at) => wallTime(at, zone) % day === 0);
