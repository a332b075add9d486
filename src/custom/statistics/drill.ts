import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { Range } from '../../../domain/time/dates.ts';
import { type DimensionName, dimensions } from '../../../domain/statistics/dimensions.ts';
import { type BaseMeasure, measureNamed, measures } from '../../../domain/statistics/measures.ts';
import { momentOf } from '../../../domain/time/zones.ts';
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

/**
 * The lists with the records that a measure counts, narrowed to those of its kind; no list shows the records of other
 * measures.
 */
const lists: Partial<Record<BaseMeasure, Lists>> = {
  clicks: { 'clicks/valid': {}, 'clicks/invalid': {} },
  validClicks: { 'clicks/valid': {} },
  leads: leads(),
  newLeads: leads('new'),
  sentLeads: leads('sent'),
  unsentLeads: leads('unsent'),
  failedLeads: leads('failed'),
  heldLeads: leads('hold'),
  invalidLeads: leads('invalid'),
  duplicateLeads: leads('duplicate'),
  trashLeads: leads('trash'),
  testLeads: leads(),
  conversions: conversions(),
  approvedConversions: conversions(conversionStatus.approved),
  pendingConversions: conversions(conversionStatus.pending),
  deferredConversions: conversions(conversionStatus.deferred),
  rejectedConversions: conversions(conversionStatus.rejected),
  // Money is that of approved conversions; no list tells which of them are paid.
  revenue: conversions(conversionStatus.approved),
  payout: conversions(conversionStatus.approved),
  profit: conversions(conversionStatus.approved),
};

/** For staff, who see hidden conversions, which pay affiliates nothing. */
const earned = { isHidden: false } as const;

/** What else the records of a measure have in common, besides what its lists are narrowed to. */
const narrowing = (measure: BaseMeasure, isStaff: boolean): Record<string, FilterValue> => ({
  ...(measures[measure].of === 'lead' && { isTest: measure === 'testLeads' }),
  ...(measure === 'payout' && isStaff && earned),
});

/** The names of dimensions in lists. */
const called: Partial<Record<DimensionName, string>> = { leadGrade: 'grade', leadStatus: 'apiStatus' };

const day = 86_400;

/** Returns the days that a time value stands for, as seconds of wall time; undefined if they aren't a range. */
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

/** Returns the part of a period that a time value covers. */
const within = (period: Range, dimension: DimensionName, value: Value, zone: string): Range | undefined => {
  const days = daysOf(dimension, String(value));
  return (
    days && {
      from: Math.max(period.from, momentOf(days.from, zone)),
      to: Math.min(period.to, momentOf(days.to + 1, zone) - 1),
    }
  );
};

/** Returns the intersection, if both are given. */
const narrowed = (one: readonly string[] | undefined, other: readonly string[]): string[] =>
  one ? other.filter((value) => one.includes(value)) : [...other];

/**
 * Returns the lists with the records that a figure counts; none if no list can be narrowed to exactly those.
 * @param path the row of the figure; empty for totals
 * @param viewer who looks at it, and in whose time zone days begin
 */
export const destinationsOf = (
  metric: string,
  path: Path,
  { period, groupBy, filters, metricFilters, dataType }: Question,
  { resources, ...viewer }: { resources: readonly ResourceEntry[]; zone: string; isStaff: boolean },
): Destination[] => {
  const named = measureNamed(metric);
  const found = named && lists[named.measure];
  // Lists know when a record was created, not when the traffic behind it came in.
  if (!found || (dataType === 'cohort' && measures[named.measure].of !== 'click')) return [];
  // These totals are of the rows that pass, and no list is narrowed by figures of rows.
  if (path.length === 0 && metricFilters.length > 0) return [];
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
  if (named.goal !== undefined) asked['goal'] = narrowed(asked['goal'], [String(named.goal)]);
  const { from, to } = range ?? {};
  if (from === undefined || to === undefined) return [];
  return Object.entries(found).flatMap(([resource, own]): Destination[] => {
    const entry = resources.find(({ name }) => name === resource);
    const filter = entry && listFilter(entry, asked, own);
    if (!filter) return [];
    const state = parseListAddress(entry, undefined, '');
    const { tab, search } = formatListAddress(entry, {
      ...state,
      filter: { ...filter, ...narrowing(named.measure, viewer.isStaff), createdAtFrom: from, createdAtTo: to },
    });
    return [{ resource, address: `/${[entry.name, tab].filter(Boolean).join('/')}${search}` }];
  });
};

/** Returns the filters of a list that select the given values; undefined if it lacks a filter for some of them. */
const listFilter = (
  { filters, fixedFilter = {} }: ResourceEntry,
  asked: Readonly<Record<string, readonly string[]>>,
  own: Filters,
): Record<string, FilterValue> | undefined => {
  const filter: Record<string, FilterValue> = { ...own };
  for (const [name, values] of Object.entries(asked)) {
    const field = called[name as DimensionName] ?? name;
    const kind = filters[field];
    // Lists can't be filtered for records without a value.
    if (!kind || values.some((value) => value === '' || (kind === 'numbers' && value === '0'))) return undefined;
    const fixedTo = own[field] ?? fixedFilter[field];
    const left = fixedTo ? values.filter((value) => fixedTo.some((one) => String(one) === value)) : values;
    if (left.length === 0) return undefined;
    if (!(field in fixedFilter)) filter[field] = kind === 'numbers' || kind === 'number' ? left.map(Number) : [...left];
  }
  return filter;
};
