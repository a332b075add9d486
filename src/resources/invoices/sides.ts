import type { components } from '../../generated/api.d.ts';

/** Whose invoices: those that the network pays to affiliates, or that advertisers pay to it. */
export type Side = 'affiliate' | 'advertiser';

/** What differs between the pages of the two sides’ invoices, in addition to their definitions. */
export const sides = {
  affiliate: {
    resource: 'affiliate-billing/invoices',
    lines: 'affiliate-billing/invoice-lines',
    /** The filter that narrows conversions to those of a line. */
    onLine: 'affiliateInvoiceLines',
  },
  advertiser: {
    resource: 'advertiser-billing/adv-invoices',
    lines: 'advertiser-billing/adv-invoice-lines',
    onLine: 'advertiserInvoiceLines',
  },
} as const;

/** An invoice of either side, limited to what both have in common. */
export type Invoice = components['schemas']['AffiliateInvoice'] & {
  /** The part that an advertiser paid in advance. */
  advance?: string | null;
};

export type InvoiceLine = components['schemas']['AffiliateInvoiceLine'];
