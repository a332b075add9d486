import { exactDigits, formatDecimal, formatPercent } from '../../../domain/money/decimal.ts';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { useLanguage } from '../../components/language.ts';
import { Amount } from './Amount.tsx';

interface RateProps {
  rate: string | null | undefined;
  type: number | null | undefined;
  currency: unknown;
}

/** The value of one conversion: an amount or a percentage. */
export const Rate = ({ rate, type, currency }: RateProps) => {
  const language = useLanguage();
  if (rate === null || rate === undefined) return null;
  return type === paymentType.percent ? (
    <span>{formatPercent(rate, language)}</span>
  ) : (
    <Amount amount={rate} currency={currency} />
  );
};

/** Units of the invoice’s currency per unit of another. */
export const ExchangeRate = ({ rate }: { rate: string }) => (
  <span>{formatDecimal(rate, useLanguage(), exactDigits.decimals)}</span>
);
