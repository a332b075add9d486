import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type CustomerRow, hasFigures, type ToldFigures, toldIn } from '../../../domain/traffic/customer-lists.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { insertEvents } from '../../events/writer.ts';
import { violation, Failure, invalid } from '../../failure.ts';
import { storeCustomerReport } from '../customers/store.ts';
import type { Accepted } from '../advertiser-postbacks/accept.ts';
import { reasonIn, reasonOf } from '../advertiser-postbacks/log.ts';
import { about } from '../advertiser-postbacks/refusals.ts';
import type { Reporting } from './apply.ts';
import { entryOf } from './log.ts';
import type { PageExchange } from './page.ts';
import { figuresReportedBefore } from './reported-before.ts';

/** Rows of a page in which an advertiser reports figures of customers. */

/** Who reports through a synchronisation of customers. */
export interface CustomerReporting extends Reporting {
  customerSync: number;
}

/** Stores what a row of the page reports, in a transaction. @throws Failure 422; nothing was stored then */
export type StoreRow = (db: Transaction<Tables>, row: CustomerRow) => Promise<Accepted>;

/**
 * Returns a function that stores rows of a page, each in the context of the others.
 * @param before what the pages before it reported
 */
export const rowStoreOf = (
  page: readonly CustomerRow[],
  { integration, advertiser, defaultCurrency }: Reporting,
  before?: ToldFigures,
): StoreRow => {
  const { contradictions } = toldIn(page, before);
  return (db, row) => {
    if (hasFigures(row) && row['date'] === undefined) throw invalid(violation('date', 'required'));
    if (contradictions.has(row)) throw invalid(about('date', 'toldOtherwise'));
    const reporter = { advertiser, defaultCurrency };
    return storeCustomerReport(db, { reporter, integration, by: 'synchronization', said: row });
  };
};

/** Records that a row was refused; returns whether that is new since the row last differed. */
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

/** Deletes refusals of rows that were missing from the current round, and the record of what the round received. */
export const forgetRound = (db: TenantScope, customerSync: number): Promise<unknown> =>
  db.write(async (transaction) => {
    await sql`delete from customer_sync_refusal as refusal using customer_sync_round as round
      where refusal.customer_sync_id = ${customerSync} and round.customer_sync_id = ${customerSync}
        and refusal.seen_at < round.began_at`.execute(transaction);
    await sql`delete from customer_sync_told where customer_sync_id = ${customerSync}`.execute(transaction);
  });

/** Rows after which a round reports that it is still being worked on. */
const chunkSize = 50;

interface Applying {
  /** Which page of the round it is, from 1. */
  page: number;
  model: Model;
  reporter: CustomerReporting;
  /** What was requested and answered, for the log. */
  asked: PageExchange;
  /** Whether the round is to be continued. */
  goesOn(): Promise<boolean>;
}

/**
 * Applies a page, row by row, each together with its entry in the log.
 * @returns how many rows changed something and how many were refused; undefined if the round is to be left
 */
export const applyRows = async (
  db: TenantScope,
  rows: readonly CustomerRow[],
  { page, model, reporter, asked, goesOn }: Applying,
): Promise<{ changed: number; refused: number } | undefined> => {
  const keep = rowStoreOf(rows, reporter, await figuresReportedBefore(db, reporter.customerSync, page, rows));
  const note = (transaction: Transaction<Tables>, log: Accepted['log']) =>
    insertEvents(transaction, model, 'postbackLog', [entryOf(reporter, asked, log)]);
  const counted = { changed: 0, refused: 0 };
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % chunkSize === 0 && !(await goesOn())) return undefined;
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
        if (!(await isRefusedAnew(transaction, reporter.customerSync, [row, reason.en]))) return;
        const problem = reasonIn((language) => `${reason[language]}. ${JSON.stringify(row)}`);
        await note(transaction, { result: 'refused', reason: problem });
      });
      counted.refused += 1;
    }
  }
  return counted;
};
