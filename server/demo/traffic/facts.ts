import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What is kept of a table's rows elsewhere: by triggers as they are written, or by a function for all rows at once. */
const kept = {
  clicks: { table: 'clicks', triggers: ['told', 'told_anew'], made: 'sluice_count_clicks' },
  leads: { table: 'leads', triggers: ['told', 'told_anew'], made: 'sluice_count_leads' },
  conversions: { table: 'conversions', triggers: ['told', 'told_anew'], made: 'sluice_count_conversions' },
  movements: {
    table: 'conversions',
    triggers: ['ledger_insert', 'ledger_update'],
    made: 'sluice_ledger_conversions',
  },
} as const;

/**
 * Stops keeping the facts of a table, or the ledger movements of conversions, so that many rows of a network can be
 * written; returns a function that makes them once all are there, which takes a third of the time of doing so with each
 * statement. The session is the owner's, and nothing else uses the table yet.
 */
export const withoutFacts = async (
  db: Transaction<Tables>,
  tenantId: number,
  what: keyof typeof kept,
): Promise<() => Promise<void>> => {
  const { table, triggers, made } = kept[what];
  const switchTriggers = async (to: 'disable' | 'enable') => {
    for (const trigger of triggers)
      await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger ${sql.id(trigger)}`.execute(db);
  };
  await switchTriggers('disable');
  return async () => {
    await switchTriggers('enable');
    await sql`select ${sql.raw(made)}(${sql.lit(tenantId)})`.execute(db);
  };
};
