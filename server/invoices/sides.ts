import { sql } from 'kysely';
import type { Side } from '../../openapi/invoice-sides.ts';

/** What of the database an invoice of a side is about. */
export interface SideTables {
  side: Side;
  entity: `${Side}Invoice`;
  invoices: string;
  lines: string;
  /** Where conversions are told their invoices and lines. */
  onInvoices: string;
  onLines: string;
  /** Columns of a conversion: whose it is, what it is worth to them, in which currency and at which rate, and what the rule said of it. */
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

/** What a status leaves on an account: an invoice that counts keeps its conversions for itself. */
export const counting = ['unpaid', 'paid'] as const;

/** SQL of the titles of the invoices that a conversion, under the name `own`, stands on and that count; one at most. */
export const invoicesOf = ({ onInvoices, invoices }: SideTables) => sql`
    select live.title from ${sql.table(onInvoices)} as told
    join ${sql.table(invoices)} as live on live.tenant_id = told.tenant_id and live.id = told.target_id
    where told.tenant_id = own.tenant_id and told.owner_id = own.id and live.status in (${sql.join(counting.map((one) => sql.lit(one)))})`;

/** SQL of the title of that invoice; null for none. */
export const invoicedOn = (of: SideTables) => sql`(${invoicesOf(of)} limit 1)`;
