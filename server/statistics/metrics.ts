import { memoize } from 'es-toolkit';
import { sql } from 'kysely';
import type { Decimal } from '../../domain/money/decimal.ts';
import { addsUp } from '../../domain/formula/adds-up.ts';
import { maxValues } from '../../domain/formula/check.ts';
import { evaluate } from '../../domain/formula/evaluate.ts';
import { metricKey, metricValue } from '../../domain/formula/metric-value.ts';
import { type Formula, metricsOf, parseFormula } from '../../domain/formula/tree.ts';
import { measureDescription } from '../../domain/statistics/measure-words.ts';
import {
  defaultMetrics,
  isGoalMeasure,
  isMeasure,
  measureNamed,
  type MeasureName,
  measureOfGoal,
  measures,
  titleOfGoal,
} from '../../domain/statistics/measures.ts';
import type { Language } from '../../domain/text/words.ts';
import { counted } from '../../openapi/statistics.ts';
import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import { collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { accessOf, simplified } from '../collections/rows.ts';
import type { EntityTypes } from '../generated/records.ts';
import { type Goal, goalsFor } from './goals.ts';

/** The metrics available for figures, and who may use which. */

type Stored = EntityTypes['metric']['record'];

interface Row extends Pick<Stored, 'id' | 'title' | 'value' | 'group' | 'metricType' | 'outputFormat' | 'status'> {
  titleRu: string | null;
  description: string | null;
  editable: boolean;
}

export interface Metric extends Row {
  key: string;
  /** Its formula in terms of base measures only. */
  formula: Formula;
  measures: readonly MeasureName[];
  /** The goal whose conversions alone it counts. */
  goal?: Goal;
}

/** Returns whether a caller may see a measure: they can reach its records, and may see the fields that it counts by. */
const maySee = (model: Model, caller: Caller) => (name: MeasureName) => {
  const { of, fields } = measures[measureNamed(name)!.measure];
  const rows = simplified(accessOf(collectionNamed(model, of), caller));
  return (
    !('none' in rows) &&
    fields.every((field) => {
      const found = counted[of].fields[field];
      return found !== undefined && isReadable(found, caller);
    })
  );
};

/**
 * Returns the formula with every metric it references inlined; undefined if one is missing or references itself, or if
 * the result has more values than a formula may.
 */
const expanded = (whole: Formula, formulaOf: (key: string) => Formula | undefined): Formula | undefined => {
  let left = maxValues;
  const expand = (tree: Formula, within: readonly string[]): Formula | undefined => {
    if (tree.kind === 'operation') {
      const [one, other] = [expand(tree.left, within), left > 0 ? expand(tree.right, within) : undefined];
      return one && other && { ...tree, left: one, right: other };
    }
    if (tree.kind === 'number' || isMeasure(tree.key)) {
      left -= 1;
      return left < 0 ? undefined : tree;
    }
    const formula = within.includes(tree.key) ? undefined : formulaOf(tree.key);
    return formula && expand(formula, [...within, tree.key]);
  };
  return expand(whole, []);
};

const groups = ['traffic', 'leads', 'conversions', 'finance'];

/** Returns the metrics of one goal’s conversions, as there are of all. */
const ofGoals = (built: readonly Metric[], goals: readonly Goal[]): Metric[] =>
  goals.flatMap((goal) =>
    built.flatMap((metric): Metric[] => {
      const named = measureNamed(metric.key);
      if (named?.goal !== undefined || !named || !isGoalMeasure(named.measure)) return [];
      const key = measureOfGoal(named.measure, goal.id);
      return [{ ...metric, key, formula: { kind: 'metric', key }, measures: [key], goal }];
    }),
  );

/** Returns the active metrics that a caller may use: by group, and then those of each goal. */
export const metricsFor = async (db: Reader, model: Model, caller: Caller): Promise<Metric[]> => {
  const { rows } = await sql<Row>`
    select id::int, title, title_ru as "titleRu", description, value, "group", metric_type as "metricType",
      output_format as "outputFormat", editable, status
    from metrics
    order by array_position(${groups}::text[], "group"), editable, array_position(${Object.keys(measures)}::text[], value), id`.execute(
    db,
  );
  const byKey = new Map(rows.map((row) => [metricKey(row), row.value]));
  const formulaOf = memoize((key: string) => {
    const formula = byKey.get(key);
    return formula === undefined ? undefined : parseFormula(formula);
  });
  const seen = maySee(model, caller);
  const all = rows.flatMap((row): Metric[] => {
    const key = metricKey(row);
    const formula = row.status === 'active' ? expanded({ kind: 'metric', key }, formulaOf) : undefined;
    const named = formula ? metricsOf(formula).filter(isMeasure) : [];
    return formula && named.every(seen) ? [{ ...row, key, formula, measures: named }] : [];
  });
  return [...all, ...ofGoals(all, await goalsFor(db, model, caller))];
};

/** Returns a metric's value for these sums of its measures: exact if built in, otherwise rounded as displayed. */
export const figureOf = (metric: Metric, sums: ReadonlyMap<string, Decimal>): Decimal | null => {
  const result = evaluate(metric.formula, sums);
  return result === null || !metric.editable ? result : metricValue(result, metric);
};

/** Returns the display name of a metric. */
export const titleOf = ({ title, titleRu, goal }: Metric, language: Language): string => {
  const own = (language === 'ru' && titleRu) || title;
  return goal ? titleOfGoal(own, goal.fullTitle) : own;
};

/** Returns a metric as returned by calls. */
export const wireMetric = (metric: Metric, language: Language) => {
  const { key, id, group, metricType, outputFormat, editable, goal } = metric;
  return {
    key,
    id,
    group,
    metricType,
    outputFormat,
    editable,
    description: metric.description ?? measureDescription(key)?.[language] ?? null,
    title: titleOf(metric, language),
    goal: goal ? { id: goal.id, title: goal.title, vertical: goal.vertical } : null,
    usual: defaultMetrics.some((name) => name === key),
    addsUp: addsUp(metric.formula),
  };
};
