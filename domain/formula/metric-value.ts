import { type Decimal, multiply, round } from '../money/decimal.ts';

/** The part of a metric that decides how its value is displayed. */
export interface MetricKind {
  metricType: 'amount' | 'money' | 'percentages';
  outputFormat: 'whole' | 'decimals';
}

/** Returns the key of a metric in formulas and calls: a word for built-in ones, the id for others. */
export const metricKey = (metric: { id: number; value: string; editable: boolean }): string =>
  metric.editable ? String(metric.id) : metric.value;

/** Returns the number of decimals people see of it. */
export const metricDecimals = ({ outputFormat }: Pick<MetricKind, 'outputFormat'>): number =>
  outputFormat === 'whole' ? 0 : 2;

/**
 * Returns a metric's value from the result of its formula: percentages are out of a hundred, so a share of 0.25 becomes
 * 25; rounded according to its `outputFormat`, halves away from zero.
 */
export const metricValue = (result: Decimal, metric: MetricKind): Decimal =>
  round(metric.metricType === 'percentages' ? multiply(result, '100') : result, metricDecimals(metric));
