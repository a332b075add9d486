import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { recordOf } from '../../domain/records.ts';
import { startEmbedded } from '../../server/database/embedded/start.ts';

/** The PostgreSQL server on which all sides work, with the product's settings and nothing else. */
export interface Environment {
  /** A temporary folder open to any user. */
  folder: string;
  /** Creates an empty database; returns its connection string as the server's owner. */
  database(name: string): Promise<string>;
  /** Writes what is in memory to disk, so that each measurement starts alike. */
  settle(): Promise<void>;
  version: string;
  stop(): Promise<void>;
}

/** Runs one statement on a connection of its own. */
export const query = async (url: string, sql: string, values: readonly unknown[] = []): Promise<unknown[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    // Without values there may be several statements.
    const { rows } = await (values.length > 0 ? client.query(sql, [...values]) : client.query(sql));
    return rows ?? [];
  } finally {
    await client.end();
  }
};

/** Starts a durable server in a temporary folder; stopping it removes the folder. */
export const prepareEnvironment = async (): Promise<Environment> => {
  // With links resolved and open to others, since PostgreSQL may run as another user.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sluice-bench-')));
  chmodSync(folder, 0o711);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const server = await startEmbedded({ dataFolder: folder, log: () => undefined });
    const [row] = await query(server.url, "select current_setting('server_version') as version");
    const { version = '' } = recordOf(row);
    return {
      folder,
      version: String(version),
      async database(name) {
        await query(server.url, `create database ${name}`);
        const url = new URL(server.url);
        url.pathname = `/${name}`;
        return url.href;
      },
      settle: async () => void (await query(server.url, 'checkpoint')),
      async stop() {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
