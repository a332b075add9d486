import generated, {
  advertiserInvoiceColumns,
  AdvertiserInvoiceEdit,
  advertiserInvoiceInputs,
  AdvertiserInvoiceList,
  AdvertiserInvoiceShow,
  advertiserInvoiceStatuses,
} from '../../generated/resources/advertiserInvoice.tsx';
import { invoicePages } from './invoicePages.tsx';

export default invoicePages('advertiser', {
  pages: generated,
  List: AdvertiserInvoiceList,
  Edit: AdvertiserInvoiceEdit,
  Show: AdvertiserInvoiceShow,
  columns: advertiserInvoiceColumns,
  inputs: advertiserInvoiceInputs,
  statuses: advertiserInvoiceStatuses,
});
