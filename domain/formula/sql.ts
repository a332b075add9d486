import { formulaScale } from './evaluate.ts';
import type { Formula } from './tree.ts';

/** Converts to `Decimal(38, 16)`, truncated; null if it does not fit. */
const castSql = (expression: string): string => `accurateCastOrNull(${expression}, 'Decimal(38, ${formulaScale})')`;

/** Converts to a type with room for a product of two. */
const wide = (expression: string): string => `toDecimal256(${expression}, ${formulaScale})`;

const digits = /^\d+(\.\d+)?$/;

/**
 * Returns the formula as a ClickHouse expression, a `Nullable(Decimal(38, 16))` equal to the last digit to the result
 * of `evaluate`. `columns` has the expression of each metric by key: a number of any type, from trusted code; of the
 * formula itself, only validated digits get into the text.
 * @throws RangeError for a metric missing from `columns`
 */
export const formulaSql = (tree: Formula, columns: ReadonlyMap<string, string>): string => {
  if (tree.kind === 'number') {
    if (!digits.test(tree.value)) throw new RangeError(`Not a number: “${tree.value}”`);
    return castSql(`toDecimal256('${tree.value}', ${formulaScale})`);
  }
  if (tree.kind === 'metric') {
    const column = columns.get(tree.key);
    if (column === undefined) throw new RangeError(`No column for the metric “${tree.key}”`);
    return castSql(column);
  }
  const left = wide(formulaSql(tree.left, columns));
  const right = formulaSql(tree.right, columns);
  switch (tree.operator) {
    case '+':
    case '-':
    case '*':
      return castSql(`${left} ${tree.operator} ${right}`);
    case '/':
      return castSql(`${left} / nullIf(${right}, 0)`);
  }
};
