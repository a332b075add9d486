import { z } from 'zod';
import { type Decimal, sum } from '../../../domain/money/decimal.ts';
import { formulaSql } from '../../../domain/formula/sql.ts';
import { type DimensionName, type FilterName, isTime } from '../../../domain/statistics/dimensions.ts';
import type { MeasureName } from '../../../domain/statistics/measures.ts';
import { figureOf, type Metric } from '../metrics.ts';
import { mapYielding } from '../../yielding.ts';
import type { Statistics } from '../statistics.ts';
import { type Bindings, createBindings } from './bindings.ts';
import { columnOf, dimensionSql, dimensionIn, type Managers, wireValue, type Value } from './dimension-sql.ts';
import { columnsOf, measureSql } from './measure-sql.ts';
import { type Ordering, type Question, timesIn } from './question.ts';
import type { FactScope } from './scope.ts';
import { inTime, sourceFor } from './source.ts';

/** Figures by the keys of their metrics; null if a metric divides by zero. */
export type Figures = Record<string, Decimal | null>;

export interface FiguresRow {
  /** The values of the groups, in their order. */
  values: Value[];
  figures: Figures;
  previous?: Figures;
}

export interface Answer {
  rows: FiguresRow[];
  /** Totals of all rows, including those on other pages. */
  totals: Omit<FiguresRow, 'values'>;
  totalCount: number;
}

/** What is needed to answer a question, and on whose behalf. */
export interface FigureContext {
  store: Pick<Statistics, 'query'>;
  /** The time zone whose days the daily roll-up uses. */
  networkZone: string | undefined;
  factScope: FactScope;
  managers(): Promise<Managers>;
  /** Seconds UTC. */
  now: number;
}

const isFilter = (name: DimensionName): name is FilterName => !isTime(name);
const columnsIn = (names: readonly DimensionName[]): string[] => names.filter(isFilter).map(columnOf);

const measuresIn = ({ metrics, having, order }: Question): MeasureName[] => {
  const all = [
    ...metrics,
    ...having.map(({ metric }) => metric),
    ...order.flatMap((by) => ('metric' in by ? [by.metric] : [])),
  ];
  return [...new Set(all.flatMap(({ measures }) => measures))];
};

/** A query under way: its measures by place, and the values bound so far. */
interface Composing extends Omit<FigureContext, 'managers'> {
  managers: Managers;
  question: Question;
  measures: readonly MeasureName[];
  bindings: Bindings;
}

const counts = ['clicks', 'leads', 'conversions', 'deposits'];
/** Money that is told without a count: an advertiser may report what was deposited on a day, but not how often. */
const uncounted = 'deposited';
/** How many records a row covers: records that have since changed cancel out, leaving none. */
const recordsSql = counts.map((column) => `sum(${column})`).join(' + ');

/** Returns the facts of a question, each with its local time in the question's zone. */
const factsSql = ({ question, measures, bindings, networkZone, factScope, now }: Composing): string => {
  const { period, dataType, groups, only, withPrevious } = question;
  const named = [...groups, ...only.map(({ name }) => name)];
  const columns = [...new Set([...counts, uncounted, ...columnsOf(measures), ...columnsIn(named)])];
  const source = sourceFor({ period, times: timesIn(named), columns, networkZone, now });
  const { where, isCurrent, local } = inTime(source, dataType, period, withPrevious, bindings);
  return `select ${[...columns, `${local} as local`, `${isCurrent} as is_current`].join(', ')}
    from ${source.table} where ${factScope(bindings)} and ${where}`;
};

/** Returns the question's rows: groups as `g0` …, sums of measures as `m0` …, and of the previous period as `q0` …. */
const rowsSql = (composing: Composing): string => {
  const { question, measures, bindings, managers } = composing;
  const { groups, only, withPrevious } = question;
  const keys = groups.map((name, place) => `${dimensionSql(name, bindings, managers)} as g${place}`);
  const sums = measures.flatMap((name, place) =>
    withPrevious
      ? [`${measureSql(name, 'is_current')} as m${place}`, `${measureSql(name, 'not is_current')} as q${place}`]
      : [`${measureSql(name)} as m${place}`],
  );
  const conditions = only.map(({ name, values }) =>
    dimensionIn(name, dimensionSql(name, bindings, managers), values, bindings),
  );
  return `select ${[...keys, ...sums, `${recordsSql} as records`].join(', ')} from (${factsSql(composing)})${
    conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  }${keys.length > 0 ? ` group by ${keys.map((_, place) => `g${place}`).join(', ')}` : ''} having records != 0 or sum(${uncounted}) != 0`;
};

/** Returns a metric over the sums of a row, as displayed except for rounding. */
const metricSql = ({ formula, metricType }: Metric, measures: readonly MeasureName[]): string => {
  const sql = formulaSql(formula, new Map(measures.map((name, place) => [name, `m${place}`])));
  return metricType === 'percentages' ? `(${sql}) * 100` : sql;
};

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=', eq: '=', ne: '!=' } as const;

const havingSql = ({ question, measures, bindings }: Composing): string => {
  const conditions = question.having.map(
    ({ metric, comparison, number }) =>
      `${metricSql(metric, measures)} ${comparisons[comparison]} ${bindings.bind(number, 'Decimal(38, 8)')}`,
  );
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
};

/** Returns the largest share that a row's change has in the totals of a measure over both periods. */
const changeSql = (measures: readonly MeasureName[]): string => {
  const shares = measures.map(
    (_, place) =>
      `ifNull(toFloat64(abs(m${place} - q${place})) / nullIf(toFloat64(abs(tm${place}) + abs(tq${place})), 0), 0)`,
  );
  return `arrayMax([${shares.join(', ')}])`;
};

