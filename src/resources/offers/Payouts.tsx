import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { SieveField } from '../../components/fields/SieveField.tsx';
import { paymentRuleColumns } from '../../generated/resources/paymentRule.tsx';
import type { PaymentRule } from '../paymentRules/model.ts';
import { PaidField } from '../paymentRules/PaidField.tsx';
import { Line, Lines } from './Lines.tsx';

export interface PayoutsProps {
  rules: readonly PaymentRule[];
  /** Whether what the advertiser pays is shown as well. */
  withRevenue?: boolean;
}

/** What is paid for what: a line for each rule, with the traffic it applies to. */
export const Payouts = ({ rules, withRevenue = false }: PayoutsProps) => {
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
              title={titleOf(rule)}
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
