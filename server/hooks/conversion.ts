import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/conversions.ts';
import { isEmpty } from '../../domain/is-empty.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { collectionNamed } from '../collections/model.ts';
import type { Detail } from '../failure.ts';
import { isSame } from '../history/changes.ts';
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

const amounts = ['revenue', 'payout'] as const;

const withoutReason = (path: string): Detail => ({
  path: `${path}.changeReason`,
  type: 'required',
  message: { en: 'Say why the amounts are changed', ru: 'Укажите, почему меняются суммы' },
});

/** Each change of an amount says why: what was said of an earlier one does not cover it. Taking one back needs no other (D1240). */
const requireReason = ({ before, path, sent, values }: Change<'conversion'>, { model, broken }: Work<Reader>): void => {
  if (before === null || sent.undoes !== undefined || !isEmpty(sent.changeReason)) return;
  const { fields } = collectionNamed(model, 'conversion').entity;
  const differs = amounts.some((name) => name in values && !isSame(fields[name], before[name], values[name]));
  if (differs) broken.push(withoutReason(path));
};

/** What follows from the status of a conversion, and from the invoices that it is on. */
export const conversionHooks: Hooks<'conversion'> = {
  computed: {
    profit: (row) => rounded(sql`${inBase(row, 'revenue')} - ${inBase(row, 'payout')}`),
    receivedRevenue: (row) => rounded(paid(row, sides.advertiser)),
    receivedPayout: (row) => rounded(paid(row, sides.affiliate)),
    netProfit: (row) => rounded(sql`${paid(row, sides.advertiser)} - ${paid(row, sides.affiliate)}`),
  },
  validate(changes, work) {
    for (const change of changes) {
      requireReason(change, work);
      const { before, values } = change;
      const status = values.conversionStatus;
      if (status === undefined || status === before?.conversionStatus) continue;
      values.approvedAt = status === conversionStatus.approved ? Math.floor(Date.now() / 1000) : null;
      // Who decides by hand has decided; nothing is approved by itself afterwards.
      values.approveAt = null;
    }
  },
};
