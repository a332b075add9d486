import { commonSpans, openingOf, type Schedule, shiftedSpans, type Span, spansOf, wholeWeek } from './schedule.ts';
import { offsetAt } from './zones.ts';

/** Which traffic something gets, by where it comes from and when. What is empty lets everything through. */

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

/** What is known of a visitor or a lead; what is left out is not looked at. */
export interface Traffic {
  country?: string;
  language?: string;
  trafficSource?: number;
  /** Seconds UTC. */
  at?: number;
}

/** What a sieve asks about, in this order. */
export const sieveConditions = ['country', 'language', 'trafficSource', 'schedule'] as const;

/** What of traffic a sieve holds back. */
export type SieveFault = (typeof sieveConditions)[number];

type Pass<T> = (value: T | undefined) => boolean;

const passOf = <T>(values: readonly T[], mode: SieveMode): Pass<T> => {
  const listed = new Set(values);
  return (value) => listed.size === 0 || value === undefined || listed.has(value) === (mode === 'only');
};

/** Tells the first reason for which a sieve holds traffic back, or undefined. Worked out once, to be asked often. */
export const sifterOf = (sieve: Sieve): ((traffic: Traffic) => SieveFault | undefined) => {
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

/** The first reason for which a sieve holds traffic back; undefined where it lets it through. */
export const heldBackBy = (sieve: Sieve, traffic: Traffic): SieveFault | undefined => sifterOf(sieve)(traffic);

/** Whether one value at least passes both: of values that are left out there are always others. */
const share = <T>(one: readonly T[], oneMode: SieveMode, other: readonly T[], otherMode: SieveMode): boolean => {
  if (one.length === 0 || other.length === 0) return true;
  if (oneMode === 'except' && otherMode === 'except') return true;
  if (oneMode === 'only') return one.some(passOf(other, otherMode));
  return other.some(passOf(one, oneMode));
};

/** The minutes of a week, counted in UTC, in which a schedule is open with the clocks as they are at a moment. */
export const openMinutes = (schedule: Schedule | null, at: number): readonly Span[] => {
  if (!schedule) return wholeWeek;
  return shiftedSpans(spansOf(schedule.ranges), -offsetAt(at, schedule.timezone) / 60);
};

/**
 * Whether some traffic passes both sieves.
 * @param at the moment whose clocks hours in different zones are compared by, in seconds UTC
 */
export const meet = (one: Sieve, other: Sieve, at: number): boolean =>
  share(one.countries, one.countriesMode, other.countries, other.countriesMode) &&
  share(one.languages, one.languagesMode, other.languages, other.languagesMode) &&
  share(one.trafficSources, one.trafficSourcesMode, other.trafficSources, other.trafficSourcesMode) &&
  commonSpans(openMinutes(one.schedule, at), openMinutes(other.schedule, at)).length > 0;
