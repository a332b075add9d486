import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, serverAccount, type Account } from './account.ts';

/** Where the data is stored and who owns it. */
export type Place = {
  /** Folder of the server: `cluster` (the data), `socket`, `log`; only the account can enter it. */
  home: string;
  /** File whose lock means "a process uses this home". */
  lockFile: string;
  account: Account | undefined;
};

/**
 * Decides where the embedded server stores its data: `<dataFolder>/postgres`, or, if its account can't enter the data
 * folder, a folder below `refuge` that belongs to this data folder.
 */
export function placeFor(dataFolder: string, refuge: string): Place {
  if (!existsSync(dataFolder)) {
    mkdirSync(dataFolder, { recursive: true });
    chmodSync(dataFolder, 0o711);
  }
  const inside = placeIn(dataFolder, 'postgres');
  if (canEnter(inside.account, dataFolder)) return inside;

  mkdirSync(refuge, { recursive: true, mode: 0o755 });
  return placeIn(refuge, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
}

function placeIn(folder: string, name: string): Place {
  const home = join(folder, name);
  return { home, lockFile: `${home}.lock`, account: serverAccount([home, folder]) };
}
