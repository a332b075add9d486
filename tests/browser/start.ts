import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../tools/start/server.ts';
import { serverFolder } from '../folder.ts';
import type { Clock } from './clock.ts';
import type { Product } from './product.ts';

export interface Running extends Product {
  /** Ends it and throws if its log contains errors. Deletes its data too, unless told to keep it. */
  stop(isKept?: boolean): Promise<void>;
}

interface Start {
  /** Folder of a copy of the project to run instead of this one. */
  copy?: string;
  /** Folder to start from: data of a product that has ended. */
  from?: string;
  /** The clock it uses. */
  clock?: Clock;
}

/** The product as a person starts it: built admin, real server, embedded database, demo network. */
export const startProduct = async ({ copy, from, clock }: Start = {}): Promise<Running> => {
  const folder = serverFolder('sluice-browser-');
  const log: string[] = [];
  const data = join(folder, 'data');
  // PostgreSQL refuses a folder whose permissions differ from those it set.
  if (from !== undefined) execFileSync('cp', ['-Rp', from, data]);
  const server = startServer({
    ...(copy !== undefined && { folder: copy }),
    ...(clock && { node: ['--import', clock.module] }),
    environment: {
      ...clock?.environment,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SLUICE_DATA: data,
      SLUICE_DEMO: '1',
      SLUICE_DEMO_DAYS: '3',
      SLUICE_OUTBOUND_ALLOW: '127.0.0.1',
    },
    show: (line) => void log.push(line),
  });
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const site = await server.ready;
  if (!site) {
    clear();
    throw new Error(`The server did not start:\n${log.join('\n')}`);
  }
  return {
    site,
    data,
    async stop(isKept = false) {
      server.stop();
      await server.ended;
      if (!isKept) clear();
      // A clock that a test has moved is days away from the database's, and the log rightly says so.
      const isMeant = (line: string): boolean => clock !== undefined && line.includes('"The clock of the database is');
      const errors = log.filter((line) => /"level":[56]0/.test(line) && !isMeant(line));
      if (errors.length > 0) throw new Error(`The server's log has errors:\n${errors.join('\n')}`);
    },
  };
};
