import { type DataType, type DimensionName } from '../../../domain/statistics/dimensions.ts';
import type { Language } from '../../../domain/text/words.ts';
import type { Caller } from '../../access/caller.ts';
import type { Model, Reader } from '../../collections/model.ts';
import type { Metric } from '../metrics.ts';
import { answerQuestion, type FigureContext, type FiguresRow } from './answer-question.ts';
import type { Context } from './with-figures.ts';
import type { Value } from './dimension-sql.ts';
import { type PeriodParameters, type Period, periodOf } from './period.ts';
import {
  type FilterParameters,
  checkedGroups,
  filtersIn,
  havingIn,
  metricsIn,
  orderIn,
  parentsIn,
  type Question,
} from './question.ts';
import { type Titles, titlesIn, titlesOf } from './titles.ts';

/** `/stat/statistics`: one level of the tree of groupings. */

/** The parameters as typed by the contract. */
export interface StatisticsParameters extends PeriodParameters, FilterParameters {
  dataType?: DataType;
  groupBy?: DimensionName[];
  parents?: string;
  flat?: boolean;
  metrics?: string[];
  metric?: string[];
  orderBy?: string;
  limit?: number;
  offset?: number;
  with?: string[];
}

const usualLimit = 50;

/** Returns the question of a call, and the values of the groups above its rows. */
export const questionOf = (
  asked: StatisticsParameters,
  caller: Caller,
  metrics: readonly Metric[],
  now: number,
): { question: Question; parents: Partial<Record<DimensionName, Value>> } => {
  const all = checkedGroups(asked.groupBy ?? ['day'], caller);
  const above = parentsIn(asked.parents, all);
  const groups = asked.flat ? all.slice(above.length) : all.slice(above.length, above.length + 1);
  const chosen = metricsIn(metrics, asked.metrics);
  const parents = above.map((value, place) => [all[place]!, value] as const);
  return {
    question: {
      period: periodOf(asked, caller.timezone, now),
      dataType: asked.dataType ?? 'actual',
      groups,
      only: [...filtersIn(asked), ...parents.map(([name, value]) => ({ name, values: [value] }))],
      metrics: chosen,
      having: havingIn(metrics, asked.metric),
      order: orderIn(asked.orderBy, { all, groups, metrics, chosen }),
      limit: asked.limit ?? usualLimit,
      offset: asked.offset ?? 0,
      withPrevious: asked.with?.includes('previous') ?? false,
    },
    parents: Object.fromEntries(parents),
  };
};

/** There is no data from before 1970. */
const since1970 = (moment: number): number => Math.max(moment, 0);

export const wirePeriod = ({ from, to, zone, previous }: Period, { baseCurrency }: Caller) => ({
  period: { from, to },
  previousPeriod: { from: since1970(previous.from), to: since1970(previous.to) },
  timezone: zone,
  currency: baseCurrency,
});

const toldRow = (
  { values, ...figures }: FiguresRow,
  groups: readonly DimensionName[],
  parents: Partial<Record<DimensionName, Value>>,
  titles: Titles,
) => {
  const named = { ...parents, ...Object.fromEntries(groups.map((name, place) => [name, values[place] ?? null])) };
  return { values: named, titles: titlesIn(titles, named), ...figures };
};

/** Rows as returned by calls, with the titles of their values. */
export const wireRows = async (
  db: Reader,
  model: Model,
  {
    rows,
    groups,
    parents = {},
  }: { rows: readonly FiguresRow[]; groups: readonly DimensionName[]; parents?: Partial<Record<DimensionName, Value>> },
  language: Language,
) => {
  const values = new Map<DimensionName, Value[]>(
    groups.map((name, place) => [name, rows.map((row) => row.values[place] ?? null)]),
  );
  for (const [name, value] of Object.entries(parents)) values.set(name as DimensionName, [value]);
  const titles = await titlesOf(db, model, values, language);
  return rows.map((row) => toldRow(row, groups, parents, titles));
};

/** Answers the call. */
export const readStatistics = async (
  asking: FigureContext,
  { db, model, caller, metrics, language }: Context,
  asked: StatisticsParameters,
) => {
  const { question, parents } = questionOf(asked, caller, metrics, asking.now);
  const { rows, totals, totalCount } = await answerQuestion(asking, question);
  return {
    items: await wireRows(db, model, { rows, groups: question.groups, parents }, language),
    totals,
    meta: { totalCount, ...wirePeriod(question.period, caller) },
  };
};
