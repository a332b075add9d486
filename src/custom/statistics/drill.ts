import { conversionStatus } from '../../../domain/conversions.ts';
import type { Range } from '../../../domain/dates.ts';
import { type DimensionName, dimensions } from '../../../domain/statistics/dimensions.ts';
import { isMeasure, type MeasureName, measures } from '../../../domain/statistics/measures.ts';
import { momentOf } from '../../../domain/zones.ts';
import { type FilterValue, formatListAddress, parseListAddress } from '../../providers/router/listAddress.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import type { Path, Question, Value } from './question/question.ts';

/** A list with the records behind a figure. */
export interface Destination {
  /** Name of the list. */
  resource: string;
  address: string;
}

type Filters = Readonly<Record<string, readonly (string | number)[]>>;

type Lists = Readonly<Record<string, Filters>>;

const leads = (apiStatus?: string): Lists => ({ leads: apiStatus === undefined ? {} : { apiStatus: [apiStatus] } });
const conversions = (status?: number): Lists => ({
  conversions: status === undefined ? {} : { conversionStatus: [status] },
});

/** Where the records are that a measure counts, narrowed to those of its kind; of other measures one can't tell by a list. */
const lists: Partial<Record<MeasureName, Lists>> = {
  clicks: { 'clicks/valid': {}, 'clicks/invalid': {} },
  validClicks: { 'clicks/valid': {} },
  leads: leads(),
  sentLeads: leads('sent'),
  unsentLeads: leads('unsent'),
  heldLeads: leads('hold'),
  invalidLeads: leads('invalid'),
  duplicateLeads: leads('duplicate'),
  trashLeads: leads('trash'),
  conversions: conversions(),
  approvedConversions: conversions(conversionStatus.approved),
  pendingConversions: conversions(conversionStatus.pending),
  deferredConversions: conversions(conversionStatus.deferred),
  rejectedConversions: conversions(conversionStatus.rejected),
  // Money is that of approved conversions; which of them are paid no list tells.
  revenue: conversions(conversionStatus.approved),
  payout: conversions(conversionStatus.approved),
  profit: conversions(conversionStatus.approved),
};

/** To staff, who see hidden conversions, which pay affiliates nothing. */
const earned = { isHidden: false } as const;

/** What lists call dimensions. */
const called: Partial<Record<DimensionName, string>> = { leadGrade: 'grade', leadStatus: 'apiStatus' };

const day = 86_400;

/** The days that a value of time stands for, as seconds of wall time; undefined where they are no range. */
const daysOf = (dimension: DimensionName, value: string): Range | undefined => {
  const start = Date.parse(`${value.length === 7 ? `${value}-01` : value}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const from = start / 1000;
  if (dimension === 'day') return { from, to: from + day - 1 };
  if (dimension === 'week') return { from, to: from + 7 * day - 1 };
  const first = new Date(start);
  return dimension === 'month'
    ? { from, to: Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) / 1000 - 1 }
    : undefined;
};

/** The part of a period that a value of time leaves. */
const within = (period: Range, dimension: DimensionName, value: Value, zone: string): Range | undefined => {
  const days = daysOf(dimension, String(value));
  return (
    days && {
      from: Math.max(period.from, momentOf(days.from, zone)),
      to: Math.min(period.to, momentOf(days.to + 1, zone) - 1),
    }
  );
};

/** What is in both, where both say something. */
const narrowed = (one: readonly string[] | undefined, other: readonly string[]): string[] =>
  one ? other.filter((value) => one.includes(value)) : [...other];

/**
 * The lists with the records that a figure counts; none where no list can be narrowed to just them.
 * @param path the row of the figure; the empty one for totals
 * @param viewer who looks at it, and by whose clocks days begin
 */
export const destinationsOf = (
  metric: string,
  path: Path,
  { period, groupBy, filters, dataType }: Question,
  { resources, ...viewer }: { resources: readonly ResourceEntry[]; zone: string; isStaff: boolean },
): Destination[] => {
  const found = isMeasure(metric) ? lists[metric] : undefined;
  // Lists know when a record came, not when the traffic did that it goes back to.
  if (!found || !isMeasure(metric) || (dataType === 'cohort' && measures[metric].of !== 'click')) return [];
  let range: Range | undefined = period;
  const asked: Record<string, string[]> = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, [...values]]),
  );
  path.forEach((value, at) => {
    const name = groupBy[at];
    if (!name) return;
    if (dimensions[name].kind === 'time') range = range && within(range, name, value, viewer.zone);
    else asked[name] = narrowed(asked[name], [value === null ? '' : String(value)]);
  });
  const { from, to } = range ?? {};
  if (from === undefined || to === undefined) return [];
  return Object.entries(found).flatMap(([resource, own]): Destination[] => {
    const entry = resources.find(({ name }) => name === resource);
    const filter = entry && listFilter(entry, asked, own);
    if (!filter) return [];
    const state = parseListAddress(entry, undefined, '');
    const { tab, search } = formatListAddress(entry, {
      ...state,
      filter: { ...filter, ...(metric === 'payout' && viewer.isStaff && earned), createdAtFrom: from, createdAtTo: to },
    });
    return [{ resource, address: `/${[entry.name, tab].filter(Boolean).join('/')}${search}` }];
  });
};

/** The filters of a list that leave what is asked for; undefined where it has none for some of it. */
const listFilter = (
  { filters, fixed = {} }: ResourceEntry,
  asked: Readonly<Record<string, readonly string[]>>,
  own: Filters,
): Record<string, FilterValue> | undefined => {
  const filter: Record<string, FilterValue> = { ...own };
  for (const [name, values] of Object.entries(asked)) {
    const field = called[name as DimensionName] ?? name;
    const kind = filters[field];
    // Those that have none of something can't be asked for there.
    if (!kind || values.some((value) => value === '' || (kind === 'numbers' && value === '0'))) return undefined;
    const fixedTo = own[field] ?? fixed[field];
    const left = fixedTo ? values.filter((value) => fixedTo.some((one) => String(one) === value)) : values;
    if (left.length === 0) return undefined;
    if (!(field in fixed)) filter[field] = kind === 'numbers' || kind === 'number' ? left.map(Number) : [...left];
  }
  return filter;
};
