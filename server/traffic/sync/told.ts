import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type CustomerRow, type ToldFigures, toldIn } from '../../../domain/customer-lists.ts';
import type { TenantScope } from '../../database/tenant.ts';

/** What a round of a synchronisation of customers has been told so far, over all its pages. */

const keptAs = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Notes what a page tells of customers by day, and answers what the round has been told of these, the first word first:
 * also where the page was begun before and is gone through once more.
 */
export const toldInRound = async (
  db: TenantScope,
  customerSync: number,
  page: readonly CustomerRow[],
): Promise<ToldFigures> => {
  const own = [...toldIn(page).told].map(([key, figures]) => ({ key, kept: keptAs(key), figures }));
  const { rows } = await db.write((transaction) =>
    sql<{ kept: string; figures: Record<string, string> }>`
      insert into customer_sync_told as told (customer_sync_id, told_key, round_at, figures)
      select round.customer_sync_id, page.kept, round.began_at, page.figures
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as page (kept text, figures jsonb)
      join customer_sync_round as round on round.customer_sync_id = ${customerSync}
      order by page.kept
      on conflict (tenant_id, customer_sync_id, told_key) do update set round_at = excluded.round_at,
        figures = case when told.round_at = excluded.round_at then excluded.figures || told.figures else excluded.figures end
      returning told_key as kept, figures`.execute(transaction),
  );
  const told = new Map(rows.map(({ kept, figures }) => [kept, figures]));
  return new Map(own.map(({ key, kept, figures }) => [key, told.get(kept) ?? figures]));
};
