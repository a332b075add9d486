import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from '../configuration.ts';
import { withEmbeddedServer } from '../database/embedded/start.ts';
import { ArchiveError, readArchive, writeArchive } from './archive.ts';
import { copyRecords } from './records.ts';
import { OperatorError } from '../operator.ts';

/** Identifies what made an archive; its first entry. */
const manifest = z.object({ product: z.literal('sluice'), format: z.literal(1), records: z.boolean(), at: z.string() });

/** A backup or restore is not possible as things are; the message says what to do. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

const manifestName = 'backup.json';
const records = 'postgres/cluster';

/** Left out: what the copy of the records writes, what is derived from records, and files of a process or the disk. */
const leftOut = (below: string): boolean =>
  /^postgres($|\.|\/)|^(mail|statistics|lost\+found)($|\/)|\.draft$/.test(below);

type Options = Pick<Configuration, 'databaseUrl' | 'dataFolder'> & { log: (line: string) => void };

/**
 * Writes the data folder into an archive: records, uploaded files and the secret, as of the moment it ends. The product
 * may keep running. Records on a server configured with `DATABASE_URL` are not included.
 * @param file absolute path of the archive to write
 * @returns whether the records are included
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
    // After the records: a file exists before the record that references it.
    await archive.tree('.', dataFolder, (below) => leftOut(below));
  });
  return withRecords;
}

/** Returns the contents of a folder, except for what every file system has at its root. */
const contentOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name !== 'lost+found');

/** PostgreSQL's own user must be able to enter the data folder. A volume with another owner keeps its mode. */
const letEnter = async (folder: string): Promise<void> => {
  try {
    await chmod(folder, 0o711);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
};

/**
 * Restores a data folder from an archive. It must not exist yet, or be empty; an archive that can't be read leaves it
 * as it was. Everything happens inside the folder: it may be a volume, with nowhere to write next to it.
 * @param file absolute path of the archive
 * @returns when the archive was written (ISO 8601), and whether it includes the records
 */
export async function restore(
  { dataFolder }: Pick<Options, 'dataFolder'>,
  file: string,
): Promise<{ at: string; records: boolean }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (existsSync(dataFolder) && (await contentOf(dataFolder)).length > 0) {
    throw new BackupError(`${dataFolder} is not empty. Move it away, or name another folder by SLUICE_DATA.`);
  }
  const made = await mkdir(dataFolder, { recursive: true });
  const draft = join(dataFolder, `.restoring-${process.pid}`);
  try {
    const read = manifest.safeParse(await readArchive(file, draft, manifestName));
    if (!read.success) throw new ArchiveError('it is no backup made by this product');
    await letEnter(dataFolder);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataFolder, name));
    await rmdir(draft);
    return { at: read.data.at, records: read.data.records };
  } catch (error) {
    await rm(made ?? draft, { recursive: true, force: true });
    if (error instanceof ArchiveError)
      throw new BackupError(`${file} was not restored: ${error.message}.`, { cause: error });
    throw error;
  }
}
