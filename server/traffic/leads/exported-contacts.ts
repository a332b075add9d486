import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { ExportFiles, FileName } from '../../exports/files.ts';

/** The records whose texts may repeat who left their contact data: those that forgetting someone empties. */
const entities = ['lead', 'leadAttempt', 'leadChange', 'conversion', 'postbackLog'];
/** Those of them that have the time of their lead. */
const timedAsLeads = ['lead', 'leadAttempt'];

/** What of exports is deleted; whose turn has not come are read afterwards. */
const mayTell = sql`export.entity = any(${entities}::text[]) and export.state <> 'queued'`;

const names = z.array(z.object({ tenantId: z.number(), file: z.string() }));

/** Until when leads of a network came in whose contact data were erased. */
export interface ErasedUntil {
  tenant: number;
  /** Seconds UTC. */
  until: number;
}

/**
 * Deletes exports that may have contact data of leads that came in until a moment: not lists of leads with masked
 * contact data, and not what was narrowed to leads that came in later (D1243).
 * @returns their files, which are to be removed then
 */
export const deleteExportsUntil = async (db: Kysely<Tables>, erased: readonly ErasedUntil[]): Promise<FileName[]> => {
  if (erased.length === 0) return [];
  const isLater: RawBuilder<unknown> = sql`export.entity = any(${timedAsLeads}::text[]) and
    case when jsonb_typeof(export.query -> 'createdAtFrom') = 'number'
      then (export.query ->> 'createdAtFrom')::numeric > gone.until else false end`;
  const { rows } = await sql`
    delete from export using jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as gone (tenant bigint, until bigint)
    where export.tenant_id = gone.tenant and ${mayTell} and (export.entity <> 'lead' or export.contacts)
      and not (${isLater})
    returning export.tenant_id as "tenantId", export.file`.execute(db);
  return names.parse(rows);
};

/**
 * Deletes a network's files that were made of people's data, and those that are being made. Called once someone is
 * forgotten: files that are begun from then on know nothing of them.
 */
export const deleteExportedContacts = async (
  { database, exportFiles }: { database: Database; exportFiles: ExportFiles },
  tenantId: number,
): Promise<void> => {
  const { rows } = await database
    .tenant(tenantId)
    .write((db) => sql`delete from export where ${mayTell} returning tenant_id as "tenantId", file`.execute(db));
  for (const name of names.parse(rows)) await exportFiles.remove(name);
};
