import { type DimensionName, dimensions, weekdays } from '../../../domain/statistics/dimensions.ts';
import type { Language, Words } from '../../../domain/text/words.ts';
import type { Caller } from '../../access/caller.ts';
import type { Model, Reader } from '../../collections/model.ts';
import type { CellKind, Column, Line } from '../../exports/table.ts';
import { type Metric, metricsFor, titleOf } from '../metrics.ts';
import { answerQuestion, type Answer, type FiguresRow } from './answer-question.ts';
import { withFigures, type FigureStore } from './with-figures.ts';
import type { Value } from './dimension-sql.ts';
import { type StatisticsParameters, questionOf } from './statistics.ts';
import { type Titles, titlesOf } from './titles.ts';

/** Figures as a file: a row for each combination of the groupings, with the totals last. */

/** Rows per query of the store: most files take one query, so that their rows are consistent. */
const rowsPerRead = 50_000;
/** Lines yielded at a time. */
const batch = 1000;

const words = {
  totals: { en: 'Totals', ru: 'Итого' },
  before: { en: 'previous period', ru: 'предыдущий период' },
} satisfies Record<string, Words>;

/** Returns the groupings of its rows, from left to right. */
const groupsOf = ({ groupBy = ['day'] }: StatisticsParameters): readonly DimensionName[] => groupBy;

const kinds: Partial<Record<DimensionName, CellKind>> = { day: 'date', week: 'date', hour: 'number' };

const unitOf = ({ metricType }: Metric, { baseCurrency }: Caller): string => {
  if (metricType === 'money') return `, ${baseCurrency}`;
  return metricType === 'percentages' ? ', %' : '';
};

const columnsOf = (
  asked: StatisticsParameters,
  metrics: readonly Metric[],
  caller: Caller,
  language: Language,
): Column[] => [
  ...groupsOf(asked).map((name) => ({ title: dimensions[name][language], kind: kinds[name] ?? 'text' })),
  ...metrics.flatMap((metric): Column[] => {
    const title = `${titleOf(metric, language)}${unitOf(metric, caller)}`;
    const before: Column[] = asked.with ? [{ title: `${title} (${words.before[language]})`, kind: 'number' }] : [];
    return [{ title, kind: 'number' }, ...before];
  }),
];

const monday = Date.UTC(2024, 0, 1);

/** Returns the label of a value; empty for records that have none. */
const textOf = (name: DimensionName, value: Value, titles: Titles, language: Language): string => {
  if (value === null) return '';
  if (name === 'weekday') {
    const at = new Date(monday + weekdays.findIndex((day) => day === value) * 86_400_000);
    return at.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });
  }
  return titles.get(name)?.get(value) ?? String(value);
};

const figuresIn = ({ figures, previous }: Omit<FiguresRow, 'values'>, metrics: readonly Metric[]): string[] =>
  metrics.flatMap(({ key }) => [figures[key] ?? '', ...(previous ? [previous[key] ?? ''] : [])]);

interface Dependencies {
  store: FigureStore;
  db: Reader;
  model: Model;
}

interface FiguresFileQuery {
  query: StatisticsParameters;
  caller: Caller;
  language: Language;
}

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Returns the figures that a caller requests, as a table limited to their own traffic and metrics.
 * @throws Failure if they may not see what is requested
 */
export const figuresTable = async (
  { store, db: reading, model }: Dependencies,
  { query: { format: _, ...asked }, caller, language }: FiguresFileQuery & { query: { format?: unknown } },
) => {
  const now = seconds();
  const questionFor = (metrics: readonly Metric[]) =>
    questionOf({ ...asked, flat: true }, caller, metrics, now).question;
  const { metrics } = questionFor(await metricsFor(reading, model, caller));
  const groups = groupsOf(asked);

  const answered = (db: Reader, limit: number, offset: number): Promise<Answer> =>
    withFigures(store, { db, model, caller, language }, now, (given, context) =>
      answerQuestion(given, { ...questionFor(context.metrics), limit, offset }),
    );

  const linesOf = async (db: Reader, rows: readonly FiguresRow[]): Promise<Line[]> => {
    const values = new Map(groups.map((name, at) => [name, rows.map((row) => row.values[at] ?? null)]));
    const titles = await titlesOf(db, model, values, language);
    return rows.map((row) => [
      ...groups.map((name, at) => textOf(name, row.values[at] ?? null, titles, language)),
      ...figuresIn(row, metrics),
    ]);
  };

  return {
    columns: columnsOf(asked, metrics, caller, language),
    /** The number of lines, including the totals. */
    async count(db: Reader): Promise<number> {
      return (await answered(db, 0, 0)).totalCount + 1;
    },
    async *lines(db: Reader): AsyncGenerator<Line[]> {
      let totals: Answer['totals'] | undefined;
      for (let offset = 0; ; offset += rowsPerRead) {
        const answer = await answered(db, rowsPerRead, offset);
        totals ??= answer.totals;
        for (let at = 0; at < answer.rows.length; at += batch) yield linesOf(db, answer.rows.slice(at, at + batch));
        if (answer.rows.length < rowsPerRead) break;
      }
      yield [[words.totals[language], ...groups.slice(1).map(() => ''), ...figuresIn(totals, metrics)]];
    },
  };
};
