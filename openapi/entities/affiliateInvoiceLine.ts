import { invoiceLineOf } from '../invoice-lines.ts';

export const affiliateInvoiceLine = invoiceLineOf('affiliate');
