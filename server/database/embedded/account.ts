import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating system user that PostgreSQL runs as, since it refuses to run as root. */
export type Account = { name: string; uid: number; gid: number };

/** Returns options for spawning a PostgreSQL program: with a clean environment, from a folder anyone may enter. */
export function spawnOptions(account: Account | undefined) {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env: environment, ...(account && { uid: account.uid, gid: account.gid }) };
}

/**
 * Returns the account to run PostgreSQL under: the owner of the first of these folders that exists and belongs to an
 * unprivileged user, otherwise `nobody`. Undefined if this process isn't root and so runs it as itself.
 */
export function serverAccount(folders: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = unprivilegedAccounts();
  for (const folder of folders) {
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    const account = accounts.find(({ uid }) => uid === owner);
    if (account) return account;
  }
  const nobody = accounts.find(({ name }) => name === 'nobody');
  if (!nobody)
    throw new Error('PostgreSQL does not run as root, and this machine has no user "nobody" to run it under');
  return nobody;
}

function unprivilegedAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== '' && uid !== 0);
}

/**
 * Whether the account may enter the folder; checked through the system itself, as access lists and mounts count too.
 * Without an account, it is this process that needs to, and it would find out soon enough.
 */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], spawnOptions(account)).status === 0;
}
