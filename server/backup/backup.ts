import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Left out is what the records' copy writes, what is made of records, and what a process or the disk has for itself. */
const leftOut = (below: string): boolean =>
  /^postgres($|\.|\/)|^(mail|statistics|lost\+found)($|\/)|\.draft$/.test(below);

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

/** What a folder holds but for what every file system of its own has at its top. */
const contentOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name !== 'lost+found');

/** PostgreSQL's own user has to enter the data folder. The mode of a volume that is somebody else's stays as it is. */
const letEnter = async (folder: string): Promise<void> => {
  try {
    await chmod(folder, 0o711);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
};

/**
 * Makes a data folder out of an archive. It must not exist yet, or be empty; an archive that can't be read leaves it as it
 * was. All of it happens in the folder: it may be a volume of its own, beside which there is nothing to write to.
 * @param file absolute path of the archive
 * @returns when the archive was written (ISO 8601), and whether the records are in it
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
