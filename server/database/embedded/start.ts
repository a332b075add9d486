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
  /** Connection string of the product's database as its owner, over the Unix socket. */
  url: string;
  /** Absolute path of the data directory. */
  cluster: string;
  /** Stops the server and releases the folder. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute path; the data goes into `<dataFolder>/postgres` if possible. */
  dataFolder: string;
  /** False only for tests; see ServerSettings. */
  durable?: boolean;
  /** Number of connections shared by calls, if above the default. */
  connections?: number | undefined;
  /** Where root stores the data if PostgreSQL's user may not enter the data folder. */
  refuge?: string;
  /** Receives one line for the operator. */
  log: (line: string) => void;
};

const database = 'sluice';
const defaultRefuge = '/var/lib/sluice';

const urlIn = (socketFolder: string, name: string): string =>
  `postgresql://${owner}@${encodeURIComponent(socketFolder)}/${name}`;
const restartDelay = { shortest: 100, longest: 5_000 };

/**
 * Starts the real PostgreSQL that npm installed, creating its data directory on the first start, and keeps it running:
 * if it ends on its own (killed, or the disk was full), it is restarted until `stop`.
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

/** Whether an embedded server has data for this data folder; creates none. */
export const hasRecords = (dataFolder: string, refuge = defaultRefuge): boolean =>
  existsSync(dataFolder) && existsSync(join(placeFor(dataFolder, refuge).home, 'cluster'));

/**
 * Runs work with a data folder's server: the one that another process runs there, which keeps running, or one that is
 * started and stopped for it.
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

/** @returns stops the server for good */
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
