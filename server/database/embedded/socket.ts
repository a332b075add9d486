import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** PostgreSQL's socket name at its default port number. */
const socketName = '.s.PGSQL.5432';

/** The shortest limit on a socket's path among the systems we run on (macOS), in bytes. */
const longest = 103;

const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longest;

/**
 * Returns a folder for the server's socket that only its account may enter: in its home, or, if that path is too long
 * for a socket, among the temporary files.
 */
export function socketFolderFor(home: string, account: Account | undefined): string {
  const name = `sluice-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  const places = [join(home, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  const folder = places.find(fits) ?? join('/tmp', name);
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) {
    if (account) chownSync(folder, account.uid, account.gid);
    return folder;
  }
  // Among the temporary files, anyone could have created it first.
  const found = lstatSync(folder);
  const ours =
    found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o777) === 0o700;
  if (!ours) throw new Error(`${folder}, meant for the database's socket, belongs to someone else; remove it`);
  return folder;
}

/** Removes what a killed server left; its lock file may name a process id that has been reused by now. */
export function clearSocketFolder(folder: string): void {
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(folder, name), { force: true });
}

/** Removes the folder of a server that has ended. */
export function removeSocketFolder(folder: string): void {
  clearSocketFolder(folder);
  rmdirSync(folder);
}
