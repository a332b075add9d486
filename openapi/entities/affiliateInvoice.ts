import { invoiceOf } from '../invoices.ts';

export const affiliateInvoice = invoiceOf('affiliate');
