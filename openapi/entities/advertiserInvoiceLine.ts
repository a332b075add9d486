import { invoiceLineOf } from '../invoices.ts';

export const advertiserInvoiceLine = invoiceLineOf('advertiser');
