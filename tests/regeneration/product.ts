import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTenant } from '../../server/tenant/create.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { startServer } from '../../tools/start/server.ts';
import { createTestDatabase } from '../database.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a call was answered with; `items` where it was about several records. */
export interface Answer {
  status: number;
  data?: Row & { items?: readonly Row[] };
  message?: string;
}

/** A product that runs in a process of its own, seen from outside. */
export interface Running {
  /** A call of the administrator; `path` is below `/api/v1`. */
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** What stands at an address, as text. */
  page(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** A database with a network in it, on which one version of the product after another runs. */
export interface Installation {
  /** Connection string as the schema's owner. */
  url: string;
  start(folder: string): Promise<Running>;
  remove(): Promise<void>;
}

const administrator = { firstName: 'Ada', email: 'ada@network.example', password: 'correct-horse-1' };

export const createInstallation = async (): Promise<Installation> => {
  const { database, url, drop } = await createTestDatabase();
  const data = await mkdtemp(join(tmpdir(), 'sluice-regeneration-data-'));
  await syncPermissions(database);
  await createTenant(database, { name: 'Network', admin: administrator });

  return {
    url,
    async start(folder) {
      const log: string[] = [];
      const environment = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url, SLUICE_DATA: data, SLUICE_DEMO: '0' };
      const server = startServer({ folder, environment, show: (line) => void log.push(line) });
      const address = await server.ready;
      if (!address) throw new Error(`The server did not start:\n${log.join('\n')}`);

      const ask = async (
        method: string,
        path: string,
        headers: Record<string, string>,
        body?: object,
      ): Promise<Answer> => {
        const response = await fetch(`${address}/api/v1${path}`, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
      };
      const { email, password } = administrator;
      const { data: session } = await ask('POST', '/login', {}, { email, password });
      const headers = { authorization: `Bearer ${String(session?.['token'])}` };
      return {
        call: (method, path, body) => ask(method, path, headers, body),
        page: async (path) => (await fetch(address + path)).text(),
        async stop() {
          server.stop();
          await server.ended;
        },
      };
    },
    async remove() {
      await drop();
      await rm(data, { recursive: true });
    },
  };
};
