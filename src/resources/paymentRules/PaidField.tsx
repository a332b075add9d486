import { useRecordContext } from 'ra-core';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { PercentField } from '../../components/fields/PercentField.tsx';
import type { PaymentRule } from './model.ts';

interface PaidProps {
  source: 'revenueValue' | 'payoutValue';
  currency: 'revenueCurrency' | 'payoutCurrency';
}

/** What is paid: a fixed amount, or a share of the reported one. */
export const PaidField = ({ source, currency }: PaidProps) =>
  useRecordContext<PaymentRule>()?.paymentType === paymentType.percent ? (
    <PercentField<PaymentRule> source={source} />
  ) : (
    <MoneyField<PaymentRule> source={source} currency={currency} />
  );
PaidField.textAlign = 'right';
PaidField.columnWidth = [84, 120];
