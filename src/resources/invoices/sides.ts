import type { components } from '../../generated/api.d.ts';

/** Whose invoices: those that the network pays to affiliates, or that advertisers pay to it. */
export type Side = 'affiliate' | 'advertiser';

/** What the pages of both sides’ invoices have beside their definitions. */
export const sides = {
  affiliate: {
    resource: 'affiliate-billing/invoices',
    lines: 'affiliate-billing/invoice-lines',
    /** By which conversions are narrowed to those of a line. */
    onLine: 'affiliateInvoiceLines',
  },
  advertiser: {
    resource: 'advertiser-billing/adv-invoices',
    lines: 'advertiser-billing/adv-invoice-lines',
    onLine: 'advertiserInvoiceLines',
  },
} as const;

/** An invoice of either side, as far as both are alike. */
export type Invoice = components['schemas']['AffiliateInvoice'] & {
  /** What of it an advertiser paid in advance. */
  advance?: string | null;
};

export type InvoiceLine = components['schemas']['AffiliateInvoiceLine'];
