import { chmodSync, existsSync, mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory, and bytes that have to be free there and altogether. */
const memory = { folder: '/dev/shm', leastThere: 4 * 2 ** 30, leastFree: 8 * 2 ** 30 };

/** A database is thousands of files, which memory takes in a twentieth of the time that a busy disk needs for them. */
const quickestPlace = (): string => {
  if (!existsSync(memory.folder) || freemem() < memory.leastFree) return tmpdir();
  const { bavail, bsize } = statfsSync(memory.folder);
  return bavail * bsize < memory.leastThere ? tmpdir() : memory.folder;
};

/**
 * A fresh temporary folder in which an embedded server can keep its records: started by root it runs as another user,
 * who could not enter a folder as `mkdtemp` makes it, and would take their records elsewhere.
 */
export function serverFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(join(quickestPlace(), prefix)));
  chmodSync(folder, 0o711);
  return folder;
}
