import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../../operator.ts';
import { binariesFor } from './binaries.ts';
import { owner, prepareCluster } from './cluster.ts';
import { FolderInUse, lockFolder } from './lock.ts';
import { stopOrphans } from './orphan.ts';
import { placeFor } from './place.ts';
import { launch, type Postmaster } from './postmaster.ts';
import { serverArguments } from './settings.ts';
import { clearSocketFolder, removeSocketFolder, socketFolderFor } from './socket.ts';

/** The embedded PostgreSQL server of this process. */
export type EmbeddedServer = {
  /** Connection string of the product's database as its owner, over the unix socket. */
  url: string;
  /** Absolute path of the folder of its records. */
  cluster: string;
  /** Stops the server and gives the folder free. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute path; the records come into `<dataFolder>/postgres` where possible. */
  dataFolder: string;
  /** False only for tests; see ServerSettings. */
  durable?: boolean;
  /** How many connections calls share, where it is more than usual. */
  connections?: number | undefined;
  /** Where root keeps the records when PostgreSQL's user may not enter the data folder. */
  refuge?: string;
  /** Takes one line for the operator. */
  log: (line: string) => void;
};

const database = 'sluice';
const defaultRefuge = '/var/lib/sluice';

const urlIn = (socketFolder: string, name: string): string =>
  `postgresql://${owner}@${encodeURIComponent(socketFolder)}/${name}`;
const restartDelay = { shortest: 100, longest: 5_000 };

/**
 * Starts the real PostgreSQL that npm brought, creating its records on the first start, and keeps it running: should it
 * end by itself (killed, or the disk was full), it is started again until `stop`.
 * @throws FolderInUse when another process runs on the same folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataFolder, durable = true, connections = 0, refuge = defaultRefuge, log } = options;
  if (process.platform === 'win32')
    throw new OperatorError('No embedded PostgreSQL on Windows; name a server with DATABASE_URL');
  const { home, lockFile, account } = placeFor(dataFolder, refuge);
  const unlock = lockFolder(lockFile, dataFolder);
  try {
    const { initdb, postgres } = binariesFor(account, refuge);
    if (account && !home.startsWith(dataFolder)) {
      log(`PostgreSQL runs as user "${account.name}", who cannot enter ${dataFolder}: the records are in ${home}`);
    }
    await prepareCluster(home, initdb, account, durable);
    const [cluster, logFolder] = [join(home, 'cluster'), join(home, 'log')];
    const socketFolder = socketFolderFor(home, account);
    const settings = serverArguments({ socketFolder, logFolder, durable, connections });
    const urlOf = (name: string) => urlIn(socketFolder, name);
    const start = async () => {
      await stopOrphans(cluster);
      clearSocketFolder(socketFolder);
      return launch({
        program: postgres,
        arguments: ['-D', cluster, ...settings],
        account,
        url: urlOf('postgres'),
        logFolder,
      });
    };
    const server = await start();
    const stop = keepRunning(server, start, (event) => log(`${event} (log: ${logFolder})`));
    await createDatabase(urlOf('postgres')).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      url: urlOf(database),
      cluster,
      async stop() {
        await stop();
        removeSocketFolder(socketFolder);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether there are records of an embedded server for this data folder; none are made. */
export const hasRecords = (dataFolder: string, refuge = defaultRefuge): boolean =>
  existsSync(dataFolder) && existsSync(join(placeFor(dataFolder, refuge).home, 'cluster'));

/**
 * The server of a data folder for a while: the one that another process runs there, which goes on afterwards, else one
 * that is started and stopped for it.
 */
export async function withEmbeddedServer<T>(
  options: EmbeddedOptions,
  work: (server: Pick<EmbeddedServer, 'url' | 'cluster'>) => Promise<T>,
): Promise<T> {
  const own = await startEmbedded(options).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (own) {
    try {
      return await work(own);
    } finally {
      await own.stop();
    }
  }
  const { home, account } = placeFor(options.dataFolder, options.refuge ?? defaultRefuge);
  return work({ url: urlIn(socketFolderFor(home, account), database), cluster: join(home, 'cluster') });
}

/** @returns ends the server and does not start it again */
function keepRunning(first: Postmaster, start: () => Promise<Postmaster>, tell: (event: string) => void) {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const supervise = async () => {
    let server: Postmaster | undefined = first;
    let delay = restartDelay.shortest;
    while (true) {
      if (server) {
        await Promise.race([server.ended, stopped]);
        delay = restartDelay.shortest;
      }
      if (stopping.signal.aborted) return server?.stop();
      if (server) tell('PostgreSQL has ended by itself and is started again');
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      delay = Math.min(delay * 2, restartDelay.longest);
      if (stopping.signal.aborted) return;
      server = await start().catch((error: unknown) => void tell(String(error)));
    }
  };
  const done = supervise();
  return () => {
    stopping.abort();
    return done;
  };
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
