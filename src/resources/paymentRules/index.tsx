import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  paymentRuleColumns,
  PaymentRuleCreate,
  PaymentRuleEdit,
  paymentRuleInputs,
  PaymentRuleList,
  PaymentRuleShow,
  paymentRuleStatuses,
} from '../../generated/resources/paymentRule.tsx';
import { GoalOfOfferInput, ModelOfOfferInput } from '../offers/OfOfferInput.tsx';
import { PaidForInput } from './PaidForInput.tsx';
import { PaidField } from './PaidField.tsx';
import { PayoutNotice } from './PayoutNotice.tsx';
import { RivalNotice } from './RivalNotice.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';

const columns = {
  ...paymentRuleColumns,
  revenueValue: <PaidField source="revenueValue" currency="revenueCurrency" />,
  payoutValue: <PaidField source="payoutValue" currency="payoutCurrency" />,
};
/** The column of the schedule shows the whole sieve. */
const listed = { ...columns, schedule: <SieveField source="schedule" label="field.sieve" /> };
const inputs = {
  ...paymentRuleInputs,
  paymentModel: <ModelOfOfferInput>{paymentRuleInputs.paymentModel}</ModelOfOfferInput>,
  paidFor: <PaidForInput>{paymentRuleInputs.paidFor}</PaidForInput>,
  goal: <GoalOfOfferInput>{paymentRuleInputs.goal}</GoalOfOfferInput>,
  payoutValue: <PayoutNotice>{paymentRuleInputs.payoutValue}</PayoutNotice>,
  affiliate: <RivalNotice>{paymentRuleInputs.affiliate}</RivalNotice>,
};

const statuses = { ...paymentRuleStatuses, tryOut };

export default {
  ...generated,
  list: () => <PaymentRuleList columns={listed} />,
  create: () => <PaymentRuleCreate inputs={inputs} beside={<ReplayButton />} />,
  edit: () => <PaymentRuleEdit statuses={statuses} columns={columns} inputs={inputs} beside={<ReplayButton />} />,
  show: () => <PaymentRuleShow statuses={statuses} columns={columns} />,
};
