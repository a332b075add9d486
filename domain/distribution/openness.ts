import { commonSpans, overlaySpans, rangesOf, type Schedule, shiftedSpans, type Span, wholeWeek } from '../schedule.ts';
import { allOverlap, openMinutes, type Sieve, sieveTest } from '../sieve.ts';
import { isForAll } from '../targeting.ts';
import { staticChecks } from './candidates.ts';
import type { Ranked } from './order.ts';
import type { PlanFault } from './plan-words.ts';
import type { Place } from './snapshot.ts';

/** What places let through as they are set up, and where nobody does. */

/** A country by its code; null for all that nothing names. */
export type Country = string | null;

/** A place that something may come to. */
export interface OpenPlace extends Ranked {
  takes: (country: Country) => boolean;
  /** Minutes of a week in UTC. */
  hours: readonly Span[];
  /** Whether everybody sends to it. */
  isForAll: boolean;
}

/** Every sieve that traffic has to pass on the way to a place. */
export const sievesOf = ({ targeting, assignment, landing }: Place): Sieve[] =>
  [targeting, assignment, landing].filter((one) => one !== null && one !== undefined);

/** Why nothing comes to a place, whatever is sent; null where something may. */
export const faultOf = (place: Place, at: number): PlanFault | null => {
  const failed = staticChecks(place).find(({ passed }) => !passed);
  if (failed) return failed.code;
  return allOverlap(sievesOf(place), at) ? null : 'apart';
};

/** @param at the moment whose clocks hours in different zones are compared by, in seconds UTC */
export const openPlace = (place: Place, at: number): OpenPlace => {
  const sieves = sievesOf(place);
  const sifters = sieves.map(sieveTest);
  return {
    place,
    owed: null,
    isLow: place.targeting?.lowPriority ?? false,
    takes: (country) => sifters.every((sift) => sift({ country: country ?? '' }) === undefined),
    hours: sieves.map(({ schedule }) => openMinutes(schedule, at)).reduce(commonSpans, wholeWeek),
    isForAll: !place.targeting || isForAll(place.targeting),
  };
};

/** When nobody takes what anyone may send from these countries. */
export interface CoverageGap {
  countries: string[];
  /** Null for always. */
  schedule: Schedule | null;
}

/** @param zone the one in which gaps are told, and how many minutes it is ahead of UTC */
export const coverageGaps = (
  countries: readonly string[],
  open: readonly OpenPlace[],
  zone: { name: string; ahead: number },
): CoverageGap[] => {
  const gaps = countries.flatMap((country) => {
    const hours = open.filter((one) => one.isForAll && one.takes(country)).flatMap((one) => one.hours);
    const closed = overlaySpans(wholeWeek, hours, false);
    if (closed.length === 0) return [];
    const ranges = rangesOf(shiftedSpans(closed, zone.ahead));
    return [{ country, schedule: hours.length === 0 ? null : { timezone: zone.name, ranges } }];
  });
  return [...Map.groupBy(gaps, ({ schedule }) => JSON.stringify(schedule)).values()].map((alike) => ({
    countries: alike.map(({ country }) => country),
    schedule: alike[0]?.schedule ?? null,
  }));
};
