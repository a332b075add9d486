import generated, {
  affiliateMovementColumns,
  AffiliateMovementList,
  AffiliateMovementShow,
} from '../../generated/resources/affiliateMovement.tsx';
import { InvoiceField } from './InvoiceField.tsx';

const columns = { ...affiliateMovementColumns, invoice: <InvoiceField source="invoice" /> };

export default {
  ...generated,
  columns,
  list: () => <AffiliateMovementList columns={columns} />,
  show: () => <AffiliateMovementShow columns={columns} />,
};