const orderingSql = ({ measures }: Composing, by: Ordering): string => {
  if ('group' in by) return `g${by.group} ${by.direction}`;
  const figure = 'metric' in by ? metricSql(by.metric, measures) : changeSql(measures);
  return `${figure} ${by.direction} nulls last`;
};

const orderSql = (composing: Composing): string => {
  const parts = composing.question.order.map((by) => orderingSql(composing, by));
  return parts.length > 0 ? ` order by ${parts.join(', ')}` : '';
};

/** A row of an answer: sums are whole numbers or exact decimal text. */
const rowSchema = z.record(z.string(), z.union([z.string(), z.number()]));
type Row = z.infer<typeof rowSchema>;

const figuresOf = ({ question, measures }: Composing, row: Row, letters: string): Figures => {
  const sums = new Map<string, Decimal>(
    measures.map((name, place) => [name, sum([String(row[`${letters}${place}`] ?? '0')])]),
  );
  return Object.fromEntries(question.metrics.map((metric) => [metric.key, figureOf(metric, sums)]));
};

/** @param of which sums: the row's or the totals */
const toldFigures = (composing: Composing, row: Row, of: '' | 't'): Omit<FiguresRow, 'values'> => ({
  figures: figuresOf(composing, row, `${of}m`),
  ...(composing.question.withPrevious && { previous: figuresOf(composing, row, `${of}q`) }),
});

/** Returns the figures of a row without facts. */
export const emptyFigures = (question: Question): Omit<FiguresRow, 'values'> => {
  const figures = Object.fromEntries(question.metrics.map((metric) => [metric.key, figureOf(metric, nothing(metric))]));
  return { figures, ...(question.withPrevious && { previous: figures }) };
};

const nothing = ({ measures }: Metric) => new Map(measures.map((name) => [name as string, '0']));

const noManagers: Managers = { affiliates: [], managers: [] };

const composingOf = async (asking: FigureContext, question: Question): Promise<Composing> => {
  const named = [...question.groups, ...question.only.map(({ name }) => name)];
  return {
    ...asking,
    managers: named.includes('manager') ? await asking.managers() : noManagers,
    question,
    measures: measuresIn(question),
    bindings: createBindings(),
  };
};

/** Returns the sums of all rows, next to each row as `tm0` …, or alone. */
const sumsSql = ({ question, measures }: Composing, over: string): string[] => {
  const letters = question.withPrevious ? (['m', 'q'] as const) : (['m'] as const);
  const sums = measures.flatMap((_, place) => letters.map((one) => `sum(${one}${place})${over} as t${one}${place}`));
  return [`count()${over} as rows`, ...sums];
};

const toldTotals = (composing: Composing, row: Row): Omit<Answer, 'rows'> => ({
  totals: toldFigures(composing, row, 't'),
  totalCount: Number(row['rows'] ?? 0),
});

/** Returns the rows that pass the filters on figures. */
const passedSql = (composing: Composing): string => `from (${rowsSql(composing)})${havingSql(composing)}`;

const totalsOf = async (asking: FigureContext, question: Question): Promise<Answer> => {
  const composing = await composingOf(asking, question);
  const sql = `select ${sumsSql(composing, '').join(', ')} ${passedSql(composing)}`;
  const [row = {}] = await asking.store.query(sql, composing.bindings.values, rowSchema);
  return { rows: [], ...toldTotals(composing, row) };
};

/** Answers a question: a page of its rows and the totals of all of them, reading the facts once for both. */
export const answerQuestion = async (asking: FigureContext, question: Question): Promise<Answer> => {
  const { limit, offset, groups } = question;
  if (limit === 0) return totalsOf(asking, question);
  const composing = await composingOf(asking, question);
  const { bindings } = composing;
  const sql = `select * from (select *, ${sumsSql(composing, ' over ()').join(', ')} ${passedSql(composing)})${orderSql(composing)}
    limit ${bindings.bind(limit, 'UInt32')} offset ${bindings.bind(offset, 'UInt32')}`;
  const rows = await asking.store.query(sql, bindings.values, rowSchema);
  const [first] = rows;
  // Past the last row, no row carries the totals.
  if (!first) return totalsOf(asking, question);
  return {
    rows: await mapYielding(rows, (row) => ({
      values: groups.map((name, place) => wireValue(name, row[`g${place}`] ?? '')),
      ...toldFigures(composing, row, ''),
    })),
    ...toldTotals(composing, first),
  };
};

/**
 * Returns the values of a dimension among the facts of a question, the most frequent first.
 * @param matching a condition on the value `g0`, built with the bound values
 */
export const valuesOf = async (
  asking: FigureContext,
  question: Question,
  matching: (bindings: Bindings) => string | undefined,
): Promise<{ values: Value[]; totalCount: number }> => {
  const composing = await composingOf(asking, question);
  const { bindings } = composing;
  const { limit, offset, groups } = question;
  const rows = rowsSql(composing);
  const condition = matching(bindings);
  const found = `(select g0, records from (${rows})${condition === undefined ? '' : ` where ${condition}`})`;
  const page = `limit ${bindings.bind(limit, 'UInt32')} offset ${bindings.bind(offset, 'UInt32')}`;
  const [values, [counted]] = await Promise.all([
    asking.store.query(`select g0 from ${found} order by records desc, g0 ${page}`, bindings.values, rowSchema),
    asking.store.query(`select count() as rows from ${found}`, bindings.values, rowSchema),
  ]);
  return {
    values: values.map(({ g0 = '' }) => wireValue(groups[0]!, g0)),
    totalCount: Number(counted?.['rows'] ?? 0),
  };
};
