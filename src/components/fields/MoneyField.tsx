import { formatDecimal, formatMoney, type Decimal } from '../../../domain/money/decimal.ts';
import { useDenomination } from '../currencies.ts';
import { useLanguage } from '../language.ts';
import type { FieldName, Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

export interface MoneyFieldProps<R extends object> extends ValueProps<R> {
  /** The field that holds the currency code. */
  currency: FieldName<R>;
}

/** An amount with its currency: €1,234.50; hovering shows all decimals and the currency code. */
export const MoneyField = <R extends object = Fields>({ source, currency }: MoneyFieldProps<R>) => {
  const language = useLanguage();
  const denomination = useDenomination(useValue(currency));
  const shown = (value: Decimal, decimals: number): string =>
    denomination ? formatMoney(value, language, denomination, decimals) : formatDecimal(value, language, decimals);
  const amount = useExactText(source, shown);
  const code = denomination && denomination.code !== denomination.symbol ? [denomination.code] : [];
  return (
    amount && (
      <span title={[amount.title ?? amount.text, ...code].join(' ')} style={{ whiteSpace: 'nowrap' }}>
        {amount.text}
      </span>
    )
  );
};
MoneyField.textAlign = 'right';
MoneyField.columnWidth = [84, 120];
