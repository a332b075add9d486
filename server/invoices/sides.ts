import { sql } from 'kysely';
import type { Side } from '../../openapi/invoice-sides.ts';

/** The tables and columns for invoices of a side. */
export interface SideTables {
  side: Side;
  entity: `${Side}Invoice`;
  invoices: string;
  lines: string;
  /** The tables that link conversions to their invoices and lines. */
  onInvoices: string;
  onLines: string;
  /** Columns of a conversion: its party, amount, currency and exchange rate, and the payment rule that applied. */
  party: string;
  amount: 'payout' | 'revenue';
  currency: string;
  rate: string;
  rule: string;
}

const tablesOf = (side: Side, amount: SideTables['amount']): SideTables => ({
  side,
  entity: `${side}Invoice`,
  invoices: `${side}_invoices`,
  lines: `${side}_invoice_lines`,
  onInvoices: `conversions_${side}_invoices`,
  onLines: `conversions_${side}_invoice_lines`,
  party: `${side}_id`,
  amount,
  currency: `${amount}_currency_id`,
  rate: `${amount}_rate`,
  rule: `rule_${amount}`,
});

export const sides: Record<Side, SideTables> = {
  affiliate: tablesOf('affiliate', 'payout'),
  advertiser: tablesOf('advertiser', 'revenue'),
};

/** Statuses in which an invoice counts and keeps its conversions from being on another. */
export const counting = ['unpaid', 'paid'] as const;

/** Returns SQL for the titles of the invoices that count and contain the conversion under the alias `conversion`; one at most. */
export const invoicesOf = ({ onInvoices, invoices }: SideTables) => sql`
    select live.title from ${sql.table(onInvoices)} as link
    join ${sql.table(invoices)} as live on live.tenant_id = link.tenant_id and live.id = link.target_id
    where link.tenant_id = conversion.tenant_id and link.owner_id = conversion.id and live.status in (${sql.join(counting.map((one) => sql.lit(one)))})`;

/** Returns SQL for the title of that invoice; null for none. */
export const invoicedOn = (of: SideTables) => sql`(${invoicesOf(of)} limit 1)`;
