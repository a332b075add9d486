import {
  commonSpans,
  openingOf,
  type Schedule,
  shiftedSpans,
  type Span,
  spansOf,
  wholeWeek,
} from '../time/schedule.ts';
import { offsetAt } from '../time/zones.ts';

/** Which traffic something gets, by where it comes from and when. An empty list lets everything through. */

export type SieveMode = 'only' | 'except';

export interface Sieve {
  /** Codes of ISO 3166-1, alpha-2. */
  countries: readonly string[];
  countriesMode: SieveMode;
  /** Codes of ISO 639-1. */
  languages: readonly string[];
  languagesMode: SieveMode;
  /** Ids. */
  trafficSources: readonly number[];
  trafficSourcesMode: SieveMode;
  schedule: Schedule | null;
}

/** The default weight. */
export const usualWeight = 100;

/** What is known about a visitor or a lead; what is left out is not checked. */
export interface Traffic {
  country?: string;
  language?: string;
  trafficSource?: number;
  /** Seconds UTC. */
  at?: number;
}

/** The conditions of a sieve, in the order they are checked. */
export const sieveConditions = ['country', 'language', 'trafficSource', 'schedule'] as const;

/** The condition because of which a sieve holds traffic back. */
export type SieveFault = (typeof sieveConditions)[number];

type Pass<T> = (value: T | undefined) => boolean;

const passOf = <T>(values: readonly T[], mode: SieveMode): Pass<T> => {
  const listed = new Set(values);
  return (value) => listed.size === 0 || value === undefined || listed.has(value) === (mode === 'only');
};

/**
 * Returns a test that tells the first reason for which a sieve holds traffic back, or undefined. Compiled once, to be
 * run often.
 */
export const sieveTest = (sieve: Sieve): ((traffic: Traffic) => SieveFault | undefined) => {
  const countries = passOf(sieve.countries, sieve.countriesMode);
  const languages = passOf(sieve.languages, sieve.languagesMode);
  const trafficSources = passOf(sieve.trafficSources, sieve.trafficSourcesMode);
  const isOpen = openingOf(sieve.schedule);
  return ({ country, language, trafficSource, at }) => {
    if (!countries(country)) return 'country';
    if (!languages(language)) return 'language';
    if (!trafficSources(trafficSource)) return 'trafficSource';
    return at === undefined || isOpen(at) ? undefined : 'schedule';
  };
};

/** Returns the first reason for which a sieve holds traffic back; undefined if it lets it through. */
export const sieveFault = (sieve: Sieve, traffic: Traffic): SieveFault | undefined => sieveTest(sieve)(traffic);

interface Listed<T> {
  values: readonly T[];
  mode: SieveMode;
}

/** Returns whether at least one value passes all of these: excluded values always leave others. */
const share = <T>(lists: readonly Listed<T>[]): boolean => {
  const only = lists.find(({ values, mode }) => mode === 'only' && values.length > 0);
  if (!only) return true;
  const passes = lists.map(({ values, mode }) => passOf(values, mode));
  return only.values.some((value) => passes.every((pass) => pass(value)));
};

/** Returns the minutes of a week, in UTC, in which a schedule is open, with the clocks as they are at a moment. */
export const openMinutes = (schedule: Schedule | null, at: number): readonly Span[] => {
  if (!schedule) return wholeWeek;
  return shiftedSpans(spansOf(schedule.ranges), -offsetAt(at, schedule.timezone) / 60);
};

/**
 * Returns whether some traffic passes all of these sieves.
 * @param at the moment whose clocks are used to compare hours in different zones, in seconds UTC
 */
export const allOverlap = (sieves: readonly Sieve[], at: number): boolean =>
  share(sieves.map(({ countries, countriesMode }) => ({ values: countries, mode: countriesMode }))) &&
  share(sieves.map(({ languages, languagesMode }) => ({ values: languages, mode: languagesMode }))) &&
  share(
    sieves.map(({ trafficSources, trafficSourcesMode }) => ({ values: trafficSources, mode: trafficSourcesMode })),
  ) &&
  sieves.map(({ schedule }) => openMinutes(schedule, at)).reduce(commonSpans, wholeWeek).length > 0;

/** Returns whether some traffic passes both sieves, at a moment as in `allOverlap`. */
export const overlap = (one: Sieve, other: Sieve, at: number): boolean => allOverlap([one, other], at);
