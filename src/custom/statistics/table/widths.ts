import type { ColumnWidth } from '../../../components/list/columnWidths.ts';
import type { Metric } from '../figures.ts';

/** Name of the column that the tree stands in. */
export const rowsColumn = 'rows';

/** Pixels. */
const letter = 6.6;
const around = 32;

/** How wide the columns are by themselves: the tree takes what is left, a metric what its name takes. */
export const widthsOf =
  (metrics: readonly Metric[], isNarrow: boolean) =>
  (name: string): ColumnWidth => {
    if (name === rowsColumn) return isNarrow ? { least: 148, usual: 164 } : { least: 200, usual: 224 };
    const metric = metrics.find(({ key }) => key === name);
    const needed = Math.ceil((metric?.title ?? name).length * letter) + around;
    const usual = Math.min(Math.max(needed, metric?.metricType === 'money' ? 120 : 96), 176);
    return { least: Math.min(usual, isNarrow ? 104 : 120), usual };
  };
