import { add, compare, type Decimal, divide, multiply, round, subtract } from '../money/decimal.ts';
import type { Operator } from './tokens.ts';
import type { Formula } from './tree.ts';

/** Decimals to which every value and every result within a formula is truncated, here and in SQL alike (D840). */
export const formulaScale = 16;

/** What a `Decimal(38, 16)` of ClickHouse can hold; anything beyond has no result. */
const bounds = {
  least: '-17014118346046923173168.7303715884105728',
  greatest: '17014118346046923173168.7303715884105727',
} as const;

const withinScale = (value: Decimal): Decimal | null => {
  const cut = round(value, formulaScale, 'down');
  return compare(cut, bounds.least) < 0 || compare(cut, bounds.greatest) > 0 ? null : cut;
};

const operate: Readonly<Record<Operator, (left: Decimal, right: Decimal) => Decimal | null>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': (left, right) => (compare(right, '0') === 0 ? null : divide(left, right, formulaScale, 'down')),
};

/**
 * Evaluates a formula for these values of its metrics: an exact decimal, truncated after 16 decimals at each step; null
 * if it divides by zero, exceeds what can be held, or a value is missing.
 */
export const evaluate = (tree: Formula, values: ReadonlyMap<string, Decimal | null>): Decimal | null => {
  if (tree.kind === 'number') return withinScale(tree.value);
  if (tree.kind === 'metric') {
    const value = values.get(tree.key) ?? null;
    return value === null ? null : withinScale(value);
  }
  const left = evaluate(tree.left, values);
  const right = evaluate(tree.right, values);
  if (left === null || right === null) return null;
  const result = operate[tree.operator](left, right);
  return result === null ? null : withinScale(result);
};
