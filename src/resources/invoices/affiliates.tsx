import generated, {
  affiliateInvoiceColumns,
  AffiliateInvoiceEdit,
  affiliateInvoiceInputs,
  AffiliateInvoiceList,
  AffiliateInvoiceShow,
  affiliateInvoiceStatuses,
} from '../../generated/resources/affiliateInvoice.tsx';
import { invoicePages } from './invoicePages.tsx';
import { MethodInput } from './MethodInput.tsx';

export default invoicePages('affiliate', {
  pages: generated,
  List: AffiliateInvoiceList,
  Edit: AffiliateInvoiceEdit,
  Show: AffiliateInvoiceShow,
  columns: affiliateInvoiceColumns,
  inputs: {
    ...affiliateInvoiceInputs,
    withdrawalMethod: <MethodInput>{affiliateInvoiceInputs.withdrawalMethod}</MethodInput>,
  },
  statuses: affiliateInvoiceStatuses,
});
