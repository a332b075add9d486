import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen, type Schedule, timeOf, weekdays } from '../../domain/schedule.ts';
import { heldBackBy } from '../../domain/sieve.ts';
import { gapsOf, inOrder, sharesOf, type Targeting } from '../../domain/targeting.ts';

const targeting = (fields: Partial<Targeting> = {}): Targeting => ({
  id: 1,
  isActive: true,
  priority: 1,
  lowPriority: false,
  weight: 100,
  affiliates: [],
  teams: [],
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
  ...fields,
});

const schedule: fc.Arbitrary<Schedule> = fc.record({
  timezone: fc.constantFrom('UTC', 'Europe/Riga', 'America/New_York'),
  ranges: fc.array(
    fc.record({
      days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
      from: fc.nat({ max: 23 }).map((hour) => timeOf(hour * 60)),
      to: fc.integer({ min: 1, max: 24 }).map((hour) => timeOf(hour * 60)),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
const targetings = fc
  .array(
    fc.record({
      isActive: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
      lowPriority: fc.boolean(),
      weight: fc.constantFrom(0, 30, 100),
      countries: fc.uniqueArray(fc.constantFrom('DE', 'LV'), { maxLength: 2 }),
      countriesMode: fc.constantFrom('only' as const, 'except' as const),
      affiliates: fc.constantFrom([], [7]),
      schedule: fc.option(schedule),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((fields, n) => targeting({ ...fields, id: n + 1 })));

// No clocks change in this week.
const monday = Date.UTC(2026, 10, 23) / 1000;
const traffic = fc.record({
  country: fc.constantFrom('DE', 'LV', 'FR'),
  affiliate: fc.constantFrom(7, 8),
  at: fc.nat({ max: 7 * 24 * 3600 - 1 }).map((second) => monday + second),
});

test('targetings are tried by priority, low priority last, of equals the older first', () => {
  const ids = inOrder([
    targeting({ id: 4, priority: 1, lowPriority: true }),
    targeting({ id: 3, priority: 2 }),
    targeting({ id: 2, priority: 1 }),
    targeting({ id: 1, priority: 2 }),
  ]).map(({ id }) => id);
  expect(ids).toEqual([2, 1, 3, 4]);
});

describe('shares', () => {
  test('follow the method', () => {
    const two = [targeting({ id: 1, weight: 30 }), targeting({ id: 2, weight: 90 })];
    expect([...sharesOf(two, 'priority', {})]).toEqual([[1, 1]]);
    expect([...sharesOf(two, 'weight', {})]).toEqual([
      [1, 0.25],
      [2, 0.75],
    ]);
    expect([...sharesOf(two, 'round_robin', {})]).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
  });

  test('are all of the traffic or nothing, go to those who take it, and to low priority only where no other does', () => {
    fc.assert(
      fc.property(targetings, fc.constantFrom('priority', 'weight', 'round_robin'), traffic, (all, method, sent) => {
        const takes = (one: Targeting) =>
          one.isActive &&
          heldBackBy(one, sent) === undefined &&
          (one.affiliates.length === 0 || one.affiliates.includes(sent.affiliate));
        const shares = sharesOf(all, method, sent);
        const sum = [...shares.values()].reduce((before, share) => before + share, 0);
        expect(sum).toBeCloseTo(all.some(takes) ? 1 : 0, 9);
        for (const id of shares.keys()) {
          const one = all.find((found) => found.id === id)!;
          expect(takes(one)).toBe(true);
          if (one.lowPriority) expect(all.some((other) => takes(other) && !other.lowPriority)).toBe(false);
        }
      }),
    );
  });
});

describe('gaps', () => {
  const riga = { name: 'Europe/Riga', ahead: 120 };
  const days = weekdays.slice();

  test('are told in the zone of the one who asks', () => {
    const office = { timezone: 'UTC', ranges: [{ days, from: '07:00', to: '19:00' }] };
    const all = [targeting({ countries: ['DE'], schedule: office }), targeting({ id: 2, countries: ['LV'] })];
    expect(gapsOf(all, ['DE', 'LV', 'FR'], riga, monday)).toEqual([
      { country: 'DE', schedule: { timezone: 'Europe/Riga', ranges: [{ days, from: '21:00', to: '09:00' }] } },
      { country: 'FR', schedule: null },
    ]);
  });

  test('are just the times at which nobody takes what anyone may send', () => {
    fc.assert(
      fc.property(targetings, fc.nat({ max: 7 * 48 - 1 }), fc.constantFrom('DE', 'LV', 'FR'), (all, half, country) => {
        const at = monday + half * 1800;
        const [gap] = gapsOf(all, [country], riga, monday);
        const isNobody = !all.some(
          (one) => one.isActive && one.affiliates.length === 0 && heldBackBy(one, { country, at }) === undefined,
        );
        expect(gap !== undefined && isOpen(gap.schedule, at)).toBe(isNobody);
      }),
    );
  });
});
