import { isRecord, recordOf } from '../../../domain/records.ts';
import type { Widths } from '../../components/list/columns/columnWidths.ts';
import type { ColumnChoice } from '../../components/list/columns/useColumns.ts';
import {
  type Clock,
  type KeptFilter,
  keptFilter,
  presentFilter,
  readRelative,
} from '../../components/list/views/relativeFilters.ts';
import { useViews, type Views } from '../../components/list/views/useViews.ts';
import { useZone } from '../../components/viewer.ts';
import { readParameters, writeParameters } from './question/parameters.ts';
import { withKnownMetrics, parametersOf, type Question, questionOf } from './question/question.ts';
import type { QuestionState } from './question/useQuestion.ts';

/**
 * The parts of the statistics page that a view stores: the question, the period by its name if it has one, and the
 * columns.
 */
interface StatisticsSettings extends KeptFilter {
  columns: readonly string[];
  widths: Widths;
}

/** Name of the page, which is also its address. */
const place = 'statistics';

const isText = (value: unknown): value is string => typeof value === 'string';

const readSettings = (kept: Readonly<Record<string, unknown>>): StatisticsSettings | undefined => {
  const { page, filter, relative, columns, widths } = kept;
  if (page !== place || !isRecord(filter) || !Array.isArray(columns)) return undefined;
  const given = Object.entries(recordOf(widths)).filter(
    (pair): pair is [string, number] => typeof pair[1] === 'number',
  );
  return {
    filter,
    relative: readRelative(relative),
    columns: columns.filter(isText),
    widths: Object.fromEntries(given),
  };
};

const textOf = ({ filter, relative, columns, widths }: StatisticsSettings): string => {
  const sorted = (of: object) => Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted(filter), sorted(relative), columns, sorted(widths)]);
};

/** Returns the question, without what a view stores separately. */
const askedBy = (question: Question): string => {
  const { metrics: _, open: __, createdAtFrom: ___, createdAtTo: ____, ...parameters } = parametersOf(question);
  return writeParameters(parameters);
};

/**
 * The saved views of statistics.
 * @param metrics keys of those that exist, among the columns or not
 */
export const useStatisticsViews = (
  { question, ask }: QuestionState,
  choice: ColumnChoice,
  metrics: readonly string[],
): Views => {
  const zone = useZone();
  const clock = (): Clock => ({ now: Math.floor(Date.now() / 1000), zone });
  const { period, ...others } = question;
  const read = (asked: unknown, then = period): Question =>
    questionOf(readParameters(isText(asked) ? asked : ''), then);
  /** Returns a view as it looks now: metrics deleted since then are neither shown nor used for sorting. */
  const known = (settings: StatisticsSettings): StatisticsSettings => ({
    ...settings,
    filter: {
      ...settings.filter,
      asked: askedBy(withKnownMetrics(read(settings.filter['asked']), metrics)),
    },
    columns: settings.columns.filter((key) => metrics.includes(key)),
  });
  return useViews<StatisticsSettings>({
    kind: 'statistics',
    place,
    present: {
      ...keptFilter({ asked: askedBy(question), createdAtFrom: period.from, createdAtTo: period.to }, clock()),
      columns: choice.visible,
      widths: choice.widths,
    },
    read: readSettings,
    write: (settings) => ({ page: place, ...settings }),
    textOf: (settings) => textOf(known(settings)),
    apply: (settings) => {
      const { asked: kept, createdAtFrom: from, createdAtTo: to } = presentFilter(settings, clock());
      const then = typeof from === 'number' && typeof to === 'number' ? { from, to } : period;
      choice.resize(settings.widths);
      ask({
        ...others,
        ...read(kept, then),
        metrics: settings.columns,
        open: [],
      });
    },
  });
};
