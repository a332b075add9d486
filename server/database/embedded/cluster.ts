import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { run } from './postmaster.ts';

/** The superuser of the embedded server, who owns the schema. */
export const owner = 'sluice';

/**
 * Makes sure that `<home>/cluster` is a complete, usable data directory that belongs to the account, creating it on the
 * first start. An interrupted creation leaves nothing half-made behind.
 */
export async function prepareCluster(home: string, initdb: string, account: Account | undefined, durable: boolean) {
  const cluster = join(home, 'cluster');
  if (fs.existsSync(join(cluster, 'PG_VERSION'))) {
    checkVersion(cluster);
    belongTo(home, account);
    return;
  }
  const draft = `${home}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  if (account) fs.chownSync(draft, account.uid, account.gid);
  // Trust is safe here: only the account can enter the folder that contains the only socket.
  const settings = ['--auth=trust', `--username=${owner}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const sync = durable ? [] : ['--no-sync'];
  await run(initdb, ['-D', join(draft, 'cluster'), ...settings, ...locale, ...sync], account);
  fs.renameSync(draft, home);
  syncFolder(dirname(home));
}

const major = '18';

function checkVersion(cluster: string): void {
  const version = fs.readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === major) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${version}, this is ${major}. Dump it there and restore it here.`,
  );
}

/** Copied or restored folders often end up owned by root: change their owner, if this process may. */
function belongTo(home: string, account: Account | undefined): void {
  const uid = account?.uid ?? process.getuid?.();
  if (fs.statSync(home).uid === uid) return;
  if (!account)
    throw new Error(`${home} belongs to another user. Start as that user, or as root, or give it to this one.`);
  const entries = fs.readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name));
  for (const path of [...entries, home]) fs.chownSync(path, account.uid, account.gid);
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
