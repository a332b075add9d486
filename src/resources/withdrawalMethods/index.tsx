import generated, {
  WithdrawalMethodCreate,
  WithdrawalMethodEdit,
  withdrawalMethodInputs,
  WithdrawalMethodShow,
  withdrawalMethodTabs,
} from '../../generated/resources/withdrawalMethod.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AccountInput } from './AccountInput.tsx';
import { OutOfUse } from './OutOfUse.tsx';

const inputs = {
  ...withdrawalMethodInputs,
  accountDetails: <AccountInput>{withdrawalMethodInputs.accountDetails}</AccountInput>,
};

const tabs = {
  ...withdrawalMethodTabs,
  general: [<OutOfUse key="outOfUse" />, ...withdrawalMethodTabs.general, <AccountCard key="account" />],
};

export default {
  ...generated,
  create: () => <WithdrawalMethodCreate inputs={inputs} />,
  edit: () => <WithdrawalMethodEdit inputs={inputs} tabs={tabs} />,
  show: () => <WithdrawalMethodShow tabs={tabs} />,
};
