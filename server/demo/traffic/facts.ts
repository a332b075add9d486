import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const counting = { clicks: 'sluice_count_clicks', leads: 'sluice_count_leads' } as const;
const held = ['clicks', 'leads'] as const;

/**
 * Writes many clicks and leads of a network whose facts are told once all of them are there, which takes a third of the
 * time of telling them with each statement. The session is that of the owner, and nobody else uses the tables yet.
 */
export const withoutFacts = async (
  db: Transaction<Tables>,
  tenantId: number,
  write: () => Promise<void>,
): Promise<void> => {
  const switchTriggers = async (to: 'disable' | 'enable') => {
    for (const table of held)
      for (const trigger of ['told', 'told_anew'])
        await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger ${sql.id(trigger)}`.execute(db);
  };
  await switchTriggers('disable');
  await write();
  await switchTriggers('enable');
  for (const table of held) await sql`select ${sql.raw(counting[table])}(${tenantId})`.execute(db);
};
