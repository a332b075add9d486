import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/conversions.ts';
import type { Hooks } from '../collections/hooks.ts';
import { sides, type SideTables } from '../invoices/sides.ts';

const decimals = 8;

/** An amount of a conversion in the base currency; one without a currency is in it. */
const inBase = (row: string, amount: 'revenue' | 'payout'): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.${amount}`)} / coalesce(${sql.ref(`${row}.${amount}_rate`)}, 1)`;

/** The same once the invoice that the conversion is on is paid; nothing before. */
const paid = (row: string, { amount, onInvoices, invoices }: SideTables): RawBuilder<unknown> => sql`(
  case when exists (
    select from ${sql.table(onInvoices)} as told
    join ${sql.table(invoices)} as live on live.tenant_id = told.tenant_id and live.id = told.target_id
    where told.tenant_id = ${sql.ref(`${row}.tenant_id`)} and told.owner_id = ${sql.ref(`${row}.id`)} and live.status = 'paid'
  ) then ${inBase(row, amount)} else 0 end)`;

const rounded = (amount: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim_scale(round(${amount}, ${sql.lit(decimals)}))`;

/** What follows from the status of a conversion, and from the invoices that it is on. */
export const conversionHooks: Hooks<'conversion'> = {
  computed: {
    profit: (row) => rounded(sql`${inBase(row, 'revenue')} - ${inBase(row, 'payout')}`),
    receivedRevenue: (row) => rounded(paid(row, sides.advertiser)),
    receivedPayout: (row) => rounded(paid(row, sides.affiliate)),
    netProfit: (row) => rounded(sql`${paid(row, sides.advertiser)} - ${paid(row, sides.affiliate)}`),
  },
  validate(changes) {
    for (const { before, values } of changes) {
      const status = values.conversionStatus;
      if (status === undefined || status === before?.conversionStatus) continue;
      values.approvedAt = status === conversionStatus.approved ? Math.floor(Date.now() / 1000) : null;
      // Who decides by hand has decided; nothing is approved by itself afterwards.
      values.approveAt = null;
    }
  },
};
