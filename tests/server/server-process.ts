import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The product as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
}

/**
 * Starts it over a database that is there; resolves once it listens.
 * @param environment further variables
 */
export const startServer = async (
  databaseUrl: string,
  folder: string,
  outboundAllow: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl, SLUICE_DATA: folder },
      SLUICE_OUTBOUND_ALLOW: outboundAllow,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const at = /listening at (http:[^"\s]+)/.exec(line)?.[1];
      if (at) resolve(at);
    });
    child.once('exit', () => reject(new Error(lines.join('\n'))));
  });
  return { child, address };
};
