import { exactDigits } from '../money/decimal.ts';
import type { Words } from '../text/words.ts';
import type { Token } from './tokens.ts';

/** The most tokens of a formula. */
export const maxTokens = 100;
/**
 * The most values that a formula expands to with everything it is built on: each is computed for each row of figures
 * (D1262).
 */
export const maxValues = 500;

/**
 * Everything that can be wrong with a formula, each with how to fix it. The names are the `type` of an error, and never
 * change.
 */
export const formulaFaults = {
  formulaTooShort: {
    en: 'Combine at least two values with an operator',
    ru: 'Соедините оператором хотя бы два значения',
  },
  formulaTooLong: { en: 'A formula has at most {0} elements', ru: 'В формуле может быть не больше {0} элементов' },
  operatorFirst: { en: 'A formula can’t begin with an operator', ru: 'Формула не может начинаться с оператора' },
  operatorLast: { en: 'A formula can’t end with an operator', ru: 'Формула не может заканчиваться оператором' },
  operatorsAdjacent: { en: 'Put a value between two operators', ru: 'Поставьте значение между двумя операторами' },
  operatorAfterOpening: {
    en: 'There can’t be an operator right after an opening bracket',
    ru: 'Сразу после открывающей скобки не может стоять оператор',
  },
  operatorBeforeClosing: {
    en: 'There can’t be an operator right before a closing bracket',
    ru: 'Прямо перед закрывающей скобкой не может стоять оператор',
  },
  operatorNeeded: { en: 'Put an operator before this bracket', ru: 'Поставьте оператор перед этой скобкой' },
  bracketsEmpty: { en: 'Put something between these brackets', ru: 'Поставьте что-нибудь между этими скобками' },
  operandsAdjacent: { en: 'Put an operator between two values', ru: 'Поставьте оператор между двумя значениями' },
  bracketNotClosed: { en: 'This bracket is never closed', ru: 'Эта скобка не закрыта' },
  bracketNotOpened: { en: 'This bracket was never opened', ru: 'Для этой скобки нет открывающей' },
  symbolUnknown: { en: '“{0}” can’t be part of a formula', ru: '«{0}» не может быть частью формулы' },
  numberTooLong: {
    en: 'A number has at most {0} digits before the point and {1} after it',
    ru: 'В числе может быть не больше {0} цифр до запятой и {1} после неё',
  },
  metricUnknown: { en: 'There is no such metric', ru: 'Такой метрики нет' },
} as const satisfies Record<string, Words>;

export type FormulaFault = keyof typeof formulaFaults;

/** What is wrong, and the position of the offending token. */
export interface FormulaProblem {
  fault: FormulaFault;
  at: number;
  args?: readonly (string | number)[];
}

const isOperand = (token: Token | undefined): boolean => token?.kind === 'metric' || token?.kind === 'number';
const endsValue = (token: Token | undefined): boolean => isOperand(token) || token?.kind === 'close';

/** Returns why a token can't be where it is, or after the one before it. */
const misplaced = (token: Token, before: Token | undefined, isLast: boolean): FormulaFault | undefined => {
  switch (token.kind) {
    case 'operator':
      if (!before) return 'operatorFirst';
      if (before.kind === 'operator') return 'operatorsAdjacent';
      if (before.kind === 'open') return 'operatorAfterOpening';
      return isLast ? 'operatorLast' : undefined;
    case 'open':
      return endsValue(before) ? 'operatorNeeded' : undefined;
    case 'close':
      return before?.kind === 'open' ? 'bracketsEmpty' : undefined;
    case 'metric':
    case 'number':
      return endsValue(before) ? 'operandsAdjacent' : undefined;
    case 'unknown':
      return 'symbolUnknown';
  }
};

const digits = new RegExp(`^\\d{1,${exactDigits.whole}}(\\.\\d{1,${exactDigits.decimals}})?$`);

const ofToken = (tokens: readonly Token[], at: number, known: (key: string) => boolean): FormulaProblem[] => {
  const token = tokens[at]!;
  const fault = misplaced(token, tokens[at - 1], at === tokens.length - 1);
  if (fault) return [{ fault, at, ...(token.kind === 'unknown' && { args: [token.text] }) }];
  if (token.kind === 'operator' && tokens[at + 1]?.kind === 'close') return [{ fault: 'operatorBeforeClosing', at }];
  if (token.kind === 'metric' && !known(token.key)) return [{ fault: 'metricUnknown', at }];
  if (token.kind !== 'number' || digits.test(token.value)) return [];
  return [{ fault: 'numberTooLong', at, args: [exactDigits.whole, exactDigits.decimals] }];
};

const unbalanced = (tokens: readonly Token[]): FormulaProblem[] => {
  const open: number[] = [];
  const problems: FormulaProblem[] = [];
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'open') open.push(at);
    else if (kind === 'close' && open.pop() === undefined) problems.push({ fault: 'bracketNotOpened', at });
  }
  return [...problems, ...open.map((at): FormulaProblem => ({ fault: 'bracketNotClosed', at }))];
};

const ofLength = (tokens: readonly Token[]): FormulaProblem[] => {
  if (tokens.length > maxTokens) return [{ fault: 'formulaTooLong', at: maxTokens, args: [maxTokens] }];
  const isShort = tokens.filter(isOperand).length < 2;
  return isShort ? [{ fault: 'formulaTooShort', at: Math.max(tokens.length - 1, 0) }] : [];
};

/**
 * Returns all problems of a formula, at most one per token, in the order of the tokens; if there are none, it can be
 * parsed. `known` tells which metrics exist.
 */
export const formulaProblems = (
  tokens: readonly Token[],
  known: (key: string) => boolean = () => true,
): FormulaProblem[] => {
  const found = [...tokens.flatMap((_, at) => ofToken(tokens, at, known)), ...unbalanced(tokens)];
  // That a formula is too short is only worth reporting if nothing else is wrong.
  const all = found.length > 0 && tokens.length <= maxTokens ? found : [...found, ...ofLength(tokens)];
  const first = new Map<number, FormulaProblem>();
  for (const problem of all) if (!first.has(problem.at)) first.set(problem.at, problem);
  return [...first.values()].sort((one, other) => one.at - other.at);
};
