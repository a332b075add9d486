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

/** Figures that are asked for: what every call of statistics comes down to. */
export interface Question {
  period: Period;
  dataType: DataType;
  /** By what rows are grouped; none for a single row. */
  groups: readonly DimensionName[];
  /** What rows have in common: filters, and the groups above them. */
  only: readonly { name: DimensionName; values: readonly Value[] }[];
  metrics: readonly Metric[];
  /** Rows with such figures alone. */
  having: readonly { metric: Metric; comparison: Comparison; number: string }[];
  order: readonly Ordering[];
  limit: number;
  offset: number;
  withPrevious: boolean;
}

export type Ordering = ({ group: number } | { metric: Metric }) & { direction: 'asc' | 'desc' };

/** The parameters that narrow figures, as the contract types them. */
export type FilterParameters = Partial<Record<FilterName, Value[]>>;

/** What is asked for by filters; those by a dimension that is the network's the contract has kept from affiliates. */
export const filtersIn = (query: FilterParameters, except?: FilterName): Question['only'] =>
  filterNames.flatMap((name) => {
    const values = query[name];
    return values && name !== except ? [{ name, values: values.map((value) => value || null) }] : [];
  });

const metricIn = (metrics: readonly Metric[], key: string, parameter: string): Metric => {
  const found = metrics.find((metric) => metric.key === key);
  // Told like one that there is none of.
  if (!found) throw refusedParameter('badParameter', parameter);
  return found;
};

/** The metrics that a call names, or the usual ones, of those that the caller may use. */
export const metricsIn = (metrics: readonly Metric[], keys: readonly string[] | undefined): Metric[] =>
  keys
    ? [...new Set(keys)].map((key) => metricIn(metrics, key, 'metrics'))
    : metrics.filter(({ key }) => defaultMetrics.some((name) => name === key));

/** Refuses groupings twice, and those by what the caller never meets. */
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

/** The values of the groupings down to the row whose children are asked for. */
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

/** What rows are ordered by where the call does not say: the latest first, else the largest. */
const usualOrder = (groups: readonly DimensionName[], [metric]: readonly Metric[]): Ordering[] => {
  const time = groups.findIndex(isTime);
  if (time >= 0) return [{ group: time, direction: 'desc' }];
  return metric ? [{ metric, direction: 'desc' }] : [];
};

/**
 * The order of rows, so that no two are equal. A grouping of another level orders nothing here.
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
