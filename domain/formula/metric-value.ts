import { type Decimal, multiply, round } from '../decimal.ts';

/** What of a metric decides how its value is told. */
export interface MetricKind {
  metricType: 'amount' | 'money' | 'percentages';
  outputFormat: 'whole' | 'decimals';
}

/** By which formulas and calls name a metric: a word of those that come along, the id of others. */
export const metricKey = (metric: { id: number; value: string; editable: boolean }): string =>
  metric.editable ? String(metric.id) : metric.value;

/** Decimals that people see of it. */
export const metricDecimals = ({ outputFormat }: Pick<MetricKind, 'outputFormat'>): number =>
  outputFormat === 'whole' ? 0 : 2;

/**
 * What a metric says, of what its formula gives: percentages are of a hundred, so that a share of 0.25 says 25; rounded
 * as its `outputFormat` has it, halves away from zero.
 */
export const metricValue = (result: Decimal, metric: MetricKind): Decimal =>
  round(metric.metricType === 'percentages' ? multiply(result, '100') : result, metricDecimals(metric));
