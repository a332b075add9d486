import { formatDecimal, parseDecimal } from '../../../domain/decimal.ts';
import { useLanguage } from '../language.ts';
import { useTextValue } from './useValue.ts';

/** As many decimals as a number can have. */
const all = 8;

/** A number as it is shown, and whole, for whoever points at it, where it has decimals that are not. */
export interface ExactText {
  text: string;
  title: string | undefined;
}

/**
 * The decimal value of a field as people of the language write it, with at most 2 decimals (`aligned`: with just as
 * many); undefined where there is none.
 */
export const useExactText = (source: string, aligned = false): ExactText | undefined => {
  const language = useLanguage();
  const number = parseDecimal(useTextValue(source) ?? '');
  if (number === undefined) return undefined;
  const whole = formatDecimal(number, language, { decimals: all });
  const isWhole = whole === formatDecimal(number, language);
  return { text: formatDecimal(number, language, { aligned }), title: isWhole ? undefined : whole };
};
