import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { ExportFiles, FileName } from '../../exports/files.ts';

/** The records whose texts may repeat contact data: those that are emptied when someone is forgotten. */
const entities = ['lead', 'leadAttempt', 'leadChange', 'conversion', 'postbackLog'];
/** Those that share the time of their lead. */
const timedAsLeads = ['lead', 'leadAttempt'];

/** Which exports are deleted; those still queued are read only after the erasure. */
const mayContainContacts = sql`export.entity = any(${entities}::text[]) and export.state <> 'queued'`;

const names = z.array(z.object({ tenantId: z.number(), file: z.string() }));

/** When the latest lead of a network came in whose contact data were erased. */
export interface ErasedUntil {
  tenant: number;
  /** Seconds UTC. */
  until: number;
}

/**
 * Deletes exports that may contain contact data of leads that came in up to a given moment, except lists of leads with
 * masked contact data and those narrowed to leads that came in later (D1243).
 * @returns their files, which must then be removed
 */
export const deleteExportsUntil = async (db: Kysely<Tables>, erased: readonly ErasedUntil[]): Promise<FileName[]> => {
  if (erased.length === 0) return [];
  const isLater: RawBuilder<unknown> = sql`export.entity = any(${timedAsLeads}::text[]) and
    case when jsonb_typeof(export.query -> 'createdAtFrom') = 'number'
      then (export.query ->> 'createdAtFrom')::numeric > gone.until else false end`;
  const { rows } = await sql`
    delete from export using jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as gone (tenant bigint, until bigint)
    where export.tenant_id = gone.tenant and ${mayContainContacts} and (export.entity <> 'lead' or export.contacts)
      and not (${isLater})
    returning export.tenant_id as "tenantId", export.file`.execute(db);
  return names.parse(rows);
};

/**
 * Deletes a network's files that were made from people's data, and those being made. Called once someone is forgotten:
 * files begun from then on contain nothing about them.
 */
export const deleteExportedContacts = async (
  { database, exportFiles }: { database: Database; exportFiles: ExportFiles },
  tenantId: number,
): Promise<void> => {
  const { rows } = await database
    .tenant(tenantId)
    .write((db) =>
      sql`delete from export where ${mayContainContacts} returning tenant_id as "tenantId", file`.execute(db),
    );
  for (const name of names.parse(rows)) await exportFiles.remove(name);
};
