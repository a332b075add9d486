import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import type { ArchiveWriter } from './archive.ts';

/** Folders that must exist but whose content PostgreSQL recreates, or that is copied separately (`pg_wal`). */
const emptied =
  /^(pg_wal|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_replslot)\/(?!archive_status$|summaries$)/;
/** Files that only concern the running server. */
const passing = /^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;

const begun = z.object({ first: z.string() });
const ended = z.object({ label: z.string() });

/**
 * Copies the records of a running server below `path` in the archive, as they are at the end of the copy; calls
 * continue meanwhile. This is PostgreSQL's own procedure for a base backup: files are copied as they are, together with
 * the write-ahead log from before the first file until after the last, which the server replays when it starts. See
 * "Making a Base Backup Using the Low Level API" in its manual.
 * @param url connection string as the superuser
 * @param cluster the server's data directory, readable by this process
 */
export async function copyRecords(url: string, cluster: string, path: string, archive: ArchiveWriter): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The log from here on is kept until this connection ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    const start = await client.query("select pg_walfile_name(pg_backup_start('sluice', fast => true)) as first");
    const { first } = begun.parse(start.rows[0]);
    await archive.tree(path, cluster, (below) => emptied.test(below) || passing.test(below));
    const stop = await client.query('select labelfile as label from pg_backup_stop(wait_for_archive => false)');
    const { label } = ended.parse(stop.rows[0]);
    for (const segment of (await readdir(join(cluster, 'pg_wal'))).sort()) {
      if (!/^[0-9A-F]{24}$/.test(segment) || segment < first) continue;
      await archive.file(`${path}/pg_wal/${segment}`, join(cluster, 'pg_wal', segment));
    }
    await archive.text(`${path}/backup_label`, label);
  } finally {
    await client.end();
  }
}
