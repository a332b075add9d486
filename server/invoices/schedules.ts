import { sql, type Transaction } from 'kysely';
import { compare, type Decimal } from '../../domain/money/decimal.ts';
import { isOver, periodEnd, type Frequency, lastDue } from '../../domain/money/invoice-schedules.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { Detail } from '../failure.ts';
import { everyDay, lockAccounts, lockConversions } from './invoiceable-conversions.ts';
import { insertInvoice, prepare } from './create-invoice.ts';
import { sides } from './sides.ts';
import { type Available, availableTo } from './withdrawal.ts';

/** Invoices of affiliates that are created automatically. */

const of = sides.affiliate;

interface Schedule {
  tenantId: number;
  id: number;
  /** Null for all affiliates without a schedule of their own. */
  affiliate: number | null;
  frequency: Frequency;
  threshold: Decimal;
  holdDays: number;
  lastDue: string | null;
  /** The day since which it has been in its current form, in the zone. */
  since: string;
  zone: string;
}

/** A schedule whose day has come. */
type Due = Schedule & { due: string };

const schedules = async (database: Database): Promise<Schedule[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Schedule>`
      select schedule.tenant_id as "tenantId", schedule.id, schedule.affiliate_id as affiliate, schedule.frequency,
        trim_scale(schedule.threshold)::text as threshold, schedule.hold_days as "holdDays", schedule.last_due::text as "lastDue",
        (greatest(schedule.status_changed_at, schedule.frequency_changed_at, schedule.created_at) at time zone general.timezone)::date::text
          as since,
        general.timezone as zone
      from invoice_schedules as schedule
      join settings_general as general on general.tenant_id = schedule.tenant_id
      where schedule.status = 'active' order by schedule.tenant_id, schedule.affiliate_id nulls last`.execute(db);
    return rows.map((row) => ({
      ...row,
      tenantId: Number(row.tenantId),
      id: Number(row.id),
      affiliate: row.affiliate === null ? null : Number(row.affiliate),
    }));
  });

/**
 * Returns what is due at a time and not done; a schedule does not apply to days before it existed. East of UTC the day of
 * the zone begins before the last day covered is over, which is one of UTC (D914): its invoices wait until it is.
 */
const dueOf = (schedule: Schedule, at: number): Due[] => {
  const due = lastDue(schedule.frequency, at, schedule.zone);
  const isDone = schedule.lastDue !== null && schedule.lastDue >= due;
  const isEarly = !isOver(periodEnd(due, schedule.holdDays), at);
  return isDone || isEarly || due < schedule.since ? [] : [{ ...schedule, due }];
};

/** Returns the affiliates of a schedule who have approved conversions and have not been invoiced for its day yet. */
const affiliatesOf = async (database: Database, { tenantId, affiliate, due }: Due): Promise<number[]> => {
  const { rows } = await database.tenant(tenantId).read((db) =>
    sql<{ id: number }>`
      select balance.id from affiliate_balances as balance
      where balance.approved > 0
        and ${
          affiliate === null
            ? sql`not exists (select from invoice_schedules as schedule where schedule.affiliate_id = balance.id)`
            : sql`balance.id = ${affiliate}`
        }
        and not exists (select from invoice_schedule_run as run where run.affiliate_id = balance.id and run.due = ${due}::date)
      order by balance.id`.execute(db),
  );
  return rows.map(({ id }) => Number(id));
};

/** Returns an affiliate's only method in use, which the network still pays by; if there are several, the payer chooses. */
export const onlyMethodOf = async (db: Transaction<Tables>, affiliate: number): Promise<number | null> => {
  const methods = await db
    .selectFrom('withdrawal_methods as method')
    .innerJoin('payment_methods as kind', 'kind.id', 'method.payment_method_id')
    .select('method.id')
    .where('method.affiliate_id', '=', affiliate)
    .where('method.status', '=', 'active')
    .where('kind.status', '=', 'active')
    .limit(2)
    .execute();
  return methods.length === 1 ? methods[0]!.id : null;
};

const invoiceIn = async (
  db: Transaction<Tables>,
  affiliate: number,
  available: Available,
  { until, held }: { until: string; held: readonly number[] },
) => {
  const { currency, first: periodFrom } = available;
  const broken: Detail[] = [];
  const period = { party: affiliate, periodFrom, periodTo: until };
  const draft = { ...period, held, currency, exchangeRates: [], corrections: [], isOfOneCurrency: true };
  const prepared = await prepare(db, of, draft, '', broken);
  // Another invoice got there first, or the total is too small to be paid.
  if (broken.length > 0) return;
  const withdrawal = { method: await onlyMethodOf(db, affiliate), requested: 'schedule' } as const;
  await insertInvoice(db, of, { ...period, by: null, withdrawal }, prepared);
};

/** Creates an affiliate’s invoices for a day, once, however many processes try. */
const invoiceFor = (database: Database, schedule: Due, affiliate: number): Promise<void> =>
  database.tenant(schedule.tenantId, of.entity).write(async (db) => {
    const { rows } = await sql`
      insert into invoice_schedule_run (affiliate_id, due) values (${affiliate}, ${schedule.due}::date)
      on conflict do nothing returning due`.execute(db);
    if (rows.length === 0) return;
    const until = periodEnd(schedule.due, schedule.holdDays);
    const held = await lockConversions(db, of, [{ ...everyDay, party: affiliate, periodTo: until }]);
    await lockAccounts(db, of, [affiliate]);
    for (const available of await availableTo(db, affiliate, held))
      if (compare(available.baseAmount, schedule.threshold) >= 0)
        await invoiceIn(db, affiliate, available, { until, held });
  });

const end = ({ tenantId, id, due }: Due, database: Database): Promise<unknown> =>
  database.tenant(tenantId).write((db) =>
    sql`update invoice_schedules set last_due = ${due}::date
      where id = ${id} and (last_due is null or last_due < ${due}::date)`.execute(db),
  );

/**
 * Creates the due invoices of all networks, unpaid, each affiliate’s in a separate transaction. An interrupted run
 * resumes where it stopped; of missed days, only the last is caught up on. An affiliate whose invoices can't be created
 * does not hold up the others.
 * @param at the time to use as now, in seconds UTC
 * @param isClosing whether to leave the rest to the next run
 * @throws the first error, once all other invoices are done
 */
export const makeDueInvoices = async (
  database: Database,
  { at = Math.floor(Date.now() / 1000), isClosing = () => false }: { at?: number; isClosing?(): boolean } = {},
): Promise<void> => {
  const failures: unknown[] = [];
  for (const schedule of (await schedules(database)).flatMap((one) => dueOf(one, at))) {
    const before = failures.length;
    for (const affiliate of await affiliatesOf(database, schedule)) {
      if (isClosing()) return;
      await invoiceFor(database, schedule, affiliate).catch((error: unknown) => void failures.push(error));
    }
    if (failures.length === before) await end(schedule, database);
  }
  if (failures.length > 0) throw failures[0];
};
