import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Running, startServing } from '../serving.ts';

const run = promisify(execFile);

const admin = { email: 'admin@example.com', password: 'measured-with-care' };

/** In production mode, over the same socket as all others; nothing is reported to the outside. */
const environment = (databaseUrl: string, folder: string, port: number): Record<string, string> => {
  const { hostname, pathname, username } = new URL(databaseUrl);
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'a secret of at least thirty-two characters',
    DB_CLIENT: 'pg',
    DB_HOST: decodeURIComponent(hostname),
    DB_PORT: '5432',
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: 'trusted',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ACCESS_TOKEN_TTL: '1d',
    LOG_LEVEL: 'warn',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    EXTENSIONS_PATH: join(folder, 'extensions'),
  };
};

/** Creates the peer's own tables in an empty database. */
export const preparePeer = async (program: string, databaseUrl: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, ...environment(databaseUrl, folder, 0) };
  await run(process.execPath, [program, 'bootstrap'], { cwd: folder, env, maxBuffer: 2 ** 26 });
};

/** Starts the peer on a prepared database. */
export const startPeer = (program: string, databaseUrl: string, folder: string): Promise<Running> =>
  startServing({
    command: [program, 'start'],
    cwd: folder,
    environment: (port) => environment(databaseUrl, folder, port),
    logFile: join(folder, 'server.log'),
    readyPath: '/server/ping',
  });

const signedIn = z.object({ data: z.object({ access_token: z.string() }) });

/** Signs in as its administrator; returns the bearer token. */
export const signInToPeer = async (address: string): Promise<string> => {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return signedIn.parse(await answer.json()).data.access_token;
};
