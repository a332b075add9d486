import { type Decimal, exactDigits, parseDecimal, round } from '../../../domain/decimal.ts';
import { useTextValue } from './useValue.ts';

/** A number as it is shown, and what is told to those who point at it: the whole of it, where that has more decimals. */
export interface ExactText {
  text: string;
  title: string | undefined;
}

/**
 * The exact number in a field as `show` writes it with so many decimals: 2, and in the title as many as it has;
 * undefined where there is none.
 */
export const useExactText = (
  source: string,
  show: (number: Decimal, decimals: number) => string,
): ExactText | undefined => {
  const number = parseDecimal(useTextValue(source) ?? '');
  if (number === undefined) return undefined;
  return { text: show(number, 2), title: round(number, 2) === number ? undefined : show(number, exactDigits.decimals) };
};
