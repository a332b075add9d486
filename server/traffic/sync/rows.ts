import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { contradictionsIn, type CustomerRow, hasFigures } from '../../../domain/customer-lists.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { insertEvents } from '../../events/writer.ts';
import { violation, Failure, invalid } from '../../failure.ts';
import { keepCustomer } from '../customers/keep.ts';
import type { Accepted } from '../postbacks/accept.ts';
import { reasonOf } from '../postbacks/log.ts';
import { about } from '../postbacks/refusals.ts';
import type { Reporting } from './apply.ts';
import { entryOf } from './log.ts';
import type { PageExchange } from './page.ts';

/** Rows of a page in which an advertiser tells figures of customers. */

/** Who tells by a synchronisation of customers. */
export interface CustomerReporting extends Reporting {
  customerSync: number;
}

/** Keeps what a row of the page tells, in a transaction. @throws Failure 422; nothing was kept then */
export type KeepRow = (db: Transaction<Tables>, row: CustomerRow) => Promise<Accepted>;

/** How rows of a page are kept, each as it stands among the others. */
export const keeperOf = (
  page: readonly CustomerRow[],
  { integration, advertiser, defaultCurrency }: Reporting,
): KeepRow => {
  const contradictions = contradictionsIn(page);
  return (db, row) => {
    if (hasFigures(row) && row['date'] === undefined) throw invalid(violation('date', 'required'));
    if (contradictions.has(row)) throw invalid(about('date', 'toldOtherwise'));
    const reporter = { advertiser, defaultCurrency };
    return keepCustomer(db, { reporter, integration, by: 'synchronization', said: row });
  };
};

/** Writes down that a row was refused; whether it is for the first time since it was last said otherwise. */
const isRefusedAnew = async (
  db: Transaction<Tables>,
  customerSync: number,
  said: readonly [CustomerRow, string],
): Promise<boolean> => {
  const key = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  const { rows } = await sql<{ is_new: boolean }>`
    insert into customer_sync_refusal (customer_sync_id, row_key) values (${customerSync}, ${key})
    on conflict (tenant_id, customer_sync_id, row_key) do update set seen_at = now()
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new === true;
};

/** Forgets refusals of what the round that is under way was not told any more. */
export const forgetRefusals = (db: TenantScope, customerSync: number): Promise<unknown> =>
  db.write((transaction) =>
    sql`delete from customer_sync_refusal as refusal using customer_sync_round as round
      where refusal.customer_sync_id = ${customerSync} and round.customer_sync_id = ${customerSync}
        and refusal.seen_at < round.began_at`.execute(transaction),
  );

/** Rows after which a round says that it is still being worked on. */
const stretch = 50;

interface Applying {
  model: Model;
  reporter: CustomerReporting;
  /** What was asked and answered, for the log. */
  asked: PageExchange;
  /** Whether the round is still to be gone on with. */
  goesOn(): Promise<boolean>;
}

/**
 * Does what a page says, row by row, each together with its entry in the log.
 * @returns how many rows changed something and how many were refused; undefined where the round is to be left
 */
export const applyRows = async (
  db: TenantScope,
  rows: readonly CustomerRow[],
  { model, reporter, asked, goesOn }: Applying,
): Promise<{ changed: number; refused: number } | undefined> => {
  const keep = keeperOf(rows, reporter);
  const note = (transaction: Transaction<Tables>, log: Accepted['log']) =>
    insertEvents(transaction, model, 'postbackLog', [entryOf(reporter, asked, log)]);
  const counted = { changed: 0, refused: 0 };
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % stretch === 0 && !(await goesOn())) return undefined;
    try {
      const changed = await db.write(async (transaction) => {
        const { log } = await keep(transaction, row);
        if (log.result !== 'customer') return false;
        await note(transaction, log);
        return true;
      });
      if (changed) counted.changed += 1;
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error;
      const reason = reasonOf(error);
      await db.write(async (transaction) => {
        if (!(await isRefusedAnew(transaction, reporter.customerSync, [row, reason]))) return;
        await note(transaction, { result: 'refused', reason: `${reason}. ${JSON.stringify(row)}`.slice(0, 500) });
      });
      counted.refused += 1;
    }
  }
  return counted;
};
