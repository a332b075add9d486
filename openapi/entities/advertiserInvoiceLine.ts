import { invoiceLineOf } from '../invoice-lines.ts';

export const advertiserInvoiceLine = invoiceLineOf('advertiser');
