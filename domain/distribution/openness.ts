import {
  commonSpans,
  overlaySpans,
  rangesOf,
  type Schedule,
  shiftedSpans,
  type Span,
  wholeWeek,
} from '../time/schedule.ts';
import { allOverlap, openMinutes, type Sieve, sieveTest } from '../traffic/sieve.ts';
import { isForAll } from './targeting.ts';
import { staticChecks } from './candidates.ts';
import type { Ranked } from './candidate-order.ts';
import type { PlanFault } from './plan-words.ts';
import type { Place } from './snapshot.ts';

/** What places let through as set up, and where coverage is missing. */

/** A country code; null for all countries that nothing names. */
export type Country = string | null;

/** A place that traffic may come to. */
export interface OpenPlace extends Ranked {
  takes: (country: Country) => boolean;
  /** Minutes of the week in UTC. */
  hours: readonly Span[];
  /** Whether everyone sends to it. */
  isForAll: boolean;
}

/** Returns every sieve that traffic has to pass on the way to a place. */
export const sievesOf = ({ targeting, assignment, landing }: Place): Sieve[] =>
  [targeting, assignment, landing].filter((one) => one !== null && one !== undefined);

/** Returns why a place gets no traffic at all; null if it may get some. */
export const faultOf = (place: Place, at: number): PlanFault | null => {
  const failed = staticChecks(place).find(({ passed }) => !passed);
  if (failed) return failed.code;
  return allOverlap(sievesOf(place), at) ? null : 'apart';
};

/** @param at the moment whose clocks are used to compare hours in different zones, in seconds UTC */
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

/** The times at which nobody takes unrestricted traffic from these countries. */
export interface CoverageGap {
  countries: string[];
  /** Null for always. */
  schedule: Schedule | null;
}

/** @param zone the one in which gaps are given, and how many minutes it is ahead of UTC */
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
