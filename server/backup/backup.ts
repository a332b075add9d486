import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from '../configuration.ts';
import { withEmbeddedServer } from '../database/embedded/start.ts';
import { ArchiveError, readArchive, writeArchive } from './archive.ts';
import { copyRecords } from './records.ts';
import { OperatorError } from '../operator.ts';

/** Says of an archive what made it; the first thing in it. */
const manifest = z.object({ product: z.literal('sluice'), format: z.literal(1), records: z.boolean(), at: z.string() });

/** What a backup or restore can't do as things are; the message says what to do. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

const manifestName = 'backup.json';
const records = 'postgres/cluster';

/** Of the data folder, what is written by the records' copy (`postgres`), made of them, or a running process's alone. */
const leftOut = (below: string): boolean => /^postgres($|\.|\/)|^(mail|statistics)($|\/)|\.draft$/.test(below);

type Options = Pick<Configuration, 'databaseUrl' | 'dataFolder'> & { log: (line: string) => void };

/**
 * Writes the data folder into one archive: records, uploaded files and the secret, as of the moment it ends. The product
 * may run meanwhile. Records of a server that `DATABASE_URL` names are not in it.
 * @param file absolute path of the archive to be
 * @returns whether the records are in it
 */
export async function backUp({ databaseUrl, dataFolder, log }: Options, file: string): Promise<boolean> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name another file.`);
  const withRecords = databaseUrl === undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeArchive(file, async (archive) => {
    const about: z.infer<typeof manifest> = {
      product: 'sluice',
      format: 1,
      records: withRecords,
      at: new Date().toISOString(),
    };
    await archive.text(manifestName, `${JSON.stringify(about)}\n`);
    if (withRecords) {
      await archive.folder(dirname(records));
      await withEmbeddedServer({ dataFolder, log }, ({ url, cluster }) => copyRecords(url, cluster, records, archive));
    }
    // After the records: a file is there before the record that names it.
    await archive.tree('.', dataFolder, (below) => leftOut(below));
  });
  return withRecords;
}

/**
 * Makes a data folder out of an archive. It must not exist yet, or be empty; whatever goes wrong, it is as it was.
 * @param file absolute path of the archive
 * @returns when the archive was written (ISO 8601), and whether the records are in it
 */
export async function restore(
  { dataFolder }: Pick<Options, 'dataFolder'>,
  file: string,
): Promise<{ at: string; records: boolean }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    throw new BackupError(`${dataFolder} is not empty. Move it away, or name another folder by SLUICE_DATA.`);
  }
  const draft = join(dirname(dataFolder), `.${basename(dataFolder)}.restoring-${process.pid}`);
  try {
    const read = manifest.safeParse(await readArchive(file, draft, manifestName));
    if (!read.success) throw new ArchiveError('it is no backup made by this product');
    if (existsSync(dataFolder)) await rmdir(dataFolder);
    await rename(draft, dataFolder);
    return { at: read.data.at, records: read.data.records };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof ArchiveError)
      throw new BackupError(`${file} was not restored: ${error.message}.`, { cause: error });
    throw error;
  }
}
