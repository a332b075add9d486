import { type Decimal, exactDigits, parseDecimal, round } from '../../../domain/money/decimal.ts';
import { useTextValue } from './useValue.ts';

/** A number as shown, and the full number for its tooltip if that has more decimals. */
export interface ExactText {
  text: string;
  title: string | undefined;
}

/**
 * Returns the exact number in a field, formatted by `show` with so many decimals: 2, and as many as it has in the
 * title; undefined if there is none.
 */
export const useExactText = (
  source: string,
  show: (number: Decimal, decimals: number) => string,
): ExactText | undefined => {
  const number = parseDecimal(useTextValue(source) ?? '');
  if (number === undefined) return undefined;
  return { text: show(number, 2), title: round(number, 2) === number ? undefined : show(number, exactDigits.decimals) };
};
