import { invoiceLineOf } from '../invoices.ts';

export const affiliateInvoiceLine = invoiceLineOf('affiliate');
