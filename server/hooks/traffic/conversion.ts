import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import { recordOf } from '../../../domain/records.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import type { Detail } from '../../failure.ts';
import { isSame } from '../../history/changes.ts';
import { sides, type SideTables } from '../../invoices/sides.ts';

/** An amount of a conversion in the base currency, as in the ledger and statistics (D883). */
const inBase = (row: string, amount: 'revenue' | 'payout'): RawBuilder<unknown> =>
  sql`sluice_in_base(${sql.ref(`${row}.${amount}`)}, ${sql.ref(`${row}.${amount}_rate`)})`;

/** What the affiliate earns from it: nothing if it is hidden from them (D882). */
const earned = (row: string): RawBuilder<unknown> =>
  sql`(case when ${sql.ref(`${row}.is_hidden`)} then 0 else ${inBase(row, 'payout')} end)`;

/** An amount once the conversion’s invoice is paid; zero before. */
const paid = (row: string, { amount, onInvoices, invoices }: SideTables): RawBuilder<unknown> => sql`(
  case when exists (
    select from ${sql.table(onInvoices)} as link
    join ${sql.table(invoices)} as live on live.tenant_id = link.tenant_id and live.id = link.target_id
    where link.tenant_id = ${sql.ref(`${row}.tenant_id`)} and link.owner_id = ${sql.ref(`${row}.id`)} and live.status = 'paid'
  ) then ${inBase(row, amount)} else 0 end)`;

const trimmed = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`trim_scale(${amount})`;

const amounts = ['revenue', 'payout'] as const;

const withoutReason = (path: string): Detail => ({
  path: `${path}.changeReason`,
  type: 'required',
  message: { en: 'Enter a reason for the change of amounts', ru: 'Укажите, почему меняются суммы' },
});

/**
 * Every change of an amount needs its own reason: an earlier one doesn’t cover it. Undoing a change needs none (D1240).
 */
const requireReason = ({ before, path, sent, values }: Change<'conversion'>, { model, broken }: Work<Reader>): void => {
  if (before === null || sent.undoes !== undefined || !isEmpty(sent.changeReason)) return;
  const { fields } = collectionNamed(model, 'conversion').entity;
  const differs = amounts.some((name) => name in values && !isSame(fields[name], before[name], values[name]));
  if (differs) broken.push(withoutReason(path));
};

const times = ['approvedAt', 'approveAt'] as const;

/** Returns when a conversion had been, or was to be, approved before the history entry that a change undoes. */
const formerTimes = async (
  entry: number,
  db: Reader,
): Promise<Partial<Record<(typeof times)[number], number | null>>> => {
  const found = await db.selectFrom('history').select('changes').where('id', '=', entry).executeTakeFirst();
  const changes = recordOf(found?.changes);
  return Object.fromEntries(
    times.flatMap((name) => {
      const change = changes[name];
      if (!Array.isArray(change)) return [];
      const [before]: unknown[] = change;
      return [[name, typeof before === 'number' ? before : null]];
    }),
  );
};

/** What follows from a conversion’s status and from the invoices it is on. */
export const conversionHooks: Hooks<'conversion'> = {
  computed: {
    profit: (row) => trimmed(sql`${inBase(row, 'revenue')} - ${earned(row)}`),
    receivedRevenue: (row) => trimmed(paid(row, sides.advertiser)),
    receivedPayout: (row) => trimmed(paid(row, sides.affiliate)),
    netProfit: (row) => trimmed(sql`${paid(row, sides.advertiser)} - ${paid(row, sides.affiliate)}`),
  },
  async validate(changes, work) {
    for (const change of changes) {
      requireReason(change, work);
      const { before, sent, values } = change;
      const status = values.conversionStatus;
      if (status === undefined || status === before?.conversionStatus) continue;
      values.approvedAt = status === conversionStatus.approved ? Math.floor(Date.now() / 1000) : null;
      // A manual decision is final; nothing is approved automatically afterwards.
      values.approveAt = null;
      // Undoing a decision restores everything: the day that decides its invoice, and the pending automatic approval.
      if (typeof sent.undoes === 'number') Object.assign(values, await formerTimes(sent.undoes, work.db));
    }
  },
};
