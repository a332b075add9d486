import generated, {
  affiliateBalanceColumns,
  AffiliateBalanceList,
  AffiliateBalanceShow,
} from '../../generated/resources/affiliateBalance.tsx';
import { partColumns } from './PartField.tsx';

const columns = {
  ...affiliateBalanceColumns,
  ...partColumns(['approved', 'hold', 'requestedWithdrawal', 'paid'], 'affiliate-billing/movements'),
};

export default {
  ...generated,
  columns,
  list: () => <AffiliateBalanceList columns={columns} />,
  show: () => <AffiliateBalanceShow columns={columns} />,
};
