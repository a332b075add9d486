import { useListContext } from 'ra-core';
import type { DatePreset } from '../../../../domain/time/dates.ts';
import { choosePeriod, periodName } from '../../periods.ts';
import { useZone } from '../../viewer.ts';

/** The period to look at next if nothing has come in. */
const widerThan = {
  today: 'last7Days',
  yesterday: 'last7Days',
  last7Days: 'last30Days',
  thisWeek: 'last30Days',
  lastWeek: 'last30Days',
} as const satisfies Partial<Record<DatePreset, DatePreset>>;

const isNarrow = (period: DatePreset): period is keyof typeof widerThan => Object.hasOwn(widerThan, period);

/** Returns the period a list is narrowed to, and how to widen it; undefined if there is none wider. */
export const useWiderPeriod = () => {
  const zone = useZone();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { createdAtFrom: from, createdAtTo: to }: Record<string, unknown> = filterValues;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  const now = Date.now() / 1000;
  const period = periodName('createdAt', { from, to }, now, zone);
  if (period === undefined || !isNarrow(period)) return undefined;
  const wider = widerThan[period];
  return {
    period,
    wider,
    /** Whether there are no other filters. */
    isAlone: Object.keys(filterValues).length === 2,
    widen: () => {
      const range = choosePeriod('createdAt', wider, now, zone);
      setFilters({ ...filterValues, createdAtFrom: range.from, createdAtTo: range.to }, displayedFilters, false);
    },
  };
};
