import type { Decimal } from '../money/decimal.ts';
import { evaluate } from './evaluate.ts';
import { type Formula, metricsOf, parseFormula } from './tree.ts';

/** Formulas of metrics by key; a metric without one is a measure. None of them refers back to itself. */
export type Formulas = ReadonlyMap<string, string>;

/** Returns the keys of the measures that a formula comes down to, through the metrics that it uses. */
export const measuresOf = (tree: Formula, formulas: Formulas): string[] => {
  const seen = new Set<string>();
  const left = metricsOf(tree);
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const formula = formulas.get(key);
    if (formula !== undefined) left.push(...metricsOf(parseFormula(formula)));
  }
  return [...seen].filter((key) => !formulas.has(key)).sort();
};

/** Evaluates a formula for these values of its measures; each metric below it is computed once. */
export const evaluateOver = (
  tree: Formula,
  formulas: Formulas,
  measures: ReadonlyMap<string, Decimal | null>,
): Decimal | null => {
  const values = new Map(measures);
  const workOut = (formula: Formula): Decimal | null => {
    for (const key of metricsOf(formula)) {
      const own = formulas.get(key);
      if (!values.has(key) && own !== undefined) values.set(key, workOut(parseFormula(own)));
    }
    return evaluate(formula, values);
  };
  return workOut(tree);
};
