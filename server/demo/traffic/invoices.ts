import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { timestamp } from '../../database/values.ts';
import { insertInvoice, prepare } from '../../invoices/create-invoice.ts';
import { onlyMethodOf } from '../../invoices/schedules.ts';
import { type SideTables, sides } from '../../invoices/sides.ts';
import { type Billed, billedMonths, billedSoFar, type Course, courseOf } from './invoice-times.ts';
import { dateMovements } from './movements.ts';
import type { Period } from './moments.ts';
import { asOwner } from './roles.ts';

/**
 * Invoices of the demo, for each completed month, created and settled by the same code and triggers as live ones. These
 * only know the time of the transaction, so what they write is backdated afterwards.
 */

const maxPerSide = 12;

const reasons: Partial<Record<NonNullable<Course['outcome']>['status'], string>> = {
  declined: 'Bank details are out of date',
};

interface Earning {
  party: number;
  currency: number;
}

/** Returns the parties that earned, or owe, the most in a period, each in their main currency. */
const earning = async (db: Transaction<Tables>, of: SideTables, { periodFrom, periodTo }: Billed) => {
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
    ) as earned order by amount desc, party limit ${maxPerSide}`.execute(db);
  return rows;
};

interface Made extends Course {
  id: number;
}

/** Creates the invoices of a period. */
const make = async (
  db: Transaction<Tables>,
  of: SideTables,
  billed: Billed,
  { by, courseAt }: { by: number; courseAt: (place: number) => Course },
): Promise<Made[]> => {
  const { periodFrom, periodTo } = billed;
  const made: Made[] = [];
  for (const [place, { party, currency }] of (await earning(db, of, billed)).entries()) {
    const corrections = place % 4 === 1 ? [{ amount: '15', reason: 'Bonus for the volume of the month' }] : [];
    const draft = { periodFrom, periodTo, party, currency, corrections, exchangeRates: [], isOfOneCurrency: true };
    const broken: Parameters<typeof prepare>[4] = [];
    const prepared = await prepare(db, of, draft, 'items.0', broken);
    if (broken.length > 0) throw new Error(`The demo’s invoice can’t be made: ${JSON.stringify(broken)}`);
    const course = courseAt(place);
    const at = timestamp(course.madeAt);
    const withdrawal =
      of.side === 'affiliate' ? ({ method: await onlyMethodOf(db, party), requested: 'staff' } as const) : undefined;
    const draftOf = { periodFrom, periodTo, at, party, by, ...(withdrawal && { withdrawal }) };
    const id = await insertInvoice(db, of, draftOf, prepared);
    made.push({ id, ...course });
  }
  return made;
};

/** Backdates what creating invoices has written in addition to them. */
const dateMade = async (db: Transaction<Tables>, of: SideTables): Promise<void> => {
  await sql`
    update history as own set at = invoice.created_at from ${sql.table(of.invoices)} as invoice
    where own.tenant_id = sluice_tenant() and own.entity = ${of.entity} and own.at = now()
      and invoice.tenant_id = own.tenant_id and invoice.id = own.record_id`.execute(db);
  await sql`
    update ${sql.table(of.lines)} as own set created_at = invoice.created_at, updated_at = invoice.created_at
    from ${sql.table(of.invoices)} as invoice
    where own.tenant_id = sluice_tenant() and invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id`.execute(
    db,
  );
  await dateMovements(db, of.side, { of: of.invoices, by: 'invoice_id', moment: 'created_at' });
};

/** Applies the outcomes of invoices, all of a side in one go. */
const settle = async (db: Transaction<Tables>, of: SideTables, made: readonly Made[], by: number): Promise<void> => {
  const settled = made.flatMap(({ id, outcome }) =>
    outcome
      ? [
          {
            id,
            status: outcome.status,
            at: timestamp(outcome.at),
            reason: reasons[outcome.status] ?? null,
            payment_date: outcome.status === 'paid' ? timestamp(outcome.at).slice(0, 10) : null,
          },
        ]
      : [],
  );
  await sql`
    with changed as (
      update ${sql.table(of.invoices)} as own set status = said.status, block_reason = said.reason,
        payment_date = said.payment_date, status_changed_at = said.at, status_changed_by_id = ${by}, updated_at = said.at,
        updated_by_id = ${by}, version = own.version + 1
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as said
        (id bigint, status text, at timestamptz, reason text, payment_date date)
      where own.id = said.id returning own.id, own.version, own.status, said.at
    )
    insert into history (entity, record_id, version, at, user_id, action, changes)
    select ${of.entity}, id, version, at, ${by}, 'status', jsonb_build_object('status', jsonb_build_array('unpaid', status))
    from changed order by at, id`.execute(db);
};

/**
 * Refreshes the planner’s statistics: without them, it takes conversions on invoices for few, and reads all of them for
 * each conversion that may be on one.
 */
const countInvoices = (db: Transaction<Tables>, of: SideTables): Promise<void> =>
  asOwner(db, async () => {
    await sql`analyze ${sql.table(of.invoices)}, ${sql.table(of.onInvoices)}`.execute(db);
  });

/** Adds invoices of both sides in all statuses. The session is the tenant's, with its permissions. */
export const addInvoices = async (db: Transaction<Tables>, period: Period): Promise<void> => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role_type', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!admin) return;
  const { now } = period;
  const by = admin.id;
  for (const of of Object.values(sides)) {
    const addOf = async (all: readonly Billed[]): Promise<Made[]> => {
      const since = all[0]?.madeAt ?? now;
      const made: Made[] = [];
      for (const billed of all) {
        const courseAt = (place: number): Course => courseOf(billed, place, { now, since });
        made.push(...(await make(db, of, billed, { by, courseAt })));
        await countInvoices(db, of);
      }
      return made;
    };
    const ofMonths = await addOf(billedMonths(period));
    const made = ofMonths.length > 0 ? ofMonths : await addOf([billedSoFar(now)]);
    await asOwner(db, () => dateMade(db, of));
    await settle(db, of, made, by);
    await asOwner(db, () =>
      dateMovements(db, of.side, { of: of.invoices, by: 'invoice_id', moment: 'status_changed_at' }),
    );
  }
};
