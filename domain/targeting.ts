import { rangesOf, type Schedule, type Span, wholeWeek } from './schedule.ts';
import { heldBackBy, openMinutes, type Sieve, type Traffic } from './sieve.ts';

/** Who gets which traffic of an offer: in which order targetings are tried, what share each gets, and where nobody is. */

export type DistributionMethod = 'priority' | 'weight' | 'round_robin';

export interface Targeting extends Sieve {
  id: number;
  isActive: boolean;
  /** Lower ones are tried first. */
  priority: number;
  lowPriority: boolean;
  weight: number;
  /** Ids of those that it is for; everybody where both are empty. */
  affiliates: readonly number[];
  teams: readonly number[];
}

/** Targetings in the order in which they are tried: low priority last, then by priority, then the older first. */
export const inOrder = <T extends Pick<Targeting, 'id' | 'priority' | 'lowPriority'>>(targetings: readonly T[]): T[] =>
  targetings.toSorted(
    (one, other) =>
      Number(one.lowPriority) - Number(other.lowPriority) || one.priority - other.priority || one.id - other.id,
  );

/** The one who sends the traffic, beside what is known of it. */
export interface TargetedTraffic extends Traffic {
  affiliate?: number;
  team?: number | null;
}

/** Whether a targeting is for those who send the traffic; where nobody says who, it is. */
export const isFor = ({ affiliates, teams }: Targeting, { affiliate, team }: TargetedTraffic): boolean =>
  affiliates.length + teams.length === 0 ||
  affiliate === undefined ||
  affiliates.includes(affiliate) ||
  (typeof team === 'number' && teams.includes(team));

/**
 * The share of traffic that each targeting gets first, 0 to 1, by its id; those that don't take it have none. Low
 * priority gets what no other takes. All of it is given away where anyone takes it.
 */
export const sharesOf = (
  targetings: readonly Targeting[],
  method: DistributionMethod,
  traffic: TargetedTraffic,
): Map<number, number> => {
  const taking = inOrder(targetings).filter(
    (one) => one.isActive && isFor(one, traffic) && heldBackBy(one, traffic) === undefined,
  );
  const high = taking.filter(({ lowPriority }) => !lowPriority);
  const first = high.length > 0 ? high : taking;
  if (method === 'priority') return new Map(first.slice(0, 1).map(({ id }) => [id, 1]));
  const total = first.reduce((sum, { weight }) => sum + weight, 0);
  // Where nobody has any weight, it is as if all had the same.
  const isEven = method === 'round_robin' || total === 0;
  return new Map(first.map(({ id, weight }) => [id, isEven ? 1 / first.length : weight / total]));
};

/** When nobody takes the traffic of a country. */
export interface Gap {
  country: string;
  /** Null for always. */
  schedule: Schedule | null;
}

const without = (spans: readonly Span[], [from, to]: Span): Span[] =>
  spans.flatMap(([start, end]): Span[] =>
    to <= start || end <= from
      ? [[start, end]]
      : [[start, from] as const, [to, end] as const].filter(([begin, until]) => begin < until),
  );

/** Minutes of a week counted in UTC as a clock shows them that is `ahead` minutes of it. */
const shifted = (spans: readonly Span[], ahead: number): Span[] => {
  const week = 7 * 24 * 60;
  return spans.flatMap(([start, end]): Span[] => {
    const begin = (((start + ahead) % week) + week) % week;
    const until = begin + end - start;
    return until <= week
      ? [[begin, until]]
      : [
          [begin, week],
          [0, until - week],
        ];
  });
};

/**
 * When nobody takes the traffic of these countries that anyone may send.
 * @param zone the time zone, and how many minutes it is ahead of UTC, in which gaps are told
 * @param at the moment whose clocks hours in different zones are compared by, in seconds UTC
 */
export const gapsOf = (
  targetings: readonly Targeting[],
  countries: readonly string[],
  zone: { name: string; ahead: number },
  at: number,
): Gap[] =>
  countries.flatMap((country): Gap[] => {
    const taking = targetings.filter(
      (one) =>
        one.isActive && one.affiliates.length + one.teams.length === 0 && heldBackBy(one, { country }) === undefined,
    );
    const closed = taking
      .flatMap(({ schedule }) => openMinutes(schedule, at))
      .reduce((left, span) => without(left, span), [...wholeWeek]);
    if (closed.length === 0) return [];
    const isAlways = closed.length === 1 && taking.length === 0;
    const ranges = rangesOf(shifted(closed, zone.ahead));
    return [{ country, schedule: isAlways ? null : { timezone: zone.name, ranges } }];
  });
