import type { Formula } from './tree.ts';

const isConstant = (tree: Formula): boolean =>
  tree.kind === 'number' || (tree.kind === 'operation' && isConstant(tree.left) && isConstant(tree.right));

/**
 * Returns whether a formula’s values for parts of the traffic add up to its value for all of it, as those of measures
 * do, and those of rates and averages don’t.
 * @param tree in terms of measures only
 */
export const addsUp = (tree: Formula): boolean => {
  if (tree.kind !== 'operation') return tree.kind === 'metric';
  const { operator, left, right } = tree;
  if (operator === '+' || operator === '-') return addsUp(left) && addsUp(right);
  if (addsUp(left)) return isConstant(right);
  return operator === '*' && isConstant(left) && addsUp(right);
};
