import { cloneElement } from 'react';
import generated, {
  withdrawalMethodColumns,
  WithdrawalMethodCreate,
  WithdrawalMethodEdit,
  withdrawalMethodInputs,
  WithdrawalMethodShow,
  withdrawalMethodTabs,
} from '../../generated/resources/withdrawalMethod.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AccountInput } from './AccountInput.tsx';
import { Obstacle } from './Obstacle.tsx';

const inputs = {
  ...withdrawalMethodInputs,
  accountDetails: <AccountInput>{withdrawalMethodInputs.accountDetails}</AccountInput>,
};

/** The card says what they are; here, they are for the history alone. */
const hidden: { sources: readonly string[] } = { sources: [] };
const columns = {
  ...withdrawalMethodColumns,
  accountDetails: cloneElement(withdrawalMethodColumns.accountDetails, hidden),
};

const tabs = {
  ...withdrawalMethodTabs,
  general: [<Obstacle key="obstacle" />, ...withdrawalMethodTabs.general, <AccountCard key="account" />],
};

export default {
  ...generated,
  create: () => <WithdrawalMethodCreate inputs={inputs} />,
  edit: () => <WithdrawalMethodEdit columns={columns} inputs={inputs} tabs={tabs} />,
  show: () => <WithdrawalMethodShow columns={columns} tabs={tabs} />,
};
