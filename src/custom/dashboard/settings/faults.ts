import { widgetSetups } from '../../../../domain/dashboards.ts';
import type { Words } from '../../../../domain/text/words.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { ShownWidget } from '../model.ts';

/** What is still missing in a widget, by field, with the numbers for the text's placeholders. */
export type Faults = Partial<Record<'metrics' | 'groupBy' | 'limit', readonly [Words, ...number[]]>>;

export const faultsOf = ({ type, metrics, groupBy, limit }: ShownWidget): Faults => {
  const setup = widgetSetups[type];
  const { min } = setup.metrics;
  const isBounded = Number.isInteger(limit) && limit >= 1 && limit <= setup.limit;
  return {
    ...(metrics.length < min && { metrics: min > 1 ? [words.needsMetrics, min] : [words.needsMetric] }),
    ...(setup.groupBy === 'must' && !groupBy && { groupBy: [words.needsGroup] }),
    ...(setup.limit > 0 &&
      (setup.groupBy !== 'may' || groupBy) &&
      !isBounded && { limit: [words.badLimit, setup.limit] }),
  };
};
