import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Running, startServing } from './serving.ts';

const root = join(import.meta.dirname, '..');

interface ProductParts {
  databaseUrl: string;
  /** The folder for its files and its log. */
  folder: string;
  demo: boolean;
  /** Folder for a CPU profile, written when it stops. */
  profile?: string | undefined;
  /** Internal hosts that it may call. */
  outboundAllow?: string;
}

/** Starts the product as `npm start` does, on a database of this run. */
export const startProduct = ({
  databaseUrl,
  folder,
  demo,
  profile,
  outboundAllow = '',
}: ProductParts): Promise<Running> => {
  mkdirSync(folder, { recursive: true });
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  return startServing({
    command: [...profiling, join(root, 'server/main.ts')],
    cwd: root,
    environment: (port) => ({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SLUICE_DATA: folder,
      // Several may work on one database.
      SLUICE_SECRET: 'a secret of at least thirty-two characters',
      SLUICE_DEMO: demo ? '1' : '0',
      SLUICE_DEMO_DAYS: '7',
      SLUICE_OUTBOUND_ALLOW: outboundAllow,
    }),
    logFile: join(folder, 'server.log'),
    readyPath: '/readyz',
  });
};

const signedIn = z.object({ data: z.object({ token: z.string() }) });

/** Signs in, to the network of a host if one is given; returns the bearer token. */
export const signIn = async (
  address: string,
  { email, password }: { email: string; password: string },
  host?: string,
): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(host !== undefined && { origin: `http://${host}` }) },
    body: JSON.stringify({ email, password }),
  });
  return signedIn.parse(await answer.json()).data.token;
};

const counted = z.object({ data: z.object({ meta: z.object({ totalCount: z.int() }) }) });

/** Returns the number of campaigns according to a list. */
export const totalSaid = async (address: string, token: string): Promise<number> => {
  const answer = await fetch(`${address}/api/v1/user/campaigns?withMeta=totalCount`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return counted.parse(await answer.json()).data.meta.totalCount;
};
