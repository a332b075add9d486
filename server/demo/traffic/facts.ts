import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What is kept of a table's rows elsewhere: by triggers as they are written, or by functions for all rows at once. */
interface Kept {
  table: keyof Tables;
  triggers: readonly string[];
  made: string;
}

const facts = {
  clicks: { table: 'clicks', triggers: ['told', 'told_anew'], made: 'sluice_count_clicks' },
  leads: { table: 'leads', triggers: ['told', 'told_anew'], made: 'sluice_count_leads' },
  conversions: { table: 'conversions', triggers: ['told', 'told_anew'], made: 'sluice_count_conversions' },
} as const satisfies Record<string, Kept>;

const movements: Kept = {
  table: 'conversions',
  triggers: ['ledger_insert', 'ledger_update'],
  made: 'sluice_ledger_conversions',
};

const without = async (
  db: Transaction<Tables>,
  tenantId: number,
  { table, triggers, made }: Kept,
): Promise<() => Promise<void>> => {
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

/**
 * Stops maintaining the facts of a table, so that many rows of a network can be written; returns a function that creates
 * them once all are there, which takes a third of the time of doing so with each statement. The session is the owner's,
 * and nothing else uses the table yet.
 */
export const withoutFacts = (
  db: Transaction<Tables>,
  tenantId: number,
  table: keyof typeof facts,
): Promise<() => Promise<void>> => without(db, tenantId, facts[table]);

/** Does the same with the ledger movements of conversions. */
export const withoutMovements = (db: Transaction<Tables>, tenantId: number): Promise<() => Promise<void>> =>
  without(db, tenantId, movements);
