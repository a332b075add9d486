import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate as next, setTimeout as pause } from 'node:timers/promises';
import type { Connect, Plugin } from 'vite';
import { type RunningServer, type StartedServer, startServer, type StartOptions } from '../start/server.ts';

/** The API in development, restarted whenever its code changes. */
export interface DevelopedApi {
  /** Returns its address once it serves; undefined while the latest code does not start. */
  address(): Promise<string | undefined>;
  restart(): Promise<void>;
  /** Prepares a process that takes over at the next restart, with everything loaded except the project's own code. */
  prepare(): void;
  stop(): Promise<void>;
  /** Holds the browser's calls while it starts, so that no page sees an unreachable server. */
  waiting: Plugin;
}

/** How long a restart waits for calls that are on their way to the server, in milliseconds. */
const timeout = 2_000;

const warm = join(import.meta.dirname, 'warm.ts');

export const developApi = (options: StartOptions): DevelopedApi => {
  const start = (): StartedServer => startServer({ ...options, apart: true });
  let server: RunningServer = start();
  let spare: StartedServer | undefined;
  let stopped = false;
  const takeOver = async (): Promise<void> => {
    const following = spare ?? start();
    spare = undefined;
    server = following;
    following.go();
    await server.ready;
  };
  /** Restarts run one after another; anyone waiting for the address waits for the last one. */
  let turn: Promise<unknown> = server.ready;

  const end = async ({ stop, ended }: RunningServer): Promise<void> => {
    stop();
    await ended;
  };
  const address = async (): Promise<string | undefined> => {
    for (let seen: unknown; seen !== turn; ) await (seen = turn);
    return server.ready;
  };
  const underWay = new Set<ServerResponse>();
  const hold: Connect.NextHandleFunction = (_request, response, pass) =>
    void address().finally(() => {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      pass();
    });
  /** Waits for calls that were let through: they may not have reached the server yet, and would no longer find it. */
  const answered = async (): Promise<void> => {
    await next();
    const closed = [...underWay].map((response) => once(response, 'close'));
    await Promise.race([Promise.all(closed), pause(timeout, undefined, { ref: false })]);
  };

  return {
    address,
    restart() {
      const done = turn.then(async () => {
        await answered();
        await end(server);
        if (!stopped) await takeOver();
      });
      turn = done;
      return done;
    },
    prepare() {
      if (!stopped) spare ??= startServer({ ...options, apart: true, held: warm });
    },
    async stop() {
      stopped = true;
      await turn;
      await Promise.all([end(server), spare && end(spare)]);
    },
    waiting: {
      name: 'sluice-wait-for-api',
      configureServer: ({ middlewares }) => void ['/api', '/docs'].forEach((path) => middlewares.use(path, hold)),
    },
  };
};
