import type { Decimal } from '../../domain/money/decimal.ts';
import type { DimensionName } from '../../domain/statistics/dimensions.ts';
import type { Metric } from '../statistics/metrics.ts';
import { type Answer, answerQuestion, type Figures } from '../statistics/figures/answer-question.ts';
import type { Question } from '../statistics/figures/question.ts';
import { titlesOf } from '../statistics/figures/titles.ts';
import type { Value } from '../statistics/figures/dimension-sql.ts';
import type { InsightContext } from './insight.ts';

/** The values of a dimension, each with its figures now and in the previous period. */
export interface ComparedValue {
  value: Value;
  title: string | null;
  figures: Figures;
  previous: Figures;
}

/** Maximum number of values of a dimension that insights consider: those whose figures changed most. */
const maxGroups = 2000;

/** Figures of the period next to those of the previous one. */
export const compare = (
  { asking, period }: InsightContext,
  metrics: readonly Metric[],
  groups: readonly DimensionName[],
): Promise<Answer> => {
  const question: Question = {
    period,
    groups,
    metrics,
    dataType: 'actual',
    only: [],
    having: [],
    offset: 0,
    withPrevious: true,
    order: groups.length > 0 ? [{ by: 'change', direction: 'desc' }] : [],
    limit: groups.length === 0 ? 0 : maxGroups,
  };
  return answerQuestion(asking, question);
};

export const compareBy = async (
  looking: InsightContext,
  metrics: readonly Metric[],
  dimension: DimensionName,
): Promise<ComparedValue[]> => {
  const { rows } = await compare(looking, metrics, [dimension]);
  const values = rows.map((row) => row.values[0] ?? null);
  const titles = (await titlesOf(looking.db, looking.model, new Map([[dimension, values]]), looking.language)).get(
    dimension,
  );
  return rows.map(({ figures, previous = {} }, place) => {
    const value = values[place] ?? null;
    return { value, title: titles?.get(value) ?? null, figures, previous };
  });
};

/** Returns a figure as a number, for judging rather than displaying it. */
export const size = (figure: Decimal | null | undefined): number => Number(figure ?? 0);
