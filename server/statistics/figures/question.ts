import {
  type Comparison,
  type DataType,
  type DimensionName,
  type FilterName,
  filterNames,
  isTime,
  type TimeName,
} from '../../../domain/statistics/dimensions.ts';
import { defaultMetrics } from '../../../domain/statistics/measures.ts';
import { isStaffs } from '../../../openapi/statistics.ts';
import { type Caller, isStaff } from '../../access/caller.ts';
import { refusedParameter } from '../../failure.ts';
import type { Metric } from '../metrics.ts';
import { isValueOf, type Value } from './dimension-sql.ts';
import type { Period } from './period.ts';

/** A request for figures: what every statistics call is reduced to. */
export interface Question {
  period: Period;
  dataType: DataType;
  /** What rows are grouped by; empty for a single row. */
  groups: readonly DimensionName[];
  /** What all rows have in common: filters, and the groups above them. */
  only: readonly { name: DimensionName; values: readonly Value[] }[];
  metrics: readonly Metric[];
  /** Only rows with such figures are returned. */
  having: readonly { metric: Metric; comparison: Comparison; number: string }[];
  order: readonly Ordering[];
  limit: number;
  offset: number;
  withPrevious: boolean;
}

/** By a group, by a metric, or by how much of any measure's totals a row changed since the previous period. */
export type Ordering = ({ group: number } | { metric: Metric } | { by: 'change' }) & { direction: 'asc' | 'desc' };

/** The parameters that filter figures, as typed by the contract. */
export type FilterParameters = Partial<Record<FilterName, Value[]>>;

/** Returns a query's filters. The contract has already kept affiliates from filtering by the network's dimensions. */
export const filtersIn = (query: FilterParameters, except?: FilterName): Question['only'] =>
  filterNames.flatMap((name) => {
    const values = query[name];
    return values && name !== except ? [{ name, values: values.map((value) => value || null) }] : [];
  });

const metricIn = (metrics: readonly Metric[], key: string, parameter: string): Metric => {
  const found = metrics.find((metric) => metric.key === key);
  // Reported like one that does not exist.
  if (!found) throw refusedParameter('badParameter', parameter);
  return found;
};

/** Returns the metrics that a call names, or the default ones, limited to those that the caller may use. */
export const metricsIn = (metrics: readonly Metric[], keys: readonly string[] | undefined): Metric[] =>
  keys
    ? [...new Set(keys)].map((key) => metricIn(metrics, key, 'metrics'))
    : metrics.filter(({ key }) => defaultMetrics.some((name) => name === key));

/** Refuses duplicate groupings, and groupings by what the caller never sees. */
export const checkedGroups = (names: readonly DimensionName[], caller: Caller): readonly DimensionName[] => {
  const isTwice = new Set(names).size < names.length;
  if (isTwice || (!isStaff(caller) && names.some(isStaffs))) throw refusedParameter('badParameter', 'groupBy');
  return names;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the values of the groupings down to the row whose children are requested. */
export const parentsIn = (text: string | undefined, groups: readonly DimensionName[]): Value[] => {
  if (text === undefined) return [];
  const values = readJson(text);
  const isPath =
    Array.isArray(values) &&
    values.length < groups.length &&
    values.every((value, place) => isValueOf(groups[place]!, value));
  if (!isPath) throw refusedParameter('badParameter', 'parents');
  return values;
};

export const havingIn = (metrics: readonly Metric[], asked: readonly string[] = []): Question['having'] =>
  asked.map((one) => {
    const [key = '', comparison, number = ''] = one.split(':');
    return { metric: metricIn(metrics, key, 'metric'), comparison: comparison as Comparison, number };
  });

/** Returns the default order of rows: the latest first, else the largest. */
const usualOrder = (groups: readonly DimensionName[], [metric]: readonly Metric[]): Ordering[] => {
  const time = groups.findIndex(isTime);
  if (time >= 0) return [{ group: time, direction: 'desc' }];
  return metric ? [{ metric, direction: 'desc' }] : [];
};

/**
 * Returns the order of rows, made unambiguous. A grouping of another level has no effect on it.
 * @param all every grouping of the call
 */
export const orderIn = (
  asked: string | undefined,
  {
    all,
    groups,
    metrics,
    chosen,
  }: Record<'all' | 'groups', readonly DimensionName[]> & Record<'metrics' | 'chosen', readonly Metric[]>,
): Ordering[] => {
  const [name = '', direction] = asked?.split(':') ?? [];
  const by = { direction: direction === 'asc' ? 'asc' : 'desc' } as const;
  const group = groups.findIndex((one) => one === name);
  const rest = groups.map((_, place): Ordering => ({ group: place, direction: 'asc' }));
  if (group >= 0) return [{ group, ...by }, ...rest];
  if (asked === undefined || all.some((one) => one === name)) return [...usualOrder(groups, chosen), ...rest];
  return [{ metric: metricIn(metrics, name, 'orderBy'), ...by }, ...rest];
};

export const timesIn = (groups: readonly DimensionName[]): TimeName[] => groups.filter(isTime);
