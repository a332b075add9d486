import { type Decimal, formatDecimal, formatMoney } from '../../../domain/money/decimal.ts';
import { useDenomination } from '../../components/currencies.ts';
import { useLanguage } from '../../components/language.ts';

/** An amount that belongs to no record, in the currency with this id. */
export const Amount = ({ amount, currency }: { amount: Decimal; currency: unknown }) => {
  const language = useLanguage();
  const denomination = useDenomination(currency);
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {denomination ? formatMoney(amount, language, denomination) : formatDecimal(amount, language)}
    </span>
  );
};
