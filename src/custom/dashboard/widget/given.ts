import type { Range } from '../../../../domain/dates.ts';
import type { Metric } from '../../statistics/figures.ts';
import type { Refresh, Shown } from '../model.ts';

/** What a widget is drawn with beside what it shows. */
export interface Given {
  period: Range;
  refresh: Refresh;
  /** The metrics that the person may use. */
  metrics: readonly Metric[];
}

/** What each kind of widget takes. */
export interface KindProps extends Given {
  shown: Shown;
  /** What it is called. */
  title: string;
}

const minute = 60_000;

/** Milliseconds between two looks. */
export const refreshEvery: Readonly<Record<Refresh, number | false>> = {
  minute,
  fiveMinutes: 5 * minute,
  quarterHour: 15 * minute,
  never: false,
};
