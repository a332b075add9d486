import { invoiceOf } from '../invoices.ts';

export const advertiserInvoice = invoiceOf('advertiser');
