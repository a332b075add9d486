import generated, {
  advertiserBalanceColumns,
  AdvertiserBalanceList,
  AdvertiserBalanceShow,
} from '../../generated/resources/advertiserBalance.tsx';
import { partColumns } from './PartField.tsx';

const columns = {
  ...advertiserBalanceColumns,
  ...partColumns(['approved', 'hold', 'paid', 'advance', 'advanceHold'], 'advertiser-billing/movements'),
};

export default {
  ...generated,
  columns,
  list: () => <AdvertiserBalanceList columns={columns} />,
  show: () => <AdvertiserBalanceShow columns={columns} />,
};
