import type { Range } from '../../../../domain/time/dates.ts';
import {
  type DataType,
  type DimensionName,
  dataTypes,
  dimensionNames,
  dimensions,
  type FilterName,
  filterNames,
  maxGroupings,
} from '../../../../domain/statistics/dimensions.ts';
import { type MetricFilter, readMetricFilters, writeMetricFilters } from './metricFilters.ts';
import type { Parameters } from './parameters.ts';

/** The value of a grouping: an id, a code, a text, a part of the calendar; null for none. */
export type Value = string | number | null;

/** A row of the tree: the values of the groupings down to it. */
export type Path = readonly Value[];

export interface Order {
  /** A grouping or the key of a metric. */
  field: string;
  order: 'ASC' | 'DESC';
}

export const chartKinds = ['line', 'bars', 'none'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** The complete question to the statistics and the view of the answer, as in the page's address. */
export interface Question {
  /** Seconds UTC. */
  period: Range;
  /** From the top of the tree down, at least one. */
  groupBy: readonly DimensionName[];
  /** An empty value, or `0` for records, stands for those that have none. */
  filters: Readonly<Partial<Record<FilterName, readonly string[]>>>;
  metricFilters: readonly MetricFilter[];
  /** Keys of metrics; undefined for those that the user usually looks at. */
  metrics: readonly string[] | undefined;
  order: Order;
  dataType: DataType;
  /** Whether each figure is shown with that of the previous period. */
  compared: boolean;
  chart: ChartKind;
  /** Keys of the metrics that are drawn, possibly none; undefined for the default ones. */
  drawn: readonly string[] | undefined;
  /** Rows that are open. */
  open: readonly Path[];
  /** How many rows are requested at a time. */
  limit: number;
}

const among = <T extends string>(names: readonly T[], text: string | undefined): T | undefined =>
  names.find((name) => name === text);

const seconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const isKey = (text: string): boolean => /^[A-Za-z0-9]{1,40}$/.test(text);

const keysIn = (texts: readonly string[] | undefined): readonly string[] | undefined => {
  const keys = [...new Set(texts?.filter(isKey))];
  return keys.length > 0 ? keys : undefined;
};

/** What the address has for no metrics; none is called that. */
const noKeys = 'none';

/** Whether a value is the path of a row. */
export const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => part === null || typeof part === 'string' || typeof part === 'number');

const pathsIn = (text: string | undefined): readonly Path[] => {
  try {
    const value: unknown = text ? JSON.parse(text) : [];
    return Array.isArray(value) ? value.filter(isPath) : [];
  } catch {
    return [];
  }
};

/** Returns the default order: the latest time first, or else the largest value of a metric. */
const usualOrder = (groupBy: readonly DimensionName[], metric: string): Order => {
  const [first] = groupBy;
  return { field: first && dimensions[first].kind === 'time' ? first : metric, order: 'DESC' };
};

const orderIn = (text: string | undefined, groupBy: readonly DimensionName[]): Order => {
  const [field = '', direction] = text?.split(':') ?? [];
  const isDimension = dimensionNames.some((name) => name === field);
  const isThere = groupBy.some((name) => name === field) || (isKey(field) && !isDimension);
  return isThere ? { field, order: direction === 'asc' ? 'ASC' : 'DESC' } : usualOrder(groupBy, 'clicks');
};

/**
 * Returns the question in an existing order, without conditions on metrics that don’t exist: one that a link names may
 * have been deleted, or the user may not see it.
 */
export const withKnownMetrics = (question: Question, metrics: readonly string[]): Question => {
  const { groupBy, order, metricFilters } = question;
  const isKnown = dimensionNames.some((name) => name === order.field) || metrics.includes(order.field);
  const known = metricFilters.filter(({ metric }) => metrics.includes(metric));
  if (isKnown && known.length === metricFilters.length) return question;
  const usual = usualOrder(groupBy, metrics.includes('clicks') ? 'clicks' : (metrics[0] ?? order.field));
  return { ...question, metricFilters: known, order: isKnown ? order : usual };
};

/** Maximum number of rows that a call returns. */
const maxRows = 1000;

/**
 * Returns the question in the parameters; invalid ones are left out.
 * @param today the default period
 */
export const questionOf = (parameters: Parameters, today: Range): Question => {
  const one = (name: string): string | undefined => parameters[name]?.[0];
  const named = [...new Set(parameters['groupBy']?.flatMap((text) => among(dimensionNames, text) ?? []))];
  const groupBy = named.length > 0 ? named.slice(0, maxGroupings) : (['day'] as const);
  const [from, to] = [seconds(one('createdAtFrom')), seconds(one('createdAtTo'))];
  return {
    period: from !== undefined && to !== undefined && from <= to ? { from, to } : today,
    groupBy,
    filters: Object.fromEntries(filterNames.flatMap((name) => (parameters[name] ? [[name, parameters[name]]] : []))),
    metricFilters: readMetricFilters(parameters['metric'] ?? []),
    metrics: keysIn(parameters['metrics']),
    order: orderIn(one('orderBy'), groupBy),
    dataType: among(dataTypes, one('dataType')) ?? 'actual',
    compared: one('with') === 'previous',
    chart: among(chartKinds, one('chart')) ?? 'line',
    drawn: one('drawn') === noKeys ? [] : keysIn(parameters['drawn']),
    open: pathsIn(one('open')).filter((path) => path.length < groupBy.length),
    limit: Math.min(Math.max(seconds(one('limit')) ?? 50, 1), maxRows),
  };
};

/** Returns the parameters with which a call asks the same question, except for those that select rows. */
export const callParameters = ({ period, filters, metricFilters, dataType, compared }: Question): Parameters => ({
  createdAtFrom: [String(period.from)],
  createdAtTo: [String(period.to)],
  dataType: [dataType],
  ...filters,
  metric: writeMetricFilters(metricFilters),
  with: compared ? ['previous'] : [],
});

/** Maximum number of open rows in an address; more would exceed the length that servers accept. */
const maxOpenNamed = 40;

/** Returns the parameters of the address for a question. */
export const parametersOf = (question: Question): Parameters => {
  const { groupBy, order, metrics = [], chart, drawn, open, limit } = question;
  return {
    ...callParameters(question),
    groupBy,
    orderBy: [`${order.field}:${order.order.toLowerCase()}`],
    metrics,
    chart: chart === 'line' ? [] : [chart],
    drawn: drawn?.length === 0 ? [noKeys] : (drawn ?? []),
    open: open.length > 0 ? [JSON.stringify(open.slice(0, maxOpenNamed))] : [],
    limit: [String(limit)],
  };
};

/** Returns the question with other groupings: the open rows no longer exist, and the sort column may be gone. */
export const groupedBy = (question: Question, groupBy: readonly DimensionName[], metric: string): Question => {
  const { field } = question.order;
  const isLost = dimensionNames.some((name) => name === field) && !groupBy.some((name) => name === field);
  const isSameTop = groupBy[0] === question.groupBy[0] && groupBy.length > question.groupBy.length;
  return {
    ...question,
    groupBy,
    order: isLost ? usualOrder(groupBy, metric) : question.order,
    open: isSameTop && question.groupBy.every((name, at) => groupBy[at] === name) ? question.open : [],
  };
};
