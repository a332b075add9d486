import { formatDecimal } from '../../../domain/money/decimal.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';

/** An exact number: 1,234.5. */
export const DecimalField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const language = useLanguage();
  const number = useExactText(source, (value, decimals) => formatDecimal(value, language, decimals));
  return number && <span title={number.title}>{number.text}</span>;
};
DecimalField.textAlign = 'right';
DecimalField.columnWidth = [76, 110];
