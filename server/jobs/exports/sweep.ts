import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { ExportFiles } from '../../exports/files.ts';

const day = 86_400_000;

const kept = z.array(z.object({ tenantId: z.number(), file: z.string() }));

/** Deletes exports and their files once their network's retention period is over, and orphaned files. */
export const sweepExports = async (database: Database, files: ExportFiles): Promise<void> => {
  const gone = await database.owner((db) =>
    sql`delete from export using settings_general as settings
      where settings.tenant_id = export.tenant_id
        and ended_at < now() - make_interval(days => settings.export_days)
      returning export.tenant_id as "tenantId", file`.execute(db),
  );
  for (const name of kept.parse(gone.rows)) await files.remove(name);
  // Left by a process that was killed, or by networks that no longer exist.
  const { rows } = await database.owner((db) =>
    sql`select tenant_id as "tenantId", file from export where state = 'done'`.execute(db),
  );
  const names = new Set(kept.parse(rows).map(({ tenantId, file }) => `${tenantId}/${file}`));
  await files.tidy(Date.now() - day, ({ tenantId, file }) => names.has(`${tenantId}/${file}`));
};
