import type { Connect, Plugin } from 'vite';
import { type RunningServer, startServer, type StartOptions } from '../start/server.ts';

/** The API in development: started again whenever its code has changed. */
export interface DevelopedApi {
  /** Its address as soon as it serves; undefined while what was last written does not start. */
  address(): Promise<string | undefined>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Lets calls of the browser wait while it starts, so that no page hears of a server that is away. */
  waiting: Plugin;
}

export const developApi = (options: StartOptions): DevelopedApi => {
  const start = (): RunningServer => startServer({ ...options, apart: true });
  let server = start();
  let stopped = false;
  /** Restarts follow each other; who waits for the address waits for the last. */
  let turn: Promise<unknown> = server.ready;

  const end = async ({ stop, ended }: RunningServer): Promise<void> => {
    stop();
    await ended;
  };
  const address = async (): Promise<string | undefined> => {
    for (let seen: unknown; seen !== turn; ) await (seen = turn);
    return server.ready;
  };
  const hold: Connect.NextHandleFunction = (_request, _response, next) => void address().finally(() => next());

  return {
    address,
    restart() {
      const done = turn.then(async () => {
        await end(server);
        if (!stopped) await (server = start()).ready;
      });
      turn = done;
      return done;
    },
    async stop() {
      stopped = true;
      await turn;
      await end(server);
    },
    waiting: {
      name: 'sluice-wait-for-api',
      configureServer: ({ middlewares }) => void ['/api', '/docs'].forEach((path) => middlewares.use(path, hold)),
    },
  };
};
