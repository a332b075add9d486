import { formatPercent } from '../../../domain/money/decimal.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';

/** A percentage: 12.5%. */
export const PercentField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const language = useLanguage();
  const share = useExactText(source, (value, decimals) => formatPercent(value, language, decimals));
  return share && <span title={share.title}>{share.text}</span>;
};
PercentField.textAlign = 'right';
PercentField.columnWidth = [64, 96];
