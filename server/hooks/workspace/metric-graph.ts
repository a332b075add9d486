import { tokensOf } from '../../../domain/formula/tokens.ts';
import type { KnownMetric, KnownMetrics } from '../../tenant/known-metrics.ts';

/** What metrics are built on. Each is visited once, however many paths lead to it. */

type Operand = KnownMetric | 'number';

interface Weight {
  /** The longest path down: the metric itself, one that its formula uses, and so on. */
  way: readonly KnownMetric[];
  /** How many values its formula comes down to, counting each as often as it is named. */
  values: number;
}

export interface MetricGraph {
  /** The metrics that a formula uses, each once. */
  takenBy(metric: KnownMetric): KnownMetric[];
  /** The path from a metric back to itself; undefined if there is none. */
  wayBack(from: KnownMetric): KnownMetric[] | undefined;
  weigh(metric: KnownMetric): Weight;
  /** The metric, and those built on it directly or indirectly. */
  withUsers(metric: KnownMetric): KnownMetric[];
}

export const graphOf = (metrics: KnownMetrics): MetricGraph => {
  const operands = new Map<KnownMetric, Operand[]>();
  const operandsOf = (metric: KnownMetric): Operand[] => {
    const known = operands.get(metric);
    if (known) return known;
    const found = (metric.editable ? tokensOf(metric.value) : []).flatMap((token): Operand[] => {
      if (token.kind === 'number') return ['number'];
      const taken = token.kind === 'metric' ? metrics.get(token.key) : undefined;
      return taken ? [taken] : [];
    });
    operands.set(metric, found);
    return found;
  };
  const takenBy = (metric: KnownMetric): KnownMetric[] => [
    ...new Set(operandsOf(metric).filter((operand) => operand !== 'number')),
  ];

  const wayBack = (from: KnownMetric): KnownMetric[] | undefined => {
    const seen = new Set<KnownMetric>();
    const look = (way: readonly KnownMetric[], at: KnownMetric): KnownMetric[] | undefined => {
      for (const next of takenBy(at)) {
        if (next === from) return [...way, next];
        if (seen.has(next)) continue;
        seen.add(next);
        const found = look([...way, next], next);
        if (found) return found;
      }
      return undefined;
    };
    return look([from], from);
  };

  const weights = new Map<KnownMetric, Weight>();
  const weigh = (metric: KnownMetric): Weight => {
    const known = weights.get(metric);
    if (known) return known;
    // A placeholder during the visit, so that a cycle ends.
    weights.set(metric, { way: [metric], values: 1 });
    const below = operandsOf(metric).map((operand) => (operand === 'number' ? { way: [], values: 1 } : weigh(operand)));
    const longest = below.reduce<Weight['way']>((way, one) => (one.way.length > way.length ? one.way : way), []);
    const values = metric.editable ? below.reduce((sum, one) => sum + one.values, 0) : 1;
    const weight = { way: [metric, ...longest], values };
    weights.set(metric, weight);
    return weight;
  };

  const users = Map.groupBy(
    [...metrics.values()].flatMap((user) => takenBy(user).map((taken) => ({ taken, user }))),
    ({ taken }) => taken,
  );
  return {
    takenBy,
    wayBack,
    weigh,
    withUsers(metric) {
      const found = new Set([metric]);
      // Metrics added during the loop are visited, too.
      for (const one of found) for (const { user } of users.get(one) ?? []) found.add(user);
      return [...found];
    },
  };
};
