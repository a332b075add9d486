import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { demoCustomer } from '../../server/demo/signIns.ts';
import { streamLog } from './logLine.ts';

const root = join(import.meta.dirname, '../..');

/** Where the server will listen, by the same variables as it reads itself. */
export const serverAddress = (): string => {
  const host = process.env.HOST || '127.0.0.1';
  const reached = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${reached}:${process.env.PORT || '8080'}`;
};

/**
 * Starts the server and shows its log. A fresh embedded database gets the demo network; one that DATABASE_URL names
 * gets it only when SLUICE_DEMO says so.
 */
export const startServer = (nodeArguments: readonly string[] = []): ChildProcess => {
  const demo = process.env.SLUICE_DEMO || (process.env.DATABASE_URL ? '0' : '1');
  const server = spawn(process.execPath, [...nodeArguments, join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, SLUICE_DEMO: demo },
  });
  streamLog(server.stdout);
  return server;
};

const settings = z.object({ data: z.object({ customerId: z.string().nullish() }) });

/** Whether the network that answers at the address is the demo one. */
export const isDemo = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/api/v1/public/tenant/api-settings/`).catch(() => undefined);
  const read = settings.safeParse(await answer?.json().catch(() => undefined));
  return read.data?.data.customerId === demoCustomer;
};
