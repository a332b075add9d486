import { formatDecimal, parseDecimal } from '../../../domain/decimal.ts';
import { useLanguage } from '../language.ts';
import { useTextValue } from './useValue.ts';

/** The decimal value of a field, as people of the language write it; undefined where there is none. */
export const useExactText = (source: string, decimals: number, aligned: boolean): string | undefined => {
  const language = useLanguage();
  const number = parseDecimal(useTextValue(source) ?? '');
  return number === undefined ? undefined : formatDecimal(number, language, { decimals, aligned });
};
