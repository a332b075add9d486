import type { Range } from '../../../../domain/time/dates.ts';
import type { Metric } from '../../statistics/figures.ts';
import type { Refresh, ShownWidget } from '../model.ts';

/** What a widget is rendered with besides its content. */
export interface WidgetInput {
  period: Range;
  refresh: Refresh;
  /** The metrics that the user may use. */
  metrics: readonly Metric[];
}

/** The props of each kind of widget. */
export interface KindProps extends WidgetInput {
  shown: ShownWidget;
  /** Its title. */
  title: string;
}

const minute = 60_000;

/** Milliseconds between two refreshes. */
export const refreshEvery: Readonly<Record<Refresh, number | false>> = {
  minute,
  fiveMinutes: 5 * minute,
  quarterHour: 15 * minute,
  never: false,
};
