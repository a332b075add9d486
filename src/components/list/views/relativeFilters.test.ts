import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatePreset, datePresets } from '../../../../domain/time/dates.ts';
import { keptFilter, presentFilter } from './relativeFilters.ts';

const zone = 'Europe/Riga';
const at = (day: string) => ({ now: Date.parse(`${day}T12:00:00Z`) / 1000, zone });
const ranged = (preset: DatePreset, day: string) => {
  const { from, to } = datePresets[preset](at(day).now, zone);
  return { createdAtFrom: from, createdAtTo: to };
};

test('this month, kept in November, is December in December', () => {
  const kept = keptFilter({ status: 'active', ...ranged('thisMonth', '2026-11-18') }, at('2026-11-18'));
  expect(kept).toEqual({ filter: { status: 'active' }, relative: { createdAt: 'thisMonth' } });
  expect(presentFilter(kept, at('2026-12-03'))).toEqual({ status: 'active', ...ranged('thisMonth', '2026-12-03') });
});

test('days that were picked stay those days, and so does a range with one end', () => {
  const filter = {
    createdAtFrom: 1_700_000_000,
    createdAtTo: 1_700_086_399,
    endsAtFrom: 5,
    amountFrom: 1,
    amountTo: 2,
  };
  expect(keptFilter(filter, at('2026-11-18'))).toEqual({ filter, relative: {} });
});

const moment = fc.integer({ min: 946_684_800, max: 4_102_444_800 });
const zones = fc.constantFrom('Europe/Riga', 'UTC', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Kiritimati');
const presets = fc.constantFrom<DatePreset>('today', 'yesterday', 'last7Days', 'thisWeek', 'lastMonth', 'thisYear');

test('whenever and wherever a filter is kept, it means the same then and there, and a named range later as well', () => {
  fc.assert(
    fc.property(moment, moment, zones, zones, presets, (now, later, zone, otherZone, preset) => {
      const range = datePresets[preset](now, zone);
      const filter = { search: 'x', createdAtFrom: range.from, createdAtTo: range.to };
      const kept = keptFilter(filter, { now, zone });
      expect(presentFilter(kept, { now, zone })).toEqual(filter);
      const name = kept.relative['createdAt']!;
      const there = datePresets[name](later, otherZone);
      expect(presentFilter(kept, { now: later, zone: otherZone })).toEqual({
        search: 'x',
        createdAtFrom: there.from,
        createdAtTo: there.to,
      });
    }),
  );
});
