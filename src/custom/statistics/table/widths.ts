import { type ColumnWidth, headingWidth } from '../../../components/list/columns/columnWidths.ts';
import type { Metric } from '../figures.ts';

/** Name of the column that contains the tree. */
export const rowsColumn = 'rows';

/** Maximum width of a metric's heading in pixels; it wraps if it needs more. */
const widest = 160;

/** Default widths of the columns: the tree takes what is left, a metric what its name needs. */
export const widthsOf =
  (metrics: readonly Metric[], isNarrow: boolean) =>
  (name: string): ColumnWidth => {
    if (name === rowsColumn) return isNarrow ? { least: 148, usual: 164 } : { least: 200, usual: 224 };
    const metric = metrics.find(({ key }) => key === name);
    const heading = headingWidth(metric?.title ?? name);
    const usual = Math.min(Math.max(heading.usual, metric?.metricType === 'money' ? 120 : 96), widest);
    return { least: Math.min(usual, Math.max(heading.least, isNarrow ? 104 : 96)), usual };
  };
