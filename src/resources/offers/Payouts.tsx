import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { SieveField } from '../../components/fields/SieveField.tsx';
import { paymentRuleColumns } from '../../generated/resources/paymentRule.tsx';
import type { PaymentRule } from '../paymentRules/model.ts';
import { PaidField } from '../paymentRules/PaidField.tsx';
import { Line, Lines } from './Lines.tsx';

export interface PayoutsProps {
  rules: readonly PaymentRule[];
  /** Whether what the advertiser pays is shown as well. */
  withRevenue?: boolean;
  /** Whether rules for the user or their team are marked. */
  marksOwn?: boolean;
}

/** Marks what is paid to the user alone, or to their team. */
const OwnRate = ({ audience }: Pick<PaymentRule, 'audience'>) => {
  const translate = useTranslate();
  if (audience !== 'affiliate' && audience !== 'team') return null;
  const label = translate(audience === 'affiliate' ? 'offers.ownRate' : 'offers.teamRate');
  return (
    <Box component="span" sx={{ marginLeft: 1 }}>
      <ToneChip label={label} tone="info" />
    </Box>
  );
};

/** What is paid for what: a line for each rule, with the traffic it applies to. */
export const Payouts = ({ rules, withRevenue = false, marksOwn = false }: PayoutsProps) => {
  const translate = useTranslate();
  const titleOf = ({ paidFor, goal }: PaymentRule) => {
    if (paidFor === 'accepted_lead') return paymentRuleColumns.paidFor;
    return goal ? paymentRuleColumns.goal : translate('offers.perLead');
  };
  return (
    <ResourceContextProvider value="payment-rules">
      <Lines>
        {rules.map((rule) => (
          <RecordContextProvider key={rule.id} value={rule}>
            <Line
              title={
                <>
                  {titleOf(rule)}
                  {marksOwn && <OwnRate audience={rule.audience} />}
                </>
              }
              about={<SieveField<PaymentRule> source="schedule" />}
              amount={
                <>
                  {withRevenue && (
                    <>
                      <PaidField source="revenueValue" currency="revenueCurrency" />
                      {' → '}
                    </>
                  )}
                  <b>
                    <PaidField source="payoutValue" currency="payoutCurrency" />
                  </b>
                </>
              }
            />
          </RecordContextProvider>
        ))}
      </Lines>
    </ResourceContextProvider>
  );
};
