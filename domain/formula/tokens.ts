/** The tokens that a formula consists of. Metrics are named by key: a word for built-in ones, the id for others. */

export const operators = ['+', '-', '*', '/'] as const;
export type Operator = (typeof operators)[number];

export type Token =
  | { kind: 'metric'; key: string }
  /** A number as it was typed, with a decimal point. */
  | { kind: 'number'; value: string }
  | { kind: 'operator'; operator: Operator }
  | { kind: 'open' }
  | { kind: 'close' }
  /** Anything else. */
  | { kind: 'unknown'; text: string };

const operatorOf: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '\u2212': '-',
  '\u2013': '-',
  '*': '*',
  '\u00d7': '*',
  '\u00b7': '*',
  '/': '/',
  '\u00f7': '/',
  ':': '/',
};

const written =
  /(?<key>[A-Za-z][A-Za-z0-9]*)|#(?<id>\d+)|(?<number>\d+(?:[.,]\d+)?)|(?<operator>[-+*/:\u2212\u2013\u00d7\u00b7\u00f7])|(?<open>\()|(?<close>\))|[^\s]/gu;

const tokenOf = ({ 0: text, groups = {} }: RegExpExecArray): Token => {
  const key = groups['key'] ?? groups['id'];
  if (key !== undefined) return { kind: 'metric', key };
  if (groups['number'] !== undefined) return { kind: 'number', value: text.replace(',', '.') };
  const operator = operatorOf[text];
  if (operator) return { kind: 'operator', operator };
  if (groups['open'] !== undefined) return { kind: 'open' };
  return groups['close'] === undefined ? { kind: 'unknown', text } : { kind: 'close' };
};

/** Splits a formula into tokens: `profit / #12 * 100` has five. Typographic signs such as × and ÷ are read as well. */
export const tokensOf = (formula: string): Token[] => Array.from(formula.matchAll(written), tokenOf);

const isId = (key: string): boolean => /^\d+$/.test(key);

/** Returns a token as a formula has it. */
export const tokenText = (token: Token): string => {
  switch (token.kind) {
    case 'metric':
      return isId(token.key) ? `#${token.key}` : token.key;
    case 'number':
      return token.value;
    case 'operator':
      return token.operator;
    case 'open':
      return '(';
    case 'close':
      return ')';
    case 'unknown':
      return token.text;
  }
};

/** Returns the formula for these tokens, which `tokensOf` reads back. */
export const formulaText = (tokens: readonly Token[]): string =>
  tokens.map(tokenText).join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
