import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type CustomerRow, type ToldFigures, toldIn } from '../../../domain/traffic/customer-lists.ts';
import type { TenantScope } from '../../database/tenant.ts';

/** What a round of a synchronisation of customers has been told so far, across all its pages. */

const keptAs = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Records what a page reports about customers by day, and returns what the pages before it reported about the same. If
 * a page is read again because the process reading it was killed, what was recorded of it is removed: what it reports
 * now is true, and doesn't contradict what it reported then. The first page removes what an earlier round left.
 * @param page from 1
 */
export const figuresReportedBefore = (
  db: TenantScope,
  customerSync: number,
  page: number,
  rows: readonly CustomerRow[],
): Promise<ToldFigures> =>
  db.write(async (transaction) => {
    // A process that has lost the round without knowing may be working on the same page.
    await sql`select from customer_sync_round where customer_sync_id = ${customerSync} for no key update`.execute(
      transaction,
    );
    const ofSync = sql`customer_sync_id = ${customerSync}`;
    await sql`delete from customer_sync_told where ${ofSync} and page >= ${page}`.execute(transaction);
    const keys = new Map([...toldIn(rows).reported.keys()].map((key) => [keptAs(key), key]));
    const { rows: noted } = await sql<{ kept: string; figures: Record<string, string> }>`
      select distinct on (told_key) told_key as kept, figures from customer_sync_told
      where ${ofSync} and told_key = any (${[...keys.keys()]}::text[])
      order by told_key, page desc`.execute(transaction);
    const before = new Map(noted.map(({ kept, figures }) => [keys.get(kept)!, figures]));
    const reported = [...toldIn(rows, before).reported].map(([key, figures]) => ({ kept: keptAs(key), figures }));
    await sql`
      insert into customer_sync_told (customer_sync_id, page, told_key, figures)
      select ${customerSync}, ${page}, kept, figures
      from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb) as input (kept text, figures jsonb)`.execute(
      transaction,
    );
    return before;
  });
