import { formulaProblems } from './check.ts';
import { formulaText, type Operator, type Token, tokensOf } from './tokens.ts';

/** The parse tree of a formula. */
export type Formula =
  | { kind: 'metric'; key: string }
  | { kind: 'number'; value: string }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula };

const rank: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };
const highest = 3;

const wrong = (token: Token | undefined) => new RangeError(`Not a formula at “${token ? formulaText([token]) : ''}”`);

/** Reads tokens from the front: operators of one rank from left to right, × and ÷ before + and −. */
const reader = (tokens: readonly Token[]) => {
  let at = 0;

  const operand = (): Formula => {
    const token = tokens[at++];
    if (token?.kind === 'metric' || token?.kind === 'number') return token;
    if (token?.kind !== 'open') throw wrong(token);
    const inner = ranked(1);
    const end = tokens[at++];
    if (end?.kind !== 'close') throw wrong(end);
    return inner;
  };

  const ranked = (from: number): Formula => {
    if (from === highest) return operand();
    let left = ranked(from + 1);
    for (let next = tokens[at]; next?.kind === 'operator' && rank[next.operator] === from; next = tokens[at]) {
      at += 1;
      left = { kind: 'operation', operator: next.operator, left, right: ranked(from + 1) };
    }
    return left;
  };

  return (): Formula => {
    const tree = ranked(1);
    if (at < tokens.length) throw wrong(tokens[at]);
    return tree;
  };
};

/**
 * Parses a formula's tokens.
 * @throws RangeError if `formulaProblems` finds something wrong with their order
 */
export const formulaTree = (tokens: readonly Token[]): Formula => reader(tokens)();

/**
 * Parses a stored formula. A metric's key alone, as built-in metrics have it, is one as well.
 * @throws RangeError for an invalid formula
 */
export const parseFormula = (formula: string): Formula => formulaTree(tokensOf(formula));

/** Returns the tree, or undefined while there are problems. */
export const formulaOf = (tokens: readonly Token[], known?: (key: string) => boolean): Formula | undefined =>
  formulaProblems(tokens, known).length === 0 ? formulaTree(tokens) : undefined;

const bracketed = (tokens: Token[]): Token[] => [{ kind: 'open' }, ...tokens, { kind: 'close' }];

const rankOf = (tree: Formula): number => (tree.kind === 'operation' ? rank[tree.operator] : highest);

/** Returns the tokens of this tree, with the brackets that it needs. */
export const printed = (tree: Formula): Token[] => {
  if (tree.kind !== 'operation') return [tree];
  const { operator, left, right } = tree;
  const own = rank[operator];
  return [
    ...(rankOf(left) < own ? bracketed(printed(left)) : printed(left)),
    { kind: 'operator', operator },
    // Results are truncated, so even a × (b × c) is not (a × b) × c to the last digit.
    ...(rankOf(right) <= own ? bracketed(printed(right)) : printed(right)),
  ];
};

/** Returns the formula as text, which `parseFormula` reads back as the same tree. */
export const printFormula = (tree: Formula): string => formulaText(printed(tree));

/** Returns the keys of the metrics that it uses, each once. */
export const metricsOf = (tree: Formula): string[] => [
  ...new Set(printed(tree).flatMap((token) => (token.kind === 'metric' ? [token.key] : []))),
];
