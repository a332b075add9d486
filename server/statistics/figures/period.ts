import { isZone, momentOf, usualZoneName, wallTime } from '../../../domain/time/zones.ts';
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
 * Returns what a clock shows at a moment. Where clocks skip midnight, a day begins at one o'clock: its first moment is
 * shown as midnight, so that days are counted and shifted whole.
 * @param at seconds UTC
 */
export const clockAt = (at: number, zone: string): number => {
  const wall = wallTime(at, zone);
  const midnight = Math.floor(wall / day) * day;
  return momentOf(midnight, zone) === at ? midnight : wall;
};

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
  const [start, end] = [clockAt(from, zone), clockAt(to + 1, zone)];
  const days = Math.max(1, Math.ceil((end - start) / day));
  const back = (wall: number) => momentOf(wall - days * day, zone);
  return { from, to, zone, days, previous: { from: back(start), to: back(end) - 1 } };
};

const quarter = 900;

/**
 * Returns the past part of the period that a call requests: an unfinished day is compared with the same part of the day
 * before. It ends with the last whole quarter of an hour, the granularity at which figures are stored; one that began
 * after that, with now.
 * @param now seconds UTC
 */
export const begunPeriod = (asked: PeriodParameters, ownZone: string, now: number): Period => {
  const period = periodOf(asked, ownZone, now);
  const lastQuarter = Math.floor(now / quarter) * quarter - 1;
  const end = period.from <= lastQuarter ? lastQuarter : now;
  if (period.to <= end || period.from > now) return period;
  return periodOf({ createdAtFrom: period.from, createdAtTo: end, timezone: period.zone }, ownZone, now);
};

/** Returns whether both this period and the previous one consist of whole days. */
export const isWholeDays = ({ from, to, zone, previous }: Period): boolean =>
  [from, to + 1, previous.from, previous.to + 1].every((at) => clockAt(at, zone) % day === 0);
