import generated, {
  WithdrawalMethodCreate,
  WithdrawalMethodEdit,
  withdrawalMethodInputs,
} from '../../generated/resources/withdrawalMethod.tsx';
import { AccountInput } from './AccountInput.tsx';

const inputs = {
  ...withdrawalMethodInputs,
  accountDetails: <AccountInput>{withdrawalMethodInputs.accountDetails}</AccountInput>,
};

export default {
  ...generated,
  create: () => <WithdrawalMethodCreate inputs={inputs} />,
  edit: () => <WithdrawalMethodEdit inputs={inputs} />,
};
