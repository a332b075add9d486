import { formulaScale } from './evaluate.ts';
import type { Formula } from './tree.ts';

/** To `Decimal(38, 16)`, cut off; null where it does not fit. */
const kept = (expression: string): string => `accurateCastOrNull(${expression}, 'Decimal(38, ${formulaScale})')`;

/** With room for a product of two. */
const wide = (expression: string): string => `toDecimal256(${expression}, ${formulaScale})`;

const digits = /^\d+(\.\d+)?$/;

/**
 * The formula as an expression of ClickHouse, a `Nullable(Decimal(38, 16))` that gives to the last digit what `evaluate`
 * gives. `columns` has the expression of each metric by its key: a number of any kind, from trusted code; nothing of the
 * formula itself but checked digits gets into the text.
 * @throws RangeError for a metric that `columns` lacks
 */
export const formulaSql = (tree: Formula, columns: ReadonlyMap<string, string>): string => {
  if (tree.kind === 'number') {
    if (!digits.test(tree.value)) throw new RangeError(`Not a number: “${tree.value}”`);
    return kept(`toDecimal256('${tree.value}', ${formulaScale})`);
  }
  if (tree.kind === 'metric') {
    const column = columns.get(tree.key);
    if (column === undefined) throw new RangeError(`No column for the metric “${tree.key}”`);
    return kept(column);
  }
  const left = wide(formulaSql(tree.left, columns));
  const right = formulaSql(tree.right, columns);
  switch (tree.operator) {
    case '+':
    case '-':
    case '*':
      return kept(`${left} ${tree.operator} ${right}`);
    case '/':
      return kept(`${left} / nullIf(${right}, 0)`);
  }
};
