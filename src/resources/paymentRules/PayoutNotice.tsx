import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { paysMoreThanItGets } from '../../../domain/money/payment-rules.ts';

/** What affiliates get (the generated input); warns if it is more than the advertiser pays, which may be intended. */
export const PayoutNotice = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const [revenueValue, revenueCurrency, payoutValue, payoutCurrency] = useWatch({
    name: ['revenueValue', 'revenueCurrency', 'payoutValue', 'payoutCurrency'],
  });
  const isLoss = paysMoreThanItGets({ revenueValue, revenueCurrency, payoutValue, payoutCurrency });
  return (
    <Stack spacing={1}>
      {children}
      {isLoss && <Alert severity="warning">{translate('paymentRules.loss')}</Alert>}
    </Stack>
  );
};
