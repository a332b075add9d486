import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { OperatorError } from '../../operator.ts';

/** Another live process holds the folder. */
export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
}

const sqliteBusy = 5;

/**
 * Takes an exclusive lock on a folder for the life of this process; the operating system releases it however the
 * process ends. SQLite serves as the portable way to get such a lock, as Node has none.
 * @returns releases the lock
 * @throws FolderInUse, naming the process that holds it
 */
export function lockFolder(lockFile: string, folder: string): () => void {
  const file = new DatabaseSync(lockFile);
  try {
    file.exec('begin immediate; create table if not exists holder (pid integer); delete from holder');
    file.prepare('insert into holder values (?)').run(process.pid);
    // A reserved lock keeps everyone else out but still lets them read who holds it.
    file.exec('commit; begin immediate');
  } catch (cause) {
    const busy = cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy;
    const holder = busy
      ? z.object({ pid: z.int() }).safeParse(file.prepare('select pid from holder').get())
      : undefined;
    file.close();
    if (!busy) throw new Error(`Cannot lock ${lockFile}; does it belong to another user?`, { cause });
    const who = holder?.success ? ` (process ${holder.data.pid})` : '';
    throw new FolderInUse(
      `Another Sluice${who} is running on ${folder}. Stop it first, or choose another SLUICE_DATA.`,
    );
  }
  return () => file.close();
}
