import { invoiceOf } from '../invoices.ts';

/** Both kinds of invoices are defined in `openapi/invoices.ts`; their words are in `openapi/invoice-sides.ts`. */
export const advertiserInvoice = invoiceOf('advertiser');
