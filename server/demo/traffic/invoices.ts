import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { insertInvoice, prepare } from '../../invoices/making.ts';
import { type SideTables, sides } from '../../invoices/sides.ts';

/** Invoices of the demo: last month's, made and settled by the code and the triggers that do so with live ones. */

const mostOfSide = 12;
const month = (at: Date, ahead: number): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daySeconds = 86_400_000;

interface Period {
  periodFrom: string;
  periodTo: string;
}

/** Last month, and where there was no traffic then, this one until the day before yesterday. */
const periods = (now: number): Period[] => {
  const at = new Date(now * 1000);
  const first = month(at, 0);
  return [
    { periodFrom: dayOf(month(at, -1)), periodTo: dayOf(new Date(first.getTime() - daySeconds)) },
    { periodFrom: dayOf(first), periodTo: dayOf(new Date(at.getTime() - 2 * daySeconds)) },
  ];
};

/** What became of them, in turn. */
const outcomes = ['paid', 'unpaid', 'paid', 'declined', 'unpaid', 'deleted'] as const;

const reasons: Partial<Record<(typeof outcomes)[number], string>> = {
  declined: 'Bank details are out of date',
};

interface Earning {
  party: number;
  currency: number;
}

/** Who earned, or owes, most in a period, each in the currency of most of it. */
const earning = async (db: Transaction<Tables>, of: SideTables, { periodFrom, periodTo }: Period) => {
  const { rows } = await sql<Earning>`
    select party, currency from (
      select distinct on (party) party, currency, amount from (
        select ${sql.ref(`own.${of.party}`)} as party, ${sql.ref(`own.${of.currency}`)} as currency,
          sum(${sql.ref(`own.${of.amount}`)}) as amount
        from conversions as own
        where own.conversion_status = 3 and not own.is_hidden and ${sql.ref(`own.${of.amount}`)} > 0
          and ${sql.ref(`own.${of.currency}`)} is not null
          and own.approved_at >= ${periodFrom}::date at time zone 'UTC'
          and own.approved_at < (${periodTo}::date + 1) at time zone 'UTC'
        group by 1, 2
      ) as own order by party, amount desc, currency
    ) as most order by amount desc, party limit ${mostOfSide}`.execute(db);
  return rows;
};

const settle = async (
  db: Transaction<Tables>,
  of: SideTables,
  id: number,
  status: (typeof outcomes)[number],
  { by, paidOn }: { by: number; paidOn: string },
): Promise<void> => {
  if (status === 'unpaid') return;
  const reason = reasons[status] ?? null;
  const payment = status === 'paid' ? paidOn : null;
  await sql`
    with changed as (
      update ${sql.table(of.invoices)} set status = ${status}, block_reason = ${reason}, payment_date = ${payment}::date,
        status_changed_at = now(), status_changed_by_id = ${by}, updated_by_id = ${by}, version = version + 1
      where id = ${id} returning id, version
    )
    insert into history (entity, record_id, version, user_id, action, changes)
    select ${of.entity}, id, version, ${by}, 'status', jsonb_build_object('status', jsonb_build_array('unpaid', ${status}::text))
    from changed`.execute(db);
};

const addOf = async (
  db: Transaction<Tables>,
  of: SideTables,
  period: Period,
  { by, paidOn }: { by: number; paidOn: string },
): Promise<number> => {
  const earners = await earning(db, of, period);
  for (const [place, { party, currency }] of earners.entries()) {
    const corrections = place % 4 === 1 ? [{ amount: '15', reason: 'Bonus for the volume of the month' }] : [];
    const draft = { ...period, party, currency, corrections, exchangeRates: [], isOfOneCurrency: true };
    const broken: Parameters<typeof prepare>[4] = [];
    const prepared = await prepare(db, of, draft, 'items.0', broken);
    if (broken.length > 0) throw new Error(`The demo’s invoice can’t be made: ${JSON.stringify(broken)}`);
    const more = of.side === 'affiliate' ? { requested: 'staff' } : {};
    const id = await insertInvoice(db, of, { ...period, party, by, more }, prepared);
    await settle(db, of, id, outcomes[place % outcomes.length] ?? 'unpaid', { by, paidOn });
  }
  return earners.length;
};

/** Adds invoices of both sides in all statuses. The session is that of the tenant, with its rights. */
export const addInvoices = async (db: Transaction<Tables>, now: number): Promise<void> => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role_type', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!admin) return;
  const by = { by: admin.id, paidOn: dayOf(new Date(now * 1000 - daySeconds)) };
  for (const of of Object.values(sides))
    for (const period of periods(now))
      if (period.periodTo >= period.periodFrom && (await addOf(db, of, period, by)) > 0) break;
};
