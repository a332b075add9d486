import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, type Schedule, timeOf, weekdays } from '../../domain/time/schedule.ts';
import { sieveFault, overlap, allOverlap, openMinutes, type Sieve } from '../../domain/traffic/sieve.ts';

const open: Sieve = {
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
};
const mode = fc.constantFrom('only' as const, 'except' as const);
const codes = ['LV', 'EE', 'DE'];
const schedule: fc.Arbitrary<Schedule> = fc.record({
  timezone: fc.constantFrom('UTC', 'Europe/Riga', 'Asia/Kolkata', 'America/New_York'),
  ranges: fc.array(
    fc.record({
      days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 3 }),
      from: fc.nat({ max: 23 }).map((hour) => timeOf(hour * 60)),
      to: fc.integer({ min: 1, max: 24 }).map((hour) => timeOf(hour * 60)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const sieve: fc.Arbitrary<Sieve> = fc.record({
  countries: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
  countriesMode: mode,
  languages: fc.uniqueArray(fc.constantFrom('lv', 'ru'), { maxLength: 2 }),
  languagesMode: mode,
  trafficSources: fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 2 }),
  trafficSourcesMode: mode,
  schedule: fc.option(schedule),
});

test('what is empty lets everything through, and what is not known is not looked at', () => {
  expect(sieveFault(open, { country: 'LV', language: 'lv', trafficSource: 3, at: 0 })).toBeUndefined();
  const narrow: Sieve = { ...open, countries: ['LV'], languages: ['ru'], languagesMode: 'except', trafficSources: [4] };
  expect(sieveFault(narrow, {})).toBeUndefined();
  expect(sieveFault(narrow, { country: 'EE' })).toBe('country');
  expect(sieveFault(narrow, { country: 'LV', language: 'ru' })).toBe('language');
  expect(sieveFault(narrow, { country: 'LV', language: 'lv', trafficSource: 5 })).toBe('trafficSource');
});

// No clocks change in these weeks.
const monday = Date.UTC(2026, 10, 23) / 1000;

test('the minutes of a week are those at which the schedule is open', () => {
  fc.assert(
    fc.property(schedule, fc.nat({ max: 7 * 24 * 60 - 1 }), (hours, minute) => {
      const said = openMinutes(hours, monday).some(([start, end]) => start <= minute && minute < end);
      expect(said).toBe(isOpen(hours, monday + minute * 60));
    }),
  );
});

test('sieves meet just where something passes both', () => {
  // A country, a language and a source beyond those that are named stand for all others.
  const values = {
    country: [...codes, 'FR'],
    language: ['lv', 'ru', 'fr'],
    trafficSource: [1, 2, 99],
  };
  const moments = Array.from({ length: 7 * 48 }, (_, half) => monday + half * 1800);
  fc.assert(
    fc.property(sieve, sieve, (one, other) => {
      const both = (traffic: Parameters<typeof sieveFault>[1]) =>
        sieveFault(one, traffic) === undefined && sieveFault(other, traffic) === undefined;
      const passes =
        values.country.some((country) => both({ country })) &&
        values.language.some((language) => both({ language })) &&
        values.trafficSource.some((trafficSource) => both({ trafficSource })) &&
        moments.some((at) => both({ at }));
      expect(overlap(one, other, monday)).toBe(passes);
      expect(overlap(other, one, monday)).toBe(passes);
    }),
  );
});

test('sieves of which each two meet may still let nothing through together', () => {
  const only = (...countries: string[]): Sieve => ({ ...open, countries });
  const three = [only('LV', 'EE'), only('EE', 'DE'), only('DE', 'LV')];
  expect(three.every((one) => three.every((other) => overlap(one, other, monday)))).toBe(true);
  expect(allOverlap(three, monday)).toBe(false);
  expect(allOverlap([...three.slice(1), { ...only('LV'), countriesMode: 'except' }], monday)).toBe(true);
  expect(allOverlap([], monday)).toBe(true);
});
