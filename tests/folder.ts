import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A fresh temporary folder in which an embedded server can keep its records: started by root it runs as another user,
 * who could not enter a folder as `mkdtemp` makes it, and would take their records elsewhere.
 */
export function serverFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  chmodSync(folder, 0o711);
  return folder;
}
