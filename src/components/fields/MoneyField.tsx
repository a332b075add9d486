import type { FieldName, Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

export interface MoneyFieldProps<R extends object> extends ValueProps<R> {
  /** The field that holds the currency's code. */
  currency: FieldName<R>;
}

/** An amount with its currency: 1,234.50 EUR. */
export const MoneyField = <R extends object = Fields>({ source, currency }: MoneyFieldProps<R>) => {
  const amount = useExactText(source, true);
  const code = useTextValue(currency);
  return (
    amount && (
      <span title={amount.title} style={{ whiteSpace: 'nowrap' }}>
        {[amount.text, code].filter(Boolean).join(' ')}
      </span>
    )
  );
};
MoneyField.textAlign = 'right';
