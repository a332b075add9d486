import type { DataType, DimensionName, FilterName } from '../../../domain/statistics/dimensions.ts';
import { refusedParameter } from '../../failure.ts';
import type { Metric } from '../metrics.ts';
import { type Answer, answerQuestion, type FigureContext, type Figures, emptyFigures } from './answer-question.ts';
import type { Context } from './with-figures.ts';
import type { Value } from './dimension-sql.ts';
import { groupsOf, type Interval, nameOf, pointsOf, usualIntervals } from './intervals.ts';
import { type PeriodParameters, periodOf } from './period.ts';
import { type FilterParameters, checkedGroups, filtersIn, metricsIn, orderIn, type Question } from './question.ts';
import { wirePeriod, wireRows } from './statistics.ts';
import { titlesOf } from './titles.ts';

/** `/stat/dashboard`: the data of a widget. */

export interface WidgetParameters extends PeriodParameters, FilterParameters {
  widgetType?: 'number' | 'chart' | 'top';
  dataType?: DataType;
  interval?: Interval;
  groupBy?: FilterName;
  metrics?: string[];
  orderBy?: string;
  limit?: number;
  with?: string[];
}

const usualLimit = 5;
/** Maximum points across all series. */
const maxRows = 50_000;
/** Maximum figures across all points (D1288). */
const maxFigures = 50_000;

interface Series {
  value: Value;
  title: string | null;
  points: { at: string; figures: Figures; previous?: Figures }[];
}

/** Returns the top values of a dimension, with their figures. */
const topValues = (
  question: Question,
  name: FilterName,
  asked: WidgetParameters,
  metrics: readonly Metric[],
): Question => {
  const groups = [name];
  return {
    ...question,
    groups,
    order: orderIn(asked.orderBy, { all: groups, groups, metrics, chosen: question.metrics }),
    limit: asked.limit ?? usualLimit,
  };
};

const seriesOf = async (
  asking: FigureContext,
  question: Question,
  asked: Interval | undefined,
  split?: { name: FilterName; values: readonly Value[]; titles: ReadonlyMap<Value, string> | undefined },
): Promise<Series[]> => {
  const ofPoint = question.metrics.length * (question.withPrevious ? 2 : 1) * (split?.values.length ?? 1);
  // If no interval was requested, the first whose points fit the limit.
  const [fitting] = (asked ? [asked] : usualIntervals(question.period)).flatMap((interval) => {
    const names = pointsOf(question.period, interval);
    return names && names.length * ofPoint <= maxFigures ? [{ interval, names }] : [];
  });
  if (!fitting) throw refusedParameter('badParameter', asked ? 'interval' : split ? 'limit' : 'metrics');
  const { interval, names } = fitting;
  const times = groupsOf[interval];
  const groups: DimensionName[] = [...times, ...(split ? [split.name] : [])];
  const only = split ? [...question.only, { name: split.name, values: split.values }] : question.only;
  const { rows } = await answerQuestion(asking, { ...question, groups, only, limit: maxRows });
  const byPlace = new Map(
    rows.map(({ values, ...figures }) => [
      JSON.stringify([split ? (values.at(-1) ?? null) : null, nameOf(interval, values)]),
      figures,
    ]),
  );
  const nothing = emptyFigures(question);
  return (split?.values ?? [null]).map((value) => ({
    value,
    title: split?.titles?.get(value) ?? null,
    points: names.map((at) => ({ at, ...(byPlace.get(JSON.stringify([value, at])) ?? nothing) })),
  }));
};

/** Answers the call. */
export const readDashboardFigures = async (asking: FigureContext, context: Context, asked: WidgetParameters) => {
  const { db, model, caller, metrics, language } = context;
  const [name] = checkedGroups(asked.groupBy ? [asked.groupBy] : [], caller) as FilterName[];
  const type = asked.widgetType ?? 'number';
  if (type === 'top' && name === undefined) throw refusedParameter('badParameter', 'groupBy');
  const question: Question = {
    period: periodOf(asked, caller.timezone, asking.now),
    dataType: asked.dataType ?? 'actual',
    groups: [],
    only: filtersIn(asked),
    metrics: metricsIn(metrics, asked.metrics),
    having: [],
    order: [],
    limit: 0,
    offset: 0,
    withPrevious: asked.with?.includes('previous') ?? false,
  };
  const top: Answer | undefined =
    type === 'number' || name === undefined
      ? undefined
      : await answerQuestion(asking, topValues(question, name, asked, metrics));
  const { totals } = top ?? (await answerQuestion(asking, question));
  const values = top?.rows.map((row) => row.values[0] ?? null) ?? [];
  const titles = name && top ? (await titlesOf(db, model, new Map([[name, values]]), language)).get(name) : undefined;
  const split = name && top && { name, values, titles };
  return {
    totals,
    series: type === 'chart' ? await seriesOf(asking, question, asked.interval, split) : [],
    items: type === 'top' && top && name ? await wireRows(db, model, { rows: top.rows, groups: [name] }, language) : [],
    meta: wirePeriod(question.period, caller),
  };
};
