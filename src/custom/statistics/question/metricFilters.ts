import { parseDecimal } from '../../../../domain/money/decimal.ts';
import { comparisons } from '../../../../domain/statistics/dimensions.ts';

/** How a figure is compared; the call has no `between` and takes its two ends separately. */
export const comparisonNames = [...comparisons, 'between'] as const;
export type ComparisonName = (typeof comparisonNames)[number];

/** Keeps only rows with such figures. */
export interface MetricFilter {
  /** Key of the metric. */
  metric: string;
  comparison: ComparisonName;
  /** An exact decimal; the lower end of `between`. */
  value: string;
  /** The upper end of `between`. */
  upTo?: string;
}

export const isComparison = (text: unknown): text is ComparisonName => comparisonNames.some((name) => name === text);

const read = (text: string): MetricFilter[] => {
  const [metric = '', comparison, number = ''] = text.split(':');
  const value = parseDecimal(number);
  return /^[A-Za-z0-9]{1,40}$/.test(metric) && isComparison(comparison) && value !== undefined
    ? [{ metric, comparison, value }]
    : [];
};

/** Reads filters such as `clicks:gt:10`; a lower end followed by an upper end is one filter. */
export const readMetricFilters = (texts: readonly string[]): MetricFilter[] => {
  const filters: MetricFilter[] = [];
  for (const filter of texts.flatMap(read)) {
    const before = filters.at(-1);
    if (before?.metric === filter.metric && before.comparison === 'gte' && filter.comparison === 'lte')
      filters[filters.length - 1] = { ...before, comparison: 'between', upTo: filter.value };
    else filters.push(filter);
  }
  return filters;
};

/** Writes filters in the format of the call. */
export const writeMetricFilters = (filters: readonly MetricFilter[]): string[] =>
  filters.flatMap(({ metric, comparison, value, upTo }) =>
    comparison === 'between'
      ? [`${metric}:gte:${value}`, `${metric}:lte:${upTo ?? value}`]
      : [`${metric}:${comparison}:${value}`],
  );
