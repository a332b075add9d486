import type { Database } from '../../database/connection.ts';
import type { ExportFiles } from '../../exports/files.ts';

/** The records whose texts may repeat who left their contact data: those that forgetting someone empties. */
const entities = ['lead', 'leadAttempt', 'leadChange', 'conversion', 'postbackLog'];

/**
 * Deletes a network's files that were made of people's data, and those that are being made. Called once someone is
 * forgotten: files that are begun from then on know nothing of them.
 */
export const deleteExportedContacts = async (
  { database, exportFiles }: { database: Database; exportFiles: ExportFiles },
  tenantId: number,
): Promise<void> => {
  const gone = await database.tenant(tenantId).write((db) =>
    db
      .deleteFrom('export')
      .where('entity', 'in', entities)
      // Whose turn has not come are read afterwards.
      .where('state', '<>', 'queued')
      .returning('file')
      .execute(),
  );
  for (const { file } of gone) await exportFiles.remove({ tenantId, file });
};
