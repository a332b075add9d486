import { exactDigits, formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** An exchange rate, shown with every decimal: 0.9214 (D1360). */
export const RateField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const language = useLanguage();
  const rate = parseDecimal(useTextValue(source) ?? '');
  return rate !== undefined && <span>{formatDecimal(rate, language, exactDigits.decimals)}</span>;
};
RateField.textAlign = 'right';
RateField.columnWidth = [84, 120];
